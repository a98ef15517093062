import type { ChosenFile, FileKind } from '@sundowner/enquiries/forms/form';
import { useRef } from 'react';
import { FileField } from '../../ui/field/file-field.tsx';
import { type FormFieldProps, fieldCommon } from './field-common.ts';
import { asText } from './field-values.ts';

/** A file of the visitor's, as its field's rule takes one. */
export function FileControl(props: FormFieldProps) {
  const { field, values, files, handlers } = props;
  const lastChoice = useRef(Promise.resolve());
  return (
    <FileField
      {...fieldCommon(props)}
      accept={(field.file?.kinds ?? []).map((kind) => `.${kind}`).join(',')}
      maxBytes={field.file?.maxBytes ?? 0}
      file={files[field.name] ?? null}
      onChange={(file) => {
        // One after the other: a file that is read slowly must not stand in the place of a later one.
        lastChoice.current = lastChoice.current.then(() => handlers.choose(field, file, readChosenFile));
      }}
      reminder={fileReminder(asText(values[field.name]))}
    />
  );
}

/** What a form that was loaded anew says of a file it had. */
function fileReminder(name: string): string | undefined {
  if (name === '') return undefined;
  return `Please choose ${name} again: a page that is loaded anew keeps what you wrote, and no files.`;
}

const begins = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);

/**
 * What the first bytes of a file say it is: "%PDF-", or a zip with the name of a Word document. The server looks closer.
 */
async function fileKind(file: Blob & { readonly name: string }): Promise<FileKind | null> {
  // A file that cannot be read, because it was moved or its drive taken out, is of no kind we take.
  const start = await file
    .slice(0, 5)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const bytes = new Uint8Array(start);
  if (begins(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'pdf';
  return begins(bytes, [0x50, 0x4b, 0x03, 0x04]) && /\.docx$/i.test(file.name) ? 'docx' : null;
}

/** A file of the visitor's as the form's rules judge it. */
const readChosenFile = async (file: File): Promise<ChosenFile> => ({
  fileName: file.name,
  bytes: file.size,
  kind: await fileKind(file),
});

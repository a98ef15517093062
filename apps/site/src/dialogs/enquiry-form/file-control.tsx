import { FileField } from '../../ui/field/file-field.tsx';
import { type FormFieldProps, fieldCommon } from './field-common.ts';
import { asText } from './field-values.ts';

/** A file of the visitor's, as its field's rule takes one. */
export function FileControl(props: FormFieldProps) {
  const { field, values, files, handlers } = props;
  return (
    <FileField
      {...fieldCommon(props)}
      accept={(field.file?.kinds ?? []).map((kind) => `.${kind}`).join(',')}
      maxBytes={field.file?.maxBytes ?? 0}
      file={files[field.name] ?? null}
      onChange={(file) => handlers.choose(field, file)}
      reminder={fileReminder(asText(values[field.name]))}
    />
  );
}

/** What a form that was loaded anew says of a file it had. */
function fileReminder(name: string): string | undefined {
  if (name === '') return undefined;
  return `Please choose ${name} again: a page that is loaded anew keeps what you wrote, and no files.`;
}

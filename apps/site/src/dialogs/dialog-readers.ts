import { formFor } from '@sundowner/enquiries/forms/registry';
import type { Reading } from '../content/reading/reading.ts';
import { dialogAt } from './dialog-address.ts';
import type { DialogOrigin } from './dialog-description.ts';
import type { DialogAsked, DialogReader, DialogWords } from './dialog-reader.ts';
import { formReader } from './form/form-reader.ts';

/** A dialog with what it shows. */
export interface DialogRead {
  /** What follows `/enquire/`: "book", "amenities/reed-camp". */
  readonly path: string;
  readonly content: DialogOrigin;
  readonly words: DialogWords;
}

const readers = import.meta.glob<DialogReader<DialogOrigin>>(['./*/*-reader.ts', '!./form/*'], {
  eager: true,
  import: 'reader',
});

/** The reader of a dialog's folder; that of a form where there is none. */
function readerOf(path: string): DialogReader<DialogOrigin> | null {
  const name = dialogAt(`/enquire/${path}`)?.name;
  const reader = name && readers[`./${name}/${name}-reader.ts`];
  const form = reader ? null : formFor(path);
  return reader ?? (form && formReader(form));
}

/**
 * What a dialog shows, for the dialog over a page and for its own page alike.
 *
 * @param path what follows `/enquire/`
 * @returns `null` when there is no such dialog
 * @throws OutageError when it is nothing without its content, and that cannot be read
 */
export async function readDialog(
  reading: Reading,
  path: string,
  visit: Omit<DialogAsked, 'item'>,
): Promise<DialogRead | null> {
  const reader = readerOf(path);
  const [, item = ''] = path.split('/', 2);
  const content = reader && (await reader.read(reading, { ...visit, item }));
  return content && { path, content, words: reader.words(content) };
}

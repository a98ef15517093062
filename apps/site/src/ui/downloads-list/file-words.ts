import { sizeInWords } from '../field/size-in-words.ts';

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'image/jpeg': 'JPEG',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
};

/** "PDF" of `application/pdf`; empty for a media type nobody has a word for. */
export const kindOfFile = (type: string): string => kinds[type] ?? '';

/**
 * "PDF, 240 KB"; what is not known is left out.
 *
 * @param type media type: `application/pdf`
 * @param size bytes
 */
export function fileWords({ type, size }: { readonly type: string; readonly size: number | null }): string {
  const kind = kindOfFile(type);
  if (size === null) return kind;
  const bytes = sizeInWords(size);
  return kind ? `${kind}, ${bytes}` : bytes;
}

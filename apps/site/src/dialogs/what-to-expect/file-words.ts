import type { File } from '../../content/model/common.ts';
import { sizeInWords } from '../../ui/field/size-in-words.ts';

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
};

/** "PDF, 240 KB"; what is not known is left out. */
export function fileWords({ type, size }: Pick<File, 'type' | 'size'>): string {
  const kind = kinds[type] ?? '';
  if (size === null) return kind;
  const bytes = sizeInWords(size);
  return kind ? `${kind}, ${bytes}` : bytes;
}

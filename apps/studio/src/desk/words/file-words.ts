const kinds: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'Word document',
  'application/pdf': 'PDF',
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'application/octet-stream': 'file',
};

const fields: Readonly<Record<string, string>> = { cv: 'CV', photo: 'Photograph' };

/** "CV, PDF": what a file is, never what it is called. */
export function fileKindWords(field: string, kind: string): string {
  return `${fields[field] ?? field}, ${kinds[kind] ?? kind}`;
}

/** "Flight times" of "Flight_times.pdf": what a file was called, as words. */
export function fileTitle(name: string): string {
  const plain = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return plain || 'File';
}

/** "PDF", of a file that came with a mail. */
export const kindOfFile = (kind: string): string => kinds[kind] ?? kind.split('/').at(-1) ?? kind;

/** "240 kB", "1.2 MB". @param bytes the file's length */
export function sizeWords(bytes: number): string {
  return bytes < 950_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

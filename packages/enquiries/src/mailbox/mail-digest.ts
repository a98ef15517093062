import { createHash } from 'node:crypto';

interface DigestedFile {
  readonly name: string;
  readonly content: Uint8Array | ArrayBuffer | string;
}

/** What is the same of a mail that came twice, by whatever ways it did: hexadecimal SHA-256 of its subject, words and files. */
export function digestOf(subject: string, words: readonly string[], files: readonly DigestedFile[]): string {
  const hash = createHash('sha256');
  for (const text of [subject.replace(/\s+/g, ' ').trim(), ...words])
    hash.update(`${text.length}:`).update(text);
  for (const { name, content } of files)
    hash.update(`${name}:`).update(typeof content === 'string' ? content : new Uint8Array(content));
  return hash.digest('hex');
}

import { extname } from 'node:path';

/** What is known of a file without reading it. */
export interface StoredFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Where the files of the library lie: pictures with their sizes, films and PDFs, each under a name of its own. */
export interface MediaStore {
  /** `s3://bucket/folder`, or a folder. */
  readonly words: string;
  /** @returns `null` for a name there is not @throws MediaStoreError */
  read(name: string): Promise<Buffer | null>;
  /**
   * @returns `null` for a name there is not; the digest is of the bytes as they were written (SHA-256, in hex), or `null` where nobody noted it
   * @throws MediaStoreError
   */
  look(name: string): Promise<{ readonly size: number; readonly digest: string | null } | null>;
  /** Writes it whole or not at all, over what was there. @throws MediaStoreError */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** One that is not there is no fault. @throws MediaStoreError */
  remove(name: string): Promise<void>;
  /** Every file but hidden ones. @throws MediaStoreError */
  list(): AsyncGenerator<StoredFile, void>;
}

/** The store cannot be used just now, or as it is set; the message says so without naming a file. */
export class MediaStoreError extends Error {
  override readonly name = 'MediaStoreError';
}

/** A name files of the library have: no folders, no hidden files. */
export const isFileName = (name: string): boolean => /^[^./\\\0][^/\\\0]{0,254}$/.test(name);

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

/** By its name, which an upload gets from its bytes: what a store says of a file is nobody's word for what it holds. */
export const typeOfFile = (name: string): string =>
  types[extname(name).toLowerCase()] ?? 'application/octet-stream';

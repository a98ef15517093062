import type { Collection } from '@sundowner/brand';
import type { ImportWords, TargetCollection } from './targets.ts';

/** An entry as the studio stores it. */
export interface StoredEntry {
  readonly id: number;
  /** `sys.id` it was imported from, or `null` for one written here. */
  readonly importedFrom: string | null;
  /** Of its newest version, drafts included. ISO 8601. */
  readonly updatedAt: string;
  readonly inTrash: boolean;
  readonly published: boolean;
  /** Name of the file it keeps, or `null`. */
  readonly filename: string | null;
  /** Its values of the fields no two entries may share. */
  readonly keys: Readonly<Record<string, string>>;
}

/** What the import recorded about an item it finished: an item without a note was left half-way and is written again. */
export interface ImportRecord {
  /** Of everything the import wrote. */
  readonly digest: string;
  /** `updatedAt` as the import left the entry; anything later is an editor's. */
  readonly updatedAt: string;
}

export type EntryState = 'published' | 'draft' | 'trash';

export interface Writing {
  readonly collection: string;
  /** `null` makes a new entry. */
  readonly id: number | null;
  readonly importedFrom: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly as: EntryState;
  /** Leaves what is published as it is and saves a newer draft over it. */
  readonly over?: boolean;
  /** Takes what may be published of it off the site first: it is a draft in Contentful now. */
  readonly unpublish?: boolean;
}

export interface FileData {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The studio as the import uses it: its own operations, so that checks, hooks, versions and renditions apply. */
export interface PayloadImporter {
  /** What is published when the import begins. */
  readonly places: Collection;
  readonly collections: readonly TargetCollection[];
  /** The choices of its fields that name a property or a region. */
  readonly words: ImportWords;
  /** Bytes a file may have. */
  readonly largestFile: number;
  /** The collection that keeps files of a type (`image/jpeg`), or `null`. */
  keeperOf(fileType: string): string | null;
  /** @param importedFrom only what was imported from these */
  stored(collection: string, importedFrom?: readonly string[]): Promise<readonly StoredEntry[]>;
  /** @returns the entry's id. @throws Error with the studio's words, field by field */
  write(writing: Writing): Promise<number>;
  /** @throws Error with the studio's words */
  upload(
    writing: Omit<Writing, 'as'> & { readonly file: FileData | null },
  ): Promise<{ readonly id: number; readonly filename: string | null }>;
  notes(collection: string): Promise<ReadonlyMap<string, ImportRecord>>;
  note(collection: string, notes: ReadonlyMap<string, ImportRecord>): Promise<void>;
  /** Promises to tell the site of these collections, so that it hears of them should the import be killed. */
  willTell(collections: readonly string[]): Promise<void>;
  /** Tells the site, once, that these collections changed; nothing when there are none. */
  tell(collections: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

import type { EntryFacts, Id } from './entry-facts.ts';
import type { Findable } from './findable.ts';
import type { FileFacts } from './findings.ts';

/** What is known of one row of a collection. */
export interface KnownEntry {
  readonly facts: EntryFacts;
  /** The path of its own page, while it is published. */
  readonly path: string | null;
  /** `isPlaced` of @sundowner/brand, while it is published. */
  readonly placed: boolean;
  /** The page of this site that is its own or has it as a part, while it is published. */
  readonly place: string | null;
  /** The page key it introduces, for a page introduction. */
  readonly introduces: string | null;
  /** The last part of its address; empty where it has none. */
  readonly slug: string;
}

/** One collection as it was last looked through. */
export interface KnownCollection {
  readonly entries: Map<Id, KnownEntry>;
  readonly drafts: Map<Id, EntryFacts>;
  readonly files: Map<Id, FileFacts>;
  /** Entries and files as the search knows them: with the words of a draft that waits. */
  readonly findable: Map<Id, Findable>;
  /** `updatedAt` of the newest row and the newest version seen, ISO 8601. */
  newestRow: string | null;
  newestVersion: string | null;
}

export type KnownCollections = Map<string, KnownCollection>;

export function newCollection(): KnownCollection {
  return {
    entries: new Map(),
    drafts: new Map(),
    files: new Map(),
    findable: new Map(),
    newestRow: null,
    newestVersion: null,
  };
}

import type { PropertyKey } from '@sundowner/brand';
import type { DownloadEntry } from './downloads.ts';

/** What addresses name the filters of documents by (CNT-20). */
export const documentFilterNames = { property: 'property', words: 'q' } as const;

/** Letters of a search that are read; more is no search. */
export const longestDocumentSearch = 100;

export interface DocumentGroup {
  readonly heading: string;
  readonly documents: readonly DownloadEntry[];
}

/** Documents as an address asks for them. */
export interface DocumentListing {
  /** Those that match, in the groups that have some. */
  readonly groups: readonly DocumentGroup[];
  /** How many match. */
  readonly count: number;
  /** Properties some document is about, in the collection's order. */
  readonly properties: readonly PropertyKey[];
  /** The property chosen; `null` for all. */
  readonly property: PropertyKey | null;
  /** What is searched for; empty for everything. */
  readonly words: string;
}

import { type DocumentKind, documentKinds, propertyOfKey } from '@sundowner/brand';
import { currentCollection } from '../places/collection-scope.ts';
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
export type DocumentListing = ReturnType<typeof listDocuments>;

/** Words as a search compares them: without accents, in small letters. */
const plain = (words: string) => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const propertyNamed = (key: string | null) => propertyOfKey(key ?? '', currentCollection());

/** Whether every word of a search begins a word of the document's title, description, subject or property. */
function isFound(document: DownloadEntry, heading: string, words: readonly string[]): boolean {
  const { title, description, property } = document;
  const text = plain([heading, title, description, propertyNamed(property)?.name ?? ''].join(' '));
  const all = text.split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => all.some((other) => other.startsWith(word)));
}

/**
 * The documents that match what an address asks; a property nobody has is left aside (CNT-20).
 *
 * @param groups every document of the page, by subject
 */
export function listDocuments(groups: readonly DocumentGroup[], asked: URLSearchParams) {
  const every = groups.flatMap(({ documents }) => documents);
  const known = new Set(every.map(({ property }) => property));
  const chosen = propertyNamed(asked.get(documentFilterNames.property))?.key ?? null;
  const property = known.has(chosen) ? chosen : null;
  const words = (asked.get(documentFilterNames.words) ?? '').trim().slice(0, longestDocumentSearch);
  const wanted = plain(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const matching = groups
    .map(({ heading, documents }) => ({
      heading,
      documents: documents.filter(
        (each) => (property === null || each.property === property) && isFound(each, heading, wanted),
      ),
    }))
    .filter(({ documents }) => documents.length > 0);
  return {
    /** Those that match, in the groups that have some. */
    groups: matching,
    /** How many match. */
    count: matching.reduce((sum, { documents }) => sum + documents.length, 0),
    /** Properties some document is about, in the collection's order. */
    properties: currentCollection()
      .properties.map(({ key }) => key)
      .filter((key) => known.has(key)),
    /** The property chosen; `null` for all. */
    property,
    /** What is searched for; empty for everything. */
    words,
  };
}

const isKind = (category: string): category is DocumentKind => category in documentKinds;

/** Documents under the kinds the studio has for them, in that order; one of a kind of its own comes last. */
export function groupsByKind(documents: readonly DownloadEntry[]): readonly DocumentGroup[] {
  const kinds = Object.entries(documentKinds).map(([kind, heading]) => ({
    heading,
    documents: documents.filter(({ category }) => category === kind),
  }));
  const others = documents.filter(({ category }) => !isKind(category));
  return [...kinds, { heading: 'Other documents', documents: others }].filter(
    (group) => group.documents.length > 0,
  );
}

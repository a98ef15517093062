import { collectionInScope, type KnownCollection } from './places/collection-scope.ts';
import { previewProof } from './reading/preview-scope.ts';
import { Reading, type ReadingParts, type Site } from './reading/reading.ts';
import type { ContentSource } from './reading/source.ts';
import type { SearchAnswer } from './search/findable.ts';
import { createFindableStore, type Found } from './search/findable-store.ts';
import { createSearch } from './search/search.ts';
import type { Question } from './search/search-index.ts';
import { readSearchWords } from './search/search-words.ts';

export interface Content {
  /**
   * The reads of one page: what the readers of this folder read from.
   *
   * @param signal cancels the reads; only for pages made for one visitor alone
   */
  forPage(signal?: AbortSignal): Reading;
  /** The site search over everything published; from the last good copy while the content service is away. */
  search(question: Question): Promise<SearchAnswer>;
  /** Every published entry whose page is built. @throws OutageError without a last good copy */
  findables(): Promise<Found>;
  /** Content under these tags changed, or anything: what is kept here of it is read anew. */
  changed(tags: readonly string[] | null): void;
}

export interface ContentParts extends Pick<ReadingParts, 'source' | 'snapshots' | 'log'> {
  /** Content with its drafts, for a preview that showed `proof`. */
  readonly drafts: (proof: string) => ContentSource;
  /** The published collection: search and sitemap are of it alone. */
  readonly collection: () => KnownCollection;
}

export function createContent({ drafts, collection, ...given }: ContentParts, site: Site): Content {
  const parts: ReadingParts = {
    ...given,
    ...{ site, failing: new Set() },
    collection: () => collectionInScope()?.collection ?? null,
  };
  const partsNow = (): ReadingParts => {
    const proof = previewProof();
    return proof === null ? parts : { ...parts, source: drafts(proof), drafts: true, failing: new Set() };
  };
  const findables = createFindableStore({
    collection,
    newReading: () => new Reading(parts),
    snapshots: given.snapshots,
  });
  const search = createSearch(async () => {
    const [found, { synonyms }] = await Promise.all([findables.all(), readSearchWords(new Reading(parts))]);
    return { ...found, synonyms };
  });
  return {
    search: (question) => search.ask(question),
    findables: () => findables.all(),
    changed(tags) {
      findables.forget(tags);
      search.forget();
    },
    forPage: (signal) => new Reading(partsNow(), signal),
  };
}

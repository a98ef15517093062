import { houseToday } from '../../installation/installation.ts';
import type { Findable, SearchAnswer } from './findable.ts';
import type { Found } from './findable-store.ts';
import { createSearchIndex, type Question } from './search-index.ts';
import type { Synonym } from './search-words.ts';

export interface Search {
  ask(question: Question): Promise<SearchAnswer>;
  /** Content changed: the next question is answered from what is published then. */
  forget(): void;
}

/** What is looked for, and the synonyms it is looked for by. */
export interface Searched extends Found {
  readonly synonyms: readonly Synonym[];
}

/** An offer is found while its page shows it, and nothing without a name. */
const isFoundOn =
  (today: string) =>
  ({ title, shown }: Findable): boolean =>
    title !== '' && (shown === null || (shown.from <= today && today <= shown.until));

/** Read anew after this long even without a change heard of, in milliseconds. */
const longestKept = 60_000;

/**
 * The search over everything published. Its index is made with the first question and brought up to date after a change;
 * while content cannot be read the last good copy is searched. Questions that come together wait for one reading.
 *
 * @param read what can be found now, and by which synonyms
 */
export function createSearch(
  read: () => Promise<Searched>,
  now: () => number = () => performance.now(),
): Search {
  const index = createSearchIndex();
  let ready: Promise<void> | null = null;
  /** One after the other: two at once would take from the index what the other adds. */
  let last: Promise<void> = Promise.resolve();
  let until = 0;

  async function make(): Promise<void> {
    const { findables, freshness, synonyms } = await read();
    until = now() + Math.min(longestKept, freshness.maxAge * 1000);
    await index.bring(findables.filter(isFoundOn(houseToday())), synonyms);
  }

  return {
    async ask(question) {
      if (ready && now() > until) ready = null;
      if (!ready) {
        // While it is read nobody else begins.
        until = Number.POSITIVE_INFINITY;
        const making = last.then(make);
        ready = making;
        last = making.catch(() => {
          if (ready === making) ready = null;
        });
      }
      await ready;
      return index.ask(question);
    },
    forget() {
      ready = null;
    },
  };
}

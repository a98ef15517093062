import type { SearchAnswer } from '../model/findable.ts';
import type { Found } from './findable-store.ts';
import { createSearchIndex, type Question } from './search-index.ts';

export interface Search {
  ask(question: Question): Promise<SearchAnswer>;
  /** Content changed: the next question is answered from what is published then. */
  forget(): void;
}

/** Read anew after this long even without a change heard of, in milliseconds. */
const longestKept = 60_000;

/**
 * The search over everything published. Its index is made with the first question and brought up to date after a change;
 * while content cannot be read the last good copy is searched. Questions that come together wait for one reading.
 *
 * @param read what can be found now
 */
export function createSearch(
  read: () => Promise<Found>,
  now: () => number = () => performance.now(),
): Search {
  const index = createSearchIndex();
  let ready: Promise<void> | null = null;
  /** One after the other: two at once would take from the index what the other adds. */
  let last: Promise<void> = Promise.resolve();
  let until = 0;

  async function make(): Promise<void> {
    const { findables, freshness } = await read();
    until = now() + Math.min(longestKept, freshness.maxAge * 1000);
    await index.bring(findables);
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

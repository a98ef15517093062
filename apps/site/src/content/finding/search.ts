import type { Findable, SearchAnswer } from '../model/findable.ts';
import { createSearchIndex, type Question, type SearchIndex } from './search-index.ts';

export interface Search {
  ask(question: Question): Promise<SearchAnswer>;
  /** Content changed: the next question is answered from what is published then. */
  forget(): void;
}

/** Read anew after this long even without a change heard of, in milliseconds. */
const longestKept = 60_000;
/** What could not be read whole is read again soon. */
const outageKept = 5000;

/**
 * The search over everything published. Its index is made with the first question and again after a change; while content
 * cannot be read the last good copy is searched. Questions that come together share one making.
 *
 * @param read what can be found now, and whether all of it could be read
 */
export function createSearch(
  read: () => Promise<{ readonly findables: readonly Findable[]; readonly whole: boolean }>,
  now: () => number = () => performance.now(),
): Search {
  let made: Promise<SearchIndex> | null = null;
  let until = 0;
  let index: SearchIndex | null = null;
  let built = '';

  async function make(): Promise<SearchIndex> {
    const { findables, whole } = await read();
    until = now() + (whole ? longestKept : outageKept);
    const print = findables.map(({ key, updatedAt, href }) => `${key} ${updatedAt} ${href}`).join('\n');
    if (!index || print !== built) {
      index = createSearchIndex(findables);
      built = print;
    }
    return index;
  }

  return {
    async ask(question) {
      if (made && now() > until) made = null;
      // Until it is read the clock of this one stands still.
      if (!made) {
        until = Number.POSITIVE_INFINITY;
        const making = make();
        made = making;
        making.catch(() => {
          if (made === making) made = null;
        });
      }
      return (await made).ask(question);
    },
    forget() {
      made = null;
    },
  };
}

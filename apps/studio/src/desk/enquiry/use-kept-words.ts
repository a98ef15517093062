'use client';

import { useCallback, useState } from 'react';
import { useDesk } from '../state/desk-context.ts';

/** What is written about an enquiry beside answers, each on its own: a new note, one that is changed, a call. */
export type KeptWhat = 'note' | `note/${string}` | 'call';

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage refused by the browser: they last as long as the page.
    return null;
  }
}

function keep(name: string, words: string | null): void {
  try {
    if (words === null) localStorage.removeItem(name);
    else localStorage.setItem(name, words);
  } catch {
    // As above.
  }
}

/**
 * Words that stay on the device until they are saved or thrown away: leaving the field, the enquiry or the page loses none of them, nor
 * does a desk that cannot be reached.
 *
 * @param begun what stands there before anybody has written
 */
export function useKeptWords(what: KeptWhat, reference: string, begun = '') {
  const { asker } = useDesk();
  const name = `sundowner-desk-words/${asker.id}/${reference}/${what}`;
  const [words, setWords] = useState(() => read(name) ?? begun);
  const write = useCallback(
    (next: string) => {
      setWords(next);
      keep(name, next === begun || next.trim() === '' ? null : next);
    },
    [name, begun],
  );
  const forget = useCallback(() => keep(name, null), [name]);
  return { words, write, forget };
}

/** Whether something was begun and neither saved nor thrown away. */
export function isBegun(person: string, reference: string, what: KeptWhat): boolean {
  return read(`sundowner-desk-words/${person}/${reference}/${what}`) !== null;
}

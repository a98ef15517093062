import { useEffect, useState } from 'react';
import type { OfferedWord, OfferedWords, WordOf } from '../places/words.ts';

/** A form has many such fields: they share one question. */
let asked: { readonly at: number; readonly answer: Promise<OfferedWords | null> } | null = null;

/** How long an answer is good for, in milliseconds. */
const freshMs = 5000;

async function ask(): Promise<OfferedWords | null> {
  const response = await fetch('/api/collection-words', { credentials: 'include' }).catch(() => null);
  return response?.ok ? ((await response.json()) as OfferedWords) : null;
}

function offered(): Promise<OfferedWords | null> {
  if (asked === null || Date.now() - asked.at > freshMs) asked = { at: Date.now(), answer: ask() };
  return asked.answer;
}

/** The words there are; `null` until they are known. */
export function useOfferedWords(of: WordOf): readonly OfferedWord[] | null {
  const [words, setWords] = useState<OfferedWords | null>(null);
  useEffect(() => {
    let gone = false;
    void offered().then((answer) => {
      if (!gone) setWords(answer);
    });
    return () => {
      gone = true;
    };
  }, []);
  return words?.[of] ?? null;
}

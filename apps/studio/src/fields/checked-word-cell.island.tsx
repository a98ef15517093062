'use client';

import { type WordOf, wordsIn } from '../places/words.ts';
import { useOfferedWords } from './use-offered-words.ts';

export interface CheckedWordCellProps {
  readonly cellData?: unknown;
  readonly of: WordOf;
}

/** In a list: what the word names, by its name. */
export function CheckedWordCell({ cellData, of }: CheckedWordCellProps) {
  const words = useOfferedWords(of);
  const named = (word: string) => words?.find(({ value }) => value === word)?.label ?? word;
  return <span>{wordsIn(cellData).map(named).join(', ')}</span>;
}

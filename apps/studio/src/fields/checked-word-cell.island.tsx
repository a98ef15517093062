'use client';

import type { DefaultCellComponentProps } from 'payload';
import type { WordOf } from '../collection/words.ts';
import { useOfferedWords } from './use-offered-words.ts';

/** In a list: what the word names, by its name. */
export function CheckedWordCell({ cellData, of }: DefaultCellComponentProps & { readonly of: WordOf }) {
  const words = useOfferedWords(of);
  const named = (word: unknown) => words?.find(({ value }) => value === word)?.label ?? String(word);
  const all = [cellData ?? []].flat().filter((word) => word !== '');
  return <span>{all.map(named).join(', ')}</span>;
}

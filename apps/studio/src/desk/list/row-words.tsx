import type { DeskRow } from '@sundowner/desk-wire/list';
import { Found } from './found.tsx';
import { aroundFound, foundWhereWords } from './found-words.ts';

/** What they wrote, from where a search found it; what it found elsewhere, with where. */
export function RowWords({ row, words }: { readonly row: DeskRow; readonly words: string }) {
  const { found } = row;
  if (found !== null && words !== '')
    return (
      <small dir="auto">
        {foundWhereWords[found.where]}: <Found text={`“${found.text}”`} words={words} />
      </small>
    );
  return (
    <small dir="auto">
      {row.words === null ? (
        'No message'
      ) : (
        <Found text={`“${aroundFound(row.words, words)}”`} words={words} />
      )}
    </small>
  );
}

import type { DeskRow } from '@sundowner/desk-wire/list';
import { aroundFound, foundParts, foundWhereWords } from './found-words.ts';
import { useDeskList } from './list-context.tsx';

/** A text in which what was searched for is marked. */
export function Found({ text, words }: { readonly text: string; readonly words: string }) {
  if (words === '') return text;
  let at = 0;
  return foundParts(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.found ? <mark key={key}>{part.text}</mark> : part.text;
  });
}

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

/** The box by which a row is selected; with Shift everything from the one before. */
export function RowCheck({ reference, name }: { readonly reference: string; readonly name: string }) {
  const { selected } = useDeskList();
  return (
    <label className="desk-check">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selected.chosen.has(reference)}
        onClick={(event) => {
          if (!event.shiftKey) return;
          event.preventDefault();
          selected.extendTo(reference);
        }}
        onChange={() => selected.toggle(reference)}
      />
    </label>
  );
}

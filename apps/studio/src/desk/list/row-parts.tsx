import type { DeskRow, FoundWhere } from '@sundowner/desk-wire/list';
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

/** Where a search found what a row does not show. */
const foundWhereWords: Readonly<Record<FoundWhere, string>> = {
  words: 'In what they wrote',
  form: 'In the form',
  answer: 'In an answer',
  mail: 'In a mail of theirs',
  call: 'In a telephone call',
  note: 'In a note',
  tag: 'In a tag',
};

/** A piece of a text, and whether it was searched for. */
export interface FoundPart {
  readonly text: string;
  readonly found: boolean;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A text with the words a search was for marked, each from where it begins: as the search finds them. */
export function foundParts(text: string, words: string): readonly FoundPart[] {
  const wanted = plain(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  if (wanted.length === 0) return [{ text, found: false }];
  const parts: FoundPart[] = [];
  for (const piece of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    if (piece === '') continue;
    const found = wanted.some((word) => plain(piece).startsWith(word));
    const last = parts.at(-1);
    if (last && last.found === found) parts[parts.length - 1] = { text: last.text + piece, found };
    else parts.push({ text: piece, found });
  }
  return parts;
}

/** The start of a text, moved on to where the first word searched for stands, so that it is seen in one line. */
export function aroundFound(text: string, words: string, before = 40): string {
  const parts = foundParts(text, words);
  const at = parts.findIndex(({ found }) => found);
  const ahead = parts.slice(0, Math.max(at, 0)).reduce((sum, part) => sum + part.text.length, 0);
  if (ahead <= before) return text;
  const from = text.indexOf(' ', ahead - before);
  return from < 0 || from >= ahead ? text : `…${text.slice(from + 1)}`;
}

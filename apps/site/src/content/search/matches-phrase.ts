import type { Findable } from './findable.ts';
import { termsOf } from './query-terms.ts';

/** Texts as rows of terms: worked out once, since an editor's words come up in one question after another. */
const rows = new WeakMap<object, readonly string[]>();

const rowOf = (terms: readonly string[]): string => ` ${terms.join(' ')} `;

type Spoken = Pick<Findable, 'title' | 'place' | 'kind' | 'summary' | 'text' | 'also'>;

function rowsOf(findable: Spoken): readonly string[] {
  const before = rows.get(findable);
  if (before) return before;
  const { title, summary, text, also } = findable;
  const made = [title, summary, text, also].map((words) => rowOf(termsOf(words)));
  rows.set(findable, made);
  return made;
}

/**
 * Whether an entry says what these terms say together: in its name, with its place and kind, in any order; in its other words, one after
 * another. A long story has "every" in one place and "room" in another, and says nothing of "in every room".
 */
export function matchesPhrase(findable: Spoken, terms: readonly string[]): boolean {
  if (terms.length < 2) return true;
  const name = new Set([findable.title, findable.place, findable.kind].flatMap(termsOf));
  return terms.every((term) => name.has(term)) || rowsOf(findable).some((row) => row.includes(rowOf(terms)));
}

import { createHmac } from 'node:crypto';
import { keptNumber } from '@sundowner/desk-wire/telephone';
import { plain, spelledOut, wordsInOrder } from '../store/plain-letters.ts';
import type { Vault } from '../store/vault.ts';

/** Words in nearly everything that is written, in the languages of most visitors: they find nothing, and are left out of both sides. */
const empty = new Set(
  `a an and are as at be but by can com de den der die do du ein eine en est et for from have http https i ich if in is ist it la le les me
  mit my no not of on or our so te that the them there they this to und une up us van was we were will with would www you your zu`.split(
    /\s+/,
  ),
);

/** Written without spaces between words: taken in twos. */
const unspaced = /[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}\p{scx=Thai}]+/gu;

function pairs(run: string): string[] {
  const letters = [...run];
  return letters.length === 1
    ? letters
    : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** The words of a text as they are looked for, each once: no accents, no case, none that is in everything. */
export const plainWords = (text: string): string[] => wordsOfPlain(plain(text));

function wordsOfPlain(text: string): string[] {
  const { paired, spaced } = apart(text);
  const found = new Set<string>(paired);
  for (const word of wordsInOrder(spaced)) if (word.length > 1 && !empty.has(word)) found.add(word);
  return [...found];
}

/** What is written without spaces, in pairs, and the rest of a plain text. */
function apart(text: string): { readonly paired: readonly string[]; readonly spaced: string } {
  const paired: string[] = [];
  const spaced = text.replace(unspaced, (run) => {
    paired.push(...pairs(run));
    return ' ';
  });
  return { paired, spaced };
}

/** Whether one of the words of a plain text is what `isIt` says. As `plainWords` has them, but without a list of them. */
export function someWord(plainText: string, isIt: (word: string) => boolean): boolean {
  const { paired, spaced } = apart(plainText);
  return (
    paired.some(isIt) ||
    wordsInOrder(spaced).some((word) => word.length > 1 && !empty.has(word) && isIt(word))
  );
}

/** The words a text is found by: umlauts are looked for either way. */
export function wordsOfText(text: string): string[] {
  const other = spelledOut(text);
  const words = plainWords(text);
  return other === null ? words : [...new Set([...words, ...wordsOfPlain(other)])];
}

/** The words of a query, each with the other way it may be written. */
export function wordsOfQuery(query: string): (readonly [string, ...string[]])[] {
  const asked = new Map<string, readonly [string, ...string[]]>();
  for (const piece of query.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const words = plainWords(piece);
    const other = words.length === 1 ? spelledOut(piece) : null;
    for (const word of words) asked.set(word, other === null || other === word ? [word] : [word, other]);
  }
  return [...asked.values()];
}

/** Whether a query is a telephone number: as it was typed, however it is grouped; an extension is none of it. */
export function telephoneOf(written: string): string | null {
  const text = keptNumber(written).number;
  const digits = text.replace(/\D/g, '');
  // The last eight are the same with and without the country, and are nobody else's by chance.
  return /^[\d\s+()./-]+$/.test(text.trim()) && digits.length >= 8 ? `tel ${digits.slice(-8)}` : null;
}

/** Beginnings of a word by which it is found: typing goes on from the third letter to the tenth, and to the whole word. */
const shortest = 3;
const longest = 10;

/** A word and the beginnings that find it. */
export function beginningsOf(word: string): string[] {
  const letters = [...word];
  const last = Math.min(letters.length - 1, longest);
  const begun = Array.from({ length: Math.max(0, last - shortest + 1) }, (_, index) =>
    letters.slice(0, shortest + index).join(''),
  );
  return [...begun, word];
}

/** Gives the number that stands for a word in the store: 48 bits of a keyed hash, which without the key nobody works out. */
export type Term = (word: string) => number;

export function createTerm(vault: Pick<Vault, 'derive'>): Term {
  const key = vault.derive('search');
  return (word) => createHmac('sha256', key).update(`word:${word}`).digest().readUIntBE(0, 6);
}

/** The same for what asks for a word more than once, as long as it is kept: a keyed hash takes as long as finding the word. */
export function withMemory(term: Term): Term {
  const known = new Map<string, number>();
  return (word) => {
    const value = known.get(word) ?? term(word);
    known.set(word, value);
    return value;
  };
}

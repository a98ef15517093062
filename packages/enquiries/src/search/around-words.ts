import { plain, spelledOut } from '../store/plain-letters.ts';
import { someWord } from './plain-words.ts';
import { isSlipOf, unslippedParts } from './slips.ts';

/** Letters of an excerpt before the word that was found, and of all of it. */
const before = 40;
const longest = 160;

/** Whether a word of a text, plain, is what was asked for: it begins with it, or one slip makes the difference. */
export const matchesWord = (own: string, word: string): boolean =>
  own.startsWith(word) || isSlipOf(own, word);

/**
 * Some words, plain ones, to be looked for in many texts.
 *
 * @returns which of `among` a text has: whole or as the beginning of one of its own, one slip forgiven
 */
export function createWordFinder(
  words: readonly string[],
): (text: string, among?: readonly string[]) => readonly string[] {
  const parts = new Map(words.map((word) => [word, unslippedParts(word)]));
  return (text, among = words) => {
    const other = spelledOut(text);
    const ways = other === null ? [plain(text)] : [plain(text), other];
    // Most texts have nothing of what is asked: that is seen without taking them apart.
    const possible = among.filter((word) =>
      ways.some((way) => parts.get(word)?.some((part) => way.includes(part))),
    );
    if (possible.length === 0) return [];
    const missing = new Set(possible);
    const isLast = (own: string) => {
      for (const word of missing) if (matchesWord(own, word)) missing.delete(word);
      return missing.size === 0;
    };
    ways.some((way) => someWord(way, isLast));
    return possible.filter((word) => !missing.has(word));
  };
}

/** The place in a text of the first word that one of `words` begins; 0 where there is none. */
function placeOf(text: string, words: readonly string[]): number {
  for (const { 0: piece, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const isIt = (own: string | null) => own !== null && words.some((word) => matchesWord(own, word));
    if (isIt(plain(piece)) || isIt(spelledOut(piece))) return index;
  }
  return 0;
}

/** A line of a text around the first word that was found, whole words, with an ellipsis on each side where it goes on. */
export function aroundWords(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const at = placeOf(line, words);
  const space = at <= before ? -1 : line.indexOf(' ', at - before);
  const from = space < 0 || space >= at ? (at <= before ? 0 : at) : space + 1;
  const letters = [...line.slice(from, from + longest * 2)];
  const shown = letters.slice(0, longest).join('');
  const goesOn = from + shown.length < line.length;
  return `${from > 0 ? '…' : ''}${goesOn ? `${shown.trimEnd()}…` : shown}`;
}

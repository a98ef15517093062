import { plain, spelledOut } from '../store/plain-letters.ts';
import { wordsOfText } from './plain-words.ts';
import { isSlipOf } from './slips.ts';

/** Letters of an excerpt before the word that was found, and of all of it. */
const before = 40;
const longest = 160;

/** Whether a word of a text, plain, is what was asked for: it begins with it, or one slip makes the difference. */
export const matchesWord = (own: string, word: string): boolean =>
  own.startsWith(word) || isSlipOf(own, word);

/** Which of some words, plain ones, a text has: whole or as the beginning of one of its own, one slip forgiven. */
export function wordsIn(text: string, words: readonly string[]): readonly string[] {
  const own = wordsOfText(text);
  return words.filter((word) => own.some((each) => matchesWord(each, word)));
}

/** The place in a text of the first word that one of `words` begins; 0 where there is none. */
function placeOf(text: string, words: readonly string[]): number {
  for (const { 0: piece, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const own = [plain(piece), spelledOut(piece) ?? ''];
    if (words.some((word) => own.some((each) => matchesWord(each, word)))) return index;
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

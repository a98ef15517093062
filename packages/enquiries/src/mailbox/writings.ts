/** A text of a mail, one of its writings or a part of one. */
export interface Piece {
  readonly text: string;
  readonly isMarkup: boolean;
}

/** Words of a text, without the addresses that stand beside those of links. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/<[^<>\s]{1,8000}>|\bhttps?:\/\/\S{1,8000}/giu, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text }) => text.trimEnd()).join('\n\n');

/** So many words say no more than that the others are elsewhere. */
const longestNotice = 60;

/**
 * Which of the same words in two writings says them: the one without markup, but where that says less, speaks of HTML alone, or says something
 * else. @returns both where each says what the other does not
 */
function better(plain: readonly Piece[], marked: readonly Piece[]): readonly Piece[] {
  const ownWords = wordsIn(textOf(plain));
  const itsWords = wordsIn(textOf(marked));
  if (itsWords.length === 0) return plain;
  if (ownWords.length === 0) return marked;
  const own = new Set(ownWords);
  const isShort = ownWords.length <= longestNotice;
  if (isShort && own.has('html') && !itsWords.includes('html')) return marked;
  const shared = itsWords.filter((word) => own.has(word)).length;
  if (shared < itsWords.length / 2) return isShort ? marked : [...plain, ...marked];
  return itsWords.length > ownWords.length * 1.25 + 8 ? marked : plain;
}

/** What is shown of several writings of the same words. */
export function chosen(choices: readonly (readonly Piece[])[]): readonly Piece[] {
  const filled = choices.filter((pieces) => pieces.length > 0);
  const plain = filled.find((pieces) => pieces.every(({ isMarkup }) => !isMarkup));
  const marked = filled.findLast((pieces) => pieces.some(({ isMarkup }) => isMarkup));
  if (plain && marked) return better(plain, marked);
  return marked ?? plain ?? [];
}

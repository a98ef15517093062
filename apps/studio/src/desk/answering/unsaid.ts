/** A piece of a text: whether another text says it, too. */
export interface Piece {
  readonly text: string;
  readonly unsaid: boolean;
}

/** Words that carry something: four letters and more, and every number. */
function telling(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => [...word].length >= 4 || /\p{N}/u.test(word),
  );
}

/** Of a sentence's telling words, how many must stand in the other text for it to be said there. */
const enough = 0.6;

/**
 * A text in its sentences, and which of them another text does not say: what a stopped answer would have added. Judged by words, so
 * that it is a help for the eye and never a decision.
 */
export function unsaidIn(mine: string, theirs: string): Piece[] {
  const known = new Set(telling(theirs));
  return (mine.match(/[^.!?\n]+[.!?]*\s*|[.!?\n]+\s*/gu) ?? []).map((text) => {
    const words = telling(text);
    const stated = words.filter((word) => known.has(word)).length;
    return { text, unsaid: words.length > 1 && stated / words.length < enough };
  });
}

/** Of fewer letters a slip makes another word; of more, nobody types one. */
const shortest = 4;
const longest = 24;

const allLetters = new RegExp(`^\\p{L}{${shortest},${longest}}$`, 'u');

/** Whether a slip in a word is forgiven. */
export const forgives = (word: string): boolean => allLetters.test(word);

/** A word without one of its letters, each way once. */
export function withoutOne(word: string): string[] {
  const letters = [...word];
  return [...new Set(letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join('')))];
}

/**
 * What is put down of a word so that it is found with one letter wrong, missing, too many or two of them swapped: itself, and itself
 * without one letter each. Two words of which one is a slip of the other have one of these in common. Nothing of a number: another digit
 * is another number.
 */
export function slipsOf(word: string): string[] {
  return forgives(word) ? [word, ...withoutOne(word)] : [];
}

/** Of these a text has one wherever it has a word or a slip of it: a slip leaves one half as it is, unless the letters between them are swapped. */
export function unslippedParts(word: string): readonly string[] {
  const letters = [...word];
  if (letters.length < shortest) return [word];
  const half = Math.floor(letters.length / 2);
  const [left, right] = [letters.slice(0, half), letters.slice(half)];
  const swapped = [...left.slice(0, -1), right[0], left.at(-1), ...right.slice(1)];
  return [left.join(''), right.join(''), swapped.join('')];
}

/** A word letter by letter. Of most a letter is one of a string's places, and nothing is made anew: thousands are compared for one page of a search. */
const lettersOf = (word: string): ArrayLike<string> => (/[\ud800-\udfff]/.test(word) ? [...word] : word);

/** Whether one letter makes the difference, or two that are swapped. Both plain. */
export function isSlipOf(one: string, other: string): boolean {
  // A letter takes two of a string's places at most.
  if (one.length < shortest || other.length < shortest || Math.abs(one.length - other.length) > 2)
    return false;
  const [a, b] = [lettersOf(one), lettersOf(other)];
  const least = Math.min(a.length, b.length);
  if (least < shortest || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < least && a[from] === b[from]) from += 1;
  let back = 0;
  while (back < least - from && a[a.length - 1 - back] === b[b.length - 1 - back]) back += 1;
  const [restA, restB] = [a.length - from - back, b.length - from - back];
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[from] === b[from + 1] && a[from + 1] === b[from];
}

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

/** Whether one letter makes the difference, or two that are swapped. Both plain. */
export function isSlipOf(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  if (a.length < shortest || b.length < shortest || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from += 1;
  let back = 0;
  while (
    back < a.length - from &&
    back < b.length - from &&
    a[a.length - 1 - back] === b[b.length - 1 - back]
  )
    back += 1;
  const [restA, restB] = [a.slice(from, a.length - back), b.slice(from, b.length - back)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

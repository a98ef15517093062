/** Most letters of a text that are looked at: more would be read while somebody waits. */
const mostLetters = 20_000;

/** A text without accents, in lower case; ß, ae, oe and ue as the umlauts' plain letters, either way they are written. */
const plain = (text: string): string =>
  text
    .slice(0, mostLetters)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');

/** The words of a text as they are compared: letters and digits, an address in its parts. */
export const comparedWords = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A word shorter than this is found as it is typed, or not at all: a slip in it would be another word. */
const shortestForgiven = 5;

/** Whether two words differ by one letter at most: another, a missing or a further one, or two that changed places. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const inA = a.slice(start, a.length - end);
  const inB = b.slice(start, b.length - end);
  if (inA.length <= 1 && inB.length <= 1) return true;
  return inA.length === 2 && inB.length === 2 && inA[0] === inB[1] && inA[1] === inB[0];
}

/** How a typed word was found: as it was typed, with a slip forgiven, or not at all. */
export function foundAs(typed: string, word: string): 'typed' | 'slip' | null {
  if (word.startsWith(typed)) return 'typed';
  if (typed.length < shortestForgiven) return null;
  // The beginning of a longer word counts, too, as long as what was typed or a letter more.
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return lengths.some((length) => isOneSlip(typed, word.slice(0, length))) ? 'slip' : null;
}

/** How far two words are apart in slips of a finger: a letter too many, too few, another one, or two that changed places. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}

/** Short words must be right; longer ones may have one slip, long ones two. */
export const slipsAllowed = (word: string): number => (word.length > 6 ? 2 : word.length > 3 ? 1 : 0);

/**
 * The known word someone meant who typed another: the one with the fewest slips, of those the one that begins alike, of those the one that
 * is used most.
 *
 * @param known whole words with how often each is used
 * @returns `null` where none is near enough
 */
export function nearestWord(
  typed: string,
  known: Iterable<readonly [word: string, uses: number]>,
): string | null {
  const most = slipsAllowed(typed);
  if (most === 0) return null;
  let best: { readonly word: string; readonly rank: number } | null = null;
  for (const [word, uses] of known) {
    if (word.length < 3) continue;
    const apart = slips(typed, word, most);
    if (apart > most) continue;
    const begins = word[0] === typed[0];
    // Two slips and another beginning is another word: "inclusive" is not "exclusive".
    if (apart > 1 && !begins) continue;
    // A use more never outweighs a slip less.
    const rank = -apart * 10 + (begins ? 4 : 0) + Math.min(5, Math.log2(1 + uses));
    if (best === null || rank > best.rank) best = { word, rank };
  }
  return best?.word ?? null;
}

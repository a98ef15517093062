/** From the line of a broken name to its next, in its own heights. */
export const lineHeight = 1.2;

/** A name in two lines, as equal as its words allow; `null` where it has one word. */
export function inTwoLines(name: string): readonly [string, string] | null {
  const words = name.split(' ');
  const longer = (lines: readonly [string, string]) => Math.max(...lines.map(({ length }) => length));
  const ways = words
    .slice(1)
    .map((_, place) => [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')] as const);
  return ways.toSorted((one, two) => longer(one) - longer(two))[0] ?? null;
}

/** "2 adults, 2 children" and "Up to 10, and 4 children": beds of adults, and those of children besides; `null` for what is not said. */
export function bedsOf(guests: string) {
  const number = (pattern: RegExp) => Number(pattern.exec(guests)?.[1]) || null;
  return {
    adults: number(/(\d+) adults?\b/i) ?? number(/^up to (\d+)/i),
    children: number(/(\d+) child/i),
  };
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/**
 * "2 adults, 1 child"; "4 adults" where an adult may sleep in each bed.
 *
 * @param adults of those who sleep there at most; `null` for all
 */
export function bedsInWords(sleeps: number, adults: number | null): string {
  const grown = Math.min(sleeps, adults ?? sleeps);
  const words = count(grown, 'adult', 'adults');
  return grown < sleeps ? `${words}, ${count(sleeps - grown, 'child', 'children')}` : words;
}

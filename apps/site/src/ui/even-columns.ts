/**
 * How a list of so many stands in `even-columns` (styles/patterns.css): said by the server, since a list that comes in pieces would change its
 * columns with each. Its attribute, to be spread onto the list.
 */
export const evenColumns = (count: number): { readonly 'data-even': 'two' | 'four' | undefined } => ({
  'data-even': count === 2 ? 'two' : count % 3 === 1 ? 'four' : undefined,
});

/** The first of some numbers of columns in which a list of so many leaves none alone in its last row; the last of them where each would. */
export function columnsOf(count: number, choices: readonly [number, ...number[]]): number {
  return choices.find((columns) => count % columns !== 1) ?? choices.at(-1) ?? choices[0];
}

/**
 * How a list of so many stands in `even-columns` (styles/patterns.css): said by the server, since a list that comes in pieces would change its
 * columns with each. Its attribute, to be spread onto the list.
 */
export const evenColumns = (count: number): { readonly 'data-even': 'two' | 'four' | undefined } => ({
  'data-even': count === 2 ? 'two' : count % 3 === 1 ? 'four' : undefined,
});

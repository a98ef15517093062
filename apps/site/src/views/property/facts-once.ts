import type { Fact } from '../../content/fields/common.ts';

/**
 * The facts of a property and of the one house it consists of as one strip: each name once, with what either says under it. What begins
 * with all the other says takes its place: "All ages; two rooms sleep five" that of "All ages".
 */
export function factsOnce(property: readonly Fact[], house: readonly Fact[]): readonly Fact[] {
  const told = new Map<string, string[]>();
  for (const { label, value } of [...property, ...house]) {
    const known = told.get(label) ?? [];
    const others = known.filter((other) => !value.startsWith(other));
    if (!others.some((other) => other.startsWith(value))) told.set(label, [...others, value]);
    else told.set(label, others);
  }
  return [...told].map(([label, values]) => ({ label, value: values.join('. ') }));
}

import type { Fact } from '../../content/model/common.ts';

/** The facts of a property and of the one house it consists of as one strip: each name once, with what either says under it. */
export function factsOnce(property: readonly Fact[], house: readonly Fact[]): readonly Fact[] {
  const told = new Map<string, string[]>();
  for (const { label, value } of [...property, ...house]) {
    const known = told.get(label) ?? [];
    if (!known.includes(value)) told.set(label, [...known, value]);
  }
  return [...told].map(([label, values]) => ({ label, value: values.join('. ') }));
}

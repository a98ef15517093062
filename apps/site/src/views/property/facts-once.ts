import type { Fact } from '../../content/model/common.ts';

/** The facts of a property and of the one house it consists of as one strip: of two with one name the house's own stands, once. */
export const factsOnce = (property: readonly Fact[], house: readonly Fact[]): readonly Fact[] => [
  ...new Map([...property, ...house].map((fact) => [fact.label, fact])).values(),
];

import type { Rate } from '../../content/rates/rates.ts';

type Sold = Pick<Rate, 'kind'>;

const kinds: readonly (readonly [string, readonly Rate['kind'][]])[] = [
  ['room', ['room', 'lodge']],
  ['house', ['house']],
  ['treehouse', ['treehouse']],
];

/** What of rooms, houses and treehouses a collection sells: "Every room, house and treehouse", "Every room". */
export function everyKindOnSale(rates: readonly Sold[]): string {
  const sold = kinds.filter(([, of]) => rates.some(({ kind }) => of.includes(kind))).map(([word]) => word);
  return `Every ${new Intl.ListFormat('en-GB').format(sold.length > 0 ? sold : ['room'])}`;
}

export const treehousesOnSale = (rates: readonly Pick<Rate, 'per'>[]): boolean =>
  rates.some(({ per }) => per === 'supplement');

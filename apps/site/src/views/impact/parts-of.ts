import type { ImpactPage } from '../../content/impact/impact.ts';
import { amount } from '../../sections/figures/figure-words.ts';
import type { Part } from '../../ui/chart/part-bar.tsx';

/** As many as the bar has inks for; a share more and the last of them stands for the rest. */
const most = 4;

/** The shares of R 100 as parts of one bar, the largest first, the smallest together: the table has each of them. */
export function partsOf(shares: ImpactPage['levyShares']): readonly Part[] {
  const ordered = [...shares].sort((a, b) => b.amount - a.amount);
  const rest = ordered.length > most ? ordered.splice(most - 1) : [];
  const parts = ordered.map(({ name, amount: share }) => ({ name, value: share, figure: rand(share) }));
  if (rest.length === 0) return parts;
  const sum = rest.reduce((total, { amount: share }) => total + share, 0);
  return [...parts, { name: together(rest.map(({ name }) => name)), value: sum, figure: rand(sum) }];
}

const rand = (share: number): string => `R ${amount(Math.round(share * 10) / 10)}`;

/** "Water, clinics and running the fund". */
function together(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const lower = others.map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  return new Intl.ListFormat('en-GB').format([first, ...lower]);
}

import type { Rate } from '../../content/rates/rates.ts';
import type { Party } from './rooms-for.ts';

interface AgedParty extends Party {
  readonly ages?: readonly number[];
}

/** Who pays what by age: whoever is past a child's price is an adult, and whoever is free is not counted. Ages that were not asked are a child's. */
export function payingParty({ adults, children, ages = [] }: AgedParty, rate: Rate): Party {
  const { childFree, childUntil } = rate;
  const grown = ages.filter((age) => childUntil !== null && age > childUntil).length;
  const free = ages.filter((age) => childFree !== null && age < childFree).length;
  return { adults: adults + grown, children: children - grown - free };
}

/** The youngest child is younger than the place takes. */
export function youngerThanTaken({ ages = [] }: AgedParty, { childFrom }: Pick<Rate, 'childFrom'>) {
  return childFrom !== null && ages.some((age) => age < childFrom)
    ? ({ kind: 'none', reason: 'too-young', youngest: childFrom } as const)
    : null;
}

/** "1 child aged 7", "2 children aged 4 and 9"; without ages "2 children". */
export function childrenInWords({ children, ages = [] }: Omit<AgedParty, 'adults'>): string {
  const count = `${children} ${children === 1 ? 'child' : 'children'}`;
  return ages.length === children && children > 0
    ? `${count} aged ${new Intl.ListFormat('en-GB').format(ages.map(String))}`
    : count;
}

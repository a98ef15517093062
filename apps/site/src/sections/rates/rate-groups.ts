import type { Rate } from '../../content/rates/rates.ts';

/** Rates of one year that stand in one table. */
export interface RateGroup {
  /** "Reed Camp". */
  readonly caption: string;
  /** What its rows are: "Room type". */
  readonly rowsAre: string;
  readonly kind: Rate['kind'];
  readonly rates: readonly Rate[];
}

/** The rooms of each lodge together, then whole houses, then treehouses, all in the editors' order. */
export function rateGroups(rates: readonly Rate[]): readonly RateGroup[] {
  const groups = new Map<string, RateGroup & { rates: Rate[] }>();
  for (const rate of rates) {
    const group = groupOf(rate);
    const known = groups.get(group.caption) ?? { ...group, rates: [] };
    known.rates.push(rate);
    groups.set(group.caption, known);
  }
  const order = ['room', 'lodge', 'house', 'treehouse'];
  return [...groups.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function groupOf({ kind, lodge, place }: Rate): Omit<RateGroup, 'rates'> {
  if (kind === 'house') return { kind, caption: 'Whole houses', rowsAre: 'House' };
  if (kind === 'treehouse') return { kind, caption: 'Treehouses', rowsAre: 'Treehouse' };
  return { kind: 'room', caption: lodge || place, rowsAre: 'Room type' };
}

/** The day the oldest of some rates was set, yyyy-mm-dd; `null` when none says. */
export function ratesAsOf(rates: readonly Rate[]): string | null {
  return rates.flatMap(({ asOf }) => asOf ?? []).sort()[0] ?? null;
}

/**
 * Words several rates say, each once, with the names of those that say them: of a lodge where all its rooms say the same, else of the
 * room.
 */
export function sharedWords(
  rates: readonly Rate[],
  words: (rate: Rate) => string,
): readonly { readonly words: string; readonly names: readonly string[] }[] {
  const namesByWords = new Map<string, Set<string>>();
  for (const rate of rates) {
    const text = words(rate);
    if (!text) continue;
    const alike = rates.every((other) => other.lodge !== rate.lodge || words(other) === text);
    const names = namesByWords.get(text) ?? new Set<string>();
    namesByWords.set(text, names.add(nameOf(rate, alike)));
  }
  return [...namesByWords].map(([text, names]) => ({ words: text, names: [...names] }));
}

function nameOf({ kind, lodge, place }: Rate, alike: boolean): string {
  if (kind !== 'room' || !lodge) return place;
  return alike ? lodge : `${lodge}, ${place.slice(0, 1).toLowerCase()}${place.slice(1)}`;
}

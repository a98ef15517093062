import type { Rate } from '../../content/rates/rates.ts';
import type { OptionGroup } from '../../ui/field/select-field.tsx';

/**
 * What a stay can be worked out for: rooms by lodge, then houses. Each once, whatever the years on sale.
 *
 * @param nameOf a name that stands before the lodge's, where several properties are on one page
 */
export function estimateChoices(
  rates: readonly Rate[],
  nameOf: (rate: Rate) => string = () => '',
): readonly OptionGroup[] {
  const groups: Groups = new Map();
  for (const rate of rates) {
    if (rate.per === 'supplement' || !rate.item) continue;
    const lodge = rate.kind === 'room' ? rate.lodge : 'Whole houses';
    const name = nameOf(rate);
    add(groups, name && lodge !== name ? `${name}: ${lodge}` : lodge, rate);
  }
  return listed(groups);
}

/** The treehouses a night of a stay can be spent in; those of several properties stand under the property's name. */
export function treehouseChoices(
  rates: readonly Rate[],
  nameOf: (rate: Rate) => string = () => '',
): readonly OptionGroup[] {
  const groups: Groups = new Map();
  for (const rate of rates) {
    if (rate.per === 'supplement' && rate.item) add(groups, nameOf(rate), rate);
  }
  return listed(groups).map(({ label, options }) => ({ label: label || null, options }));
}

type Groups = Map<string, Map<string, string>>;

function add(groups: Groups, label: string, { item, place, guests }: Rate): void {
  const options = groups.get(label) ?? new Map<string, string>();
  groups.set(label, options.set(item, guests ? `${place} (${lower(guests)})` : place));
}

const listed = (groups: Groups): OptionGroup[] =>
  [...groups].map(([label, options]) => ({
    label,
    options: [...options].map(([value, words]) => ({ value, label: words })),
  }));

const lower = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

import type { Rate } from '../../content/model/rates.ts';
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
  const groups = new Map<string, Map<string, string>>();
  for (const rate of rates) {
    if (rate.per === 'supplement' || !rate.item) continue;
    const lodge = rate.kind === 'room' ? rate.lodge : 'Houses, taken whole';
    const name = nameOf(rate);
    const label = name && lodge !== name ? `${name}: ${lodge}` : lodge;
    const options = groups.get(label) ?? new Map<string, string>();
    groups.set(
      label,
      options.set(rate.item, rate.guests ? `${rate.place} (${lower(rate.guests)})` : rate.place),
    );
  }
  return [...groups].map(([label, options]) => ({
    label,
    options: [...options].map(([value, words]) => ({ value, label: words })),
  }));
}

const lower = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

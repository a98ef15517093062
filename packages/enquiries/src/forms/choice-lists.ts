import type { Choice, ChoiceListName } from './form.ts';

const same = (...names: string[]): Choice[] => names.map((name) => ({ value: name, label: name }));

/** @param group the location as `locationToVisit` spells it: the picker follows the chosen ones */
const under = (group: string, ...names: string[]): Choice[] =>
  names.map((name) => ({ value: name, label: name, group }));

/**
 * The lists of choices that are content, as they stand before an editor changes them (specification 1, section 3): the first
 * content of a new studio, and what forms offer while it was never reached.
 */
export const firstChoiceLists: Readonly<Record<ChoiceListName, readonly Choice[]>> = {
  packages: same(
    'Explore Cape & Safari',
    'Family Ocean & Wildlife Safari',
    'Southern African Odyssey',
    'Classic Botswana & Victoria Falls',
    'Luxury Safari & Rail Journey',
    'South Africa Safari Adventure',
    'Victoria Falls & Botswana Under Canvas',
    'Stylish Wildlife & Beach',
    'Quintessential Cape',
    'Safari & Vic Falls',
  ),
  residences: same(
    'Fish Eagle',
    'Hinkwenu',
    'Redcliffe',
    'Oldenburg Residence',
    'Monwana Residence',
    'Quarters Residence',
  ),
  lodges: [
    ...under(
      'Lion Sands Game Reserve',
      'River Lodge',
      'Ivory Lodge',
      'Tinga Lodge',
      'Narina Lodge',
      'Fish Eagle Residence',
      'Hinkwenu Residence',
    ),
    ...under(
      'Cape Town',
      'Cape Cadogan Boutique Hotel',
      'Quarters Neighbourhood Hotel',
      'Quarters Residence',
    ),
    ...under('Monwana Game Lodge', 'Monwana', 'Monwana Residence'),
    ...under('Marakele National Park - Marataba', 'Safari Lodge', 'Mountain Lodge'),
  ],
  experiences: [
    { value: 'safari', label: 'Safari' },
    { value: 'treehouse', label: 'Treehouses' },
    { value: 'foodandwine', label: 'Food & Wine' },
    { value: 'mackandmadi', label: 'Mack & Madi Family Adventure' },
    { value: 'community', label: 'Community & Conservation' },
    { value: 'celebrations', label: 'Celebrations & Honeymoons' },
  ],
  /** The posts that are open are content alone. */
  vacancies: [],
};

export function isChoiceListName(name: string): name is ChoiceListName {
  return Object.hasOwn(firstChoiceLists, name);
}

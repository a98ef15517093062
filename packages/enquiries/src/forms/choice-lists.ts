import type { Choice } from './form.ts';

export interface GroupedChoice extends Choice {
  /** Heading it stands under; `null` for none. */
  readonly group: string | null;
}

const same = (...names: string[]): GroupedChoice[] =>
  names.map((name) => ({ value: name, label: name, group: null }));

const under = (group: string, ...names: string[]): GroupedChoice[] =>
  names.map((name) => ({ value: name, label: name, group }));

/**
 * The lists of choices that are content, as they stand before an editor changes them (specification 1, section 3): the first
 * content of a new studio, and what forms offer while it was never reached.
 */
export const firstChoiceLists = {
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
      'Lion Sands',
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
    ...under('Monwana', 'Monwana', 'Monwana Residence'),
    ...under('Marataba', 'Safari Lodge', 'Mountain Lodge'),
  ],
  experiences: [
    { value: 'safari', label: 'Safari', group: null },
    { value: 'treehouse', label: 'Treehouses', group: null },
    { value: 'foodandwine', label: 'Food & Wine', group: null },
    { value: 'mackandmadi', label: 'Mack & Madi Family Adventure', group: null },
    { value: 'community', label: 'Community & Conservation', group: null },
    { value: 'celebrations', label: 'Celebrations & Honeymoons', group: null },
  ],
} as const satisfies Readonly<Record<string, readonly GroupedChoice[]>>;

export type ChoiceListName = keyof typeof firstChoiceLists;

export function isChoiceListName(name: string): name is ChoiceListName {
  return Object.hasOwn(firstChoiceLists, name);
}

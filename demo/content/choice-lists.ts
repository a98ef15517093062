import type { ChoiceListEntry } from './entries.ts';

type Choice = ChoiceListEntry['choices'][number];

const offered = (value: string, label: string, group: string | null = null): Choice => ({
  value,
  label,
  group,
  published: true,
});

const same = (...names: string[]): readonly Choice[] => names.map((name) => offered(name, name));

/** What is received and what visitors read, where the form sheet (docs/enquiry-forms.md) has another name than the pages. */
const called = (value: string, label: string, group: string | null = null): Choice =>
  offered(value, label, group);

/** The park stands first in the form sheet’s name of it; the pages call the place by its own. */
const marakele = 'Marakele National Park - Marataba';
const locations = [
  ...same('Lion Sands Game Reserve', 'Monwana Game Lodge'),
  called(marakele, 'Marataba, Marakele National Park'),
  ...same('Cape Town'),
];

/** @param group the location as the list of locations spells it: the picker follows the chosen ones */
const under = (group: string, ...names: string[]): readonly Choice[] =>
  names.map((name) => offered(name, name, group));

/** The lists visitors choose from. Those of places are made of the places themselves: here is the order editors gave them. */
export const choiceLists: readonly ChoiceListEntry[] = [
  { name: 'locations', choices: locations },
  { name: 'celebration-locations', choices: [...locations, ...same('Madikwe Game Reserve')] },
  {
    name: 'packages',
    choices: same(
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
  },
  {
    name: 'residences',
    choices: [
      ...same('Fish Eagle', 'Hinkwenu', 'Redcliffe'),
      called('Oldenburg Residence', 'Oldenburg'),
      ...same('Monwana Residence', 'Quarters Residence'),
    ],
  },
  {
    name: 'lodges',
    choices: [
      ...under('Lion Sands Game Reserve', 'River Lodge', 'Ivory Lodge', 'Tinga Lodge', 'Narina Lodge'),
      called('Fish Eagle Residence', 'Fish Eagle', 'Lion Sands Game Reserve'),
      called('Hinkwenu Residence', 'Hinkwenu', 'Lion Sands Game Reserve'),
      ...under(
        'Cape Town',
        'Cape Cadogan Boutique Hotel',
        'Quarters Neighbourhood Hotel',
        'Quarters Residence',
      ),
      ...under('Monwana Game Lodge', 'Monwana', 'Monwana Residence'),
      ...under(marakele, 'Safari Lodge', 'Mountain Lodge'),
    ],
  },
  {
    name: 'experiences',
    choices: [
      offered('safari', 'Safari'),
      offered('treehouse', 'Treehouses'),
      offered('foodandwine', 'Food & Wine'),
      offered('mackandmadi', 'Mack & Madi Family Adventure'),
      offered('community', 'Community & Conservation'),
      offered('celebrations', 'Celebrations & Honeymoons'),
    ],
  },
  {
    name: 'interests',
    choices: same('Safaris', 'Cape Town', 'Treehouses', 'Offers', 'Conservation'),
  },
];

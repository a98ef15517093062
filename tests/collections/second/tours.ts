import type { Amenity, TourLink, WhatToExpect } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../../../demo/content/authored.ts';
import { file } from '../../../demo/content/references.ts';
import { picture, view } from './pictures.ts';

export const amenities: readonly Authored<Amenity>[] = (
  [
    ['Canoes', 'outside', 'Two-seaters, a guide in the first.'],
    ['A boat of your own', 'outside', 'With a boatman who knows the sandbanks by their names.'],
    ['Hammock', 'outside', 'In the only shade at two o’clock.'],
    ['Plunge pool', 'outside', 'Three metres, and cold.'],
    ['Telescope', 'outside', 'On a stand, already pointed at something.'],
    ['Fireplace', 'room', 'Laid before supper from May to August.'],
    ['Fan inside the net', 'room', 'It cools you and not the room.'],
    ['Outdoor shower', 'room', 'Hot, behind reeds.'],
    ['Bucket shower', 'room', 'Ask, and it is warm in ten minutes.'],
    ['Reading room', 'lodge', 'Books people have left on purpose.'],
    ['Power from the sun', 'lodge', 'All of it, since 2021.'],
    ['Reached without a step', 'lodge', 'From the car or the boat to the bed.'],
    ['Laundry the same day', 'service', 'Ironed, as there are flies that mind.'],
  ] as const
).map(([title, category, text], index) => ({ position: index + 1, title, category, text }));

const turned = (
  title: string,
  lookup: string,
  name: Parameters<typeof view>[0],
  text: string,
): Authored<TourLink> => ({
  ...{ title, text },
  tourLinkFor: [lookup],
  panorama: view(name),
});

const hosted = (
  title: string,
  lookup: string,
  tag: string,
  image: Parameters<typeof picture>[0],
): Authored<TourLink> => ({
  title,
  url: `https://tours.example.com/${tag}`,
  contentfulTag: tag,
  tourLinkFor: [lookup],
  image: picture(image),
});

export const tours: readonly Authored<TourLink>[] = [
  turned(
    'The river from the bank',
    'river-views',
    'all-round-the-river.webp',
    'Elephants on your left. You are downwind.',
  ),
  turned('The plain at sunrise', 'desert-views', 'all-round-the-plain.webp', 'One vehicle, and it is ours.'),
  turned(
    'The shore after the fog',
    'shore-views',
    'all-round-the-shore.webp',
    'The water is colder than it looks.',
  ),
  hosted('Ilala Camp', 'river-views', 'ilala-camp', 'ilala-deck'),
  hosted('Granite Camp', 'desert-views', 'granite-camp', 'granite-noon'),
  hosted('Dune House', 'shore-views', 'dune-house', 'dune-house-porch'),
].map((each, index) => ({ ...each, position: index + 1 }));

const sign = (title: string, description: string, icon: string) => ({ title, description, icon });
const sentences = (...rows: readonly string[]) => rows.map((text) => ({ text }));

export const whatToExpect: readonly Authored<WhatToExpect>[] = [
  {
    slug: 'days-on-the-river',
    title: 'Your days on the river',
    description:
      'Tea at a quarter to six, out until eleven, a long hot middle, and out again until the sun is in the water.',
    availableAt: 'Ilala, Katondo, Mulonga and Ferry House',
    additionalInfoHeader: 'In a canoe',
    additionalInfoCopy: sentences(
      'The guide goes first and you go where he went.',
      'Hippos have the deep water. We have the edge.',
    ),
    iconsWhatToWear: [
      sign('Green and brown', 'White shows from the other bank.', 'shirt'),
      sign('Shoes that may get wet', 'They will.', 'shoes'),
    ],
    iconsWhatToBringAlong: [sign('A soft bag', 'Fifteen kilograms, for the aircraft.', 'bag')],
    iconsFeatures: [sign('Boat, canoe or vehicle', 'You choose each evening.', 'vehicle')],
    appointments: sentences('Tea at 05:45', 'Out at 06:15 and 15:30', 'Supper at 19:30'),
    factSheetsOrMenus: [{ description: 'Getting to the camps', file: file('getting-to-the-camps.pdf') }],
  },
  {
    slug: 'days-in-the-desert',
    title: 'Your days in the desert',
    description:
      'Coffee in the dark, a tracker who has been up for an hour, shade at noon, and a sky that is the evening’s entertainment.',
    availableAt: 'Granite, Quiver and Dry River, and the star bed',
    additionalInfoHeader: 'After rhino',
    additionalInfoCopy: sentences(
      'We walk downwind, in single file, and stop at a hundred metres.',
      'We never say where it was.',
    ),
    iconsWhatToWear: [
      sign('Layers', 'Four degrees at six, twenty-eight at noon.', 'jersey'),
      sign('A hat that stays on', 'There is wind.', 'hat'),
    ],
    iconsWhatToBringAlong: [sign('Field glasses', 'Distances are long.', 'binoculars')],
    iconsFeatures: [sign('No lights after ten', 'Ours included.', 'lantern')],
    appointments: sentences('Coffee at 05:30', 'Out at 06:00', 'Lamps out at 22:00'),
  },
  {
    slug: 'two-nights-in-town',
    title: 'Two nights in town',
    description: 'A bath, a bed, and a car that is washed while you sleep.',
    availableAt: 'Tide House',
    iconsWhatToWear: [sign('A jersey', 'In any month.', 'jersey')],
    iconsWhatToBringAlong: [sign('Your washing', 'All of it.', 'bag')],
    iconsFeatures: [sign('Three cakes', 'At four.', 'glass')],
    appointments: sentences('Breakfast until 11:00', 'Cake at 16:00'),
  },
];

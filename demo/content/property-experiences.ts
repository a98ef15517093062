import { type PropertyKey, properties } from '@sundowner/brand';
import type { ExperiencesProperty, ExperiencesSection } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { type ExperienceKind, experiencesOf } from './experience-list.ts';
import type { PlateId } from './plates.ts';
import { entries, entry, file, plate, text } from './references.ts';
import { p } from './rich-text.ts';

/** Last part of the address of a kind's pages. */
const addresses: Readonly<Record<Exclude<ExperienceKind, 'treehouses'>, string>> = {
  safari: 'safari',
  foodwine: 'food-and-wine',
  mackmadi: 'mack-and-madi-family-adventure',
  communities: 'community-and-conservation',
  celebrations: 'celebrations-and-honeymoons',
  explore: 'explore',
};

type Told = readonly [
  kind: keyof typeof addresses,
  title: string,
  over: string,
  words: string,
  picture: PlateId,
];

const told: Readonly<Record<PropertyKey, readonly Told[]>> = {
  lionsands: [
    [
      'safari',
      'Safari on the Sabie',
      'By vehicle, by boat and on foot',
      'Eleven kilometres of river, a sunken hide, and guides who have passed fifteen hours of exam.',
      'game-drive',
    ],
    [
      'foodwine',
      'Fire, sand and bread',
      'From ten to four until the last lantern',
      'Supper in the boma, a table in the river bed, and two iron pots.',
      'boma',
    ],
    [
      'mackmadi',
      'Mack & Madi on the Sabie',
      'From four years',
      'A tent, a teaspoon, a termite mound and a badge.',
      'children-track',
    ],
    [
      'communities',
      'Over the fence',
      'Lillydale, Huntington, Justicia',
      'Bees that keep elephants out, and a class that may ask you to read.',
      'school-garden',
    ],
    [
      'celebrations',
      'Vows and nights in trees',
      'Two people, or thirty-six',
      'A jackalberry, a kudu, and three treehouses.',
      'wedding',
    ],
    [
      'explore',
      'Beyond the gate',
      'Between the lodge and the aircraft',
      'The escarpment by road, and the Lowveld by balloon.',
      'balloon',
    ],
  ],
  monwana: [
    [
      'safari',
      'Safari in Thornybush',
      'By vehicle, on foot, and at the rail',
      'Wild dogs, a full moon, and a waterhole that rarely stands empty.',
      'game-drive',
    ],
    [
      'foodwine',
      'At the rail',
      'Breakfast for three hours',
      'A chef who trained in Lyon, and the boma twice a week.',
      'boma',
    ],
    [
      'mackmadi',
      'Under the winter sky',
      'When you take the lodge whole',
      'The scorpion, the Cross and a girl who threw ash.',
      'stargazing',
    ],
    [
      'communities',
      'Plant a tree',
      'November to March',
      'Jackalberry, leadwood, marula, with a number you can ask after.',
      'planting',
    ],
    [
      'celebrations',
      'A lodge to yourselves',
      'Sixteen people and one bill',
      'Forty, lions, no husbands.',
      'proposal',
    ],
    [
      'explore',
      'By the long way',
      'A day',
      'The canyon, the potholes and a pancake, on the way to the airport.',
      'balloon',
    ],
  ],
  marataba: [
    [
      'safari',
      'Safari under the Waterberg',
      'On foot, by barge, by vehicle',
      'The best walking of our three reserves.',
      'walking-safari',
    ],
    [
      'foodwine',
      'Hearth and boma',
      'Twelve dishes without meat',
      'And a cabbage that men ask for who came for the steak.',
      'boma',
    ],
    [
      'mackmadi',
      'A first safari',
      'From two years and one month',
      'No malaria, a fence, a vehicle of your own and toast in animals.',
      'children-track',
    ],
    [
      'communities',
      'Rhino, dog and sun',
      'Most days of the week',
      'What is done to keep things alive, nearly all of it dull, and the part that is not.',
      'dog-handler',
    ],
    [
      'celebrations',
      'Thirty people, or two',
      'Mountain Lodge, or a glass room',
      'There has been one pause in eleven years. It was a rhino.',
      'treehouse-thabametsi',
    ],
    ['explore', 'On two wheels', 'Two hours', 'Zebra run beside you to see.', 'marataba'],
  ],
  capecadogan: [
    [
      'foodwine',
      'Lunches, glasses, onions',
      'Tuesday to Saturday',
      'A cellar under the house, a kitchen in Dorp Street, and four roads out of town.',
      'wine-cellar',
    ],
    [
      'mackmadi',
      'Before lunch',
      'With children',
      'Penguins, a cabin whose floor turns, and a plan for rain.',
      'beach',
    ],
    [
      'communities',
      'Told by a teacher',
      'Three hours on foot',
      'From the pear tree of 1652 to eleven blocks of granite with names on them.',
      'cape-street',
    ],
    [
      'celebrations',
      'Two nights of nothing',
      'After a wedding and a night flight',
      'A bath in the window, and a note on the tray.',
      'residence',
    ],
    [
      'explore',
      'Out of town',
      'A day, and back before dark',
      'The Point, the whales, the mountain, and six estates on foot.',
      'cape-town',
    ],
  ],
};

const contentTags: Readonly<Record<PropertyKey, string>> = {
  lionsands: 'lion-sands',
  monwana: 'monwana',
  marataba: 'marataba',
  capecadogan: 'cape-cadogan',
};

const slugsAt = (kind: ExperienceKind, property: PropertyKey) =>
  experiencesOf[kind].filter(({ availableAt }) => availableAt.includes(property)).map(({ slug }) => slug);

/** The experiences page of each property: its own choice, in its own words (CNT-15). */
export const experiencesProperties: readonly Authored<ExperiencesProperty>[] = properties.map(
  ({ key, root }) => ({
    contentfulTag: contentTags[key],
    introSection: entry('introSection', `${key}-experiences`),
    experienceCategories: told[key].map(([kind, title, subtitle, description, picture]) => ({
      category: entry('experiencesCategory', kind),
      title,
      subtitle,
      description,
      link: `${root}/experiences/${addresses[kind]}`,
      mainImage: plate(picture),
      experiences: entries('experiences', ...slugsAt(kind, key)),
    })),
    buttonText: 'Ask about a day',
    buttonLink: '/enquire/experiences',
  }),
);

const sectionOf = (
  key: PropertyKey,
  small: string,
  big: string,
  words: readonly string[],
  slugs: readonly string[],
) => ({
  experiencesSectionFor: key,
  smallHeader: small,
  bigHeader: big,
  text: text(...words.map(p)),
  allExperiencesLink: `/${key}/experiences`,
  experiences: entries('experiences', ...slugs),
});

/** The choice of things to do on each property's own page. */
export const experiencesSections: readonly Authored<ExperiencesSection>[] = [
  sectionOf(
    'lionsands',
    'Between drives',
    'By water, by fire and on foot',
    ['Nothing is arranged unless you ask. Here is what people ask for.'],
    [
      'boat-on-the-sabie',
      'table-in-the-river-bed',
      'the-hide',
      'one-night-at-tinyeleti',
      'bee-fence',
      'termite-walk',
    ],
  ),
  sectionOf(
    'monwana',
    'If you must do something',
    'Four small things beside a waterhole',
    ['Themba Nyathi will suggest a fifth, depending on the ants.'],
    [
      'morning-and-evening-drives',
      'the-sky-from-seven',
      'night-drive-at-full-moon',
      'supper-for-two',
      'plant-a-jackalberry',
    ],
  ),
  sectionOf(
    'marataba',
    'Between eleven and three, nothing',
    'Before and after it, these',
    ['The nothing is strict. The rest is as you like.'],
    [
      'walking-safari',
      'dog-and-handler',
      'morning-with-the-ecologist',
      'matlabas-river-cruise',
      'first-safari',
      'one-night-at-thabametsi',
    ],
  ),
  sectionOf(
    'capecadogan',
    'From the front door',
    'Mornings, lunches and one cellar',
    ['It depends on the cloth. At six somebody looks.'],
    [
      'table-mountain-early',
      'penguins-before-nine',
      'winelands-with-a-driver',
      'cape-malay-morning',
      'cellar-evening',
      'walk-with-fatima',
    ],
  ),
];

/** Fact sheets of the properties, by the name the library of downloads knows them by. */
export const factSheet = (key: PropertyKey) => file(`facts-${key}.pdf`);

import type { PropertyKey } from '@sundowner/brand';
import type { PlateId } from '../plates/plates.ts';
import type { ExperienceKind } from './experience-list.ts';

/** Last part of the address of a kind's pages. */
export const kindAddresses: Readonly<Record<Exclude<ExperienceKind, 'treehouses'>, string>> = {
  safari: 'safari',
  foodwine: 'food-and-wine',
  mackmadi: 'mack-and-madi-family-adventure',
  communities: 'community-and-conservation',
  celebrations: 'celebrations-and-honeymoons',
  explore: 'explore',
};

type Told = readonly [
  kind: keyof typeof kindAddresses,
  title: string,
  over: string,
  words: string,
  picture: PlateId,
];

/** What each property says of each kind of experience it has, in its own words. */
export const kindsOfProperties: Readonly<Record<PropertyKey, readonly Told[]>> = {
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
      'residence-monwana-porch',
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
      'blyde-canyon',
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
    ['explore', 'On two wheels', 'Two hours', 'Zebra run beside you to see.', 'mountain-bike'],
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
      'bathing-boxes',
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
      'room-bath',
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

import type { PlateId } from '../plates/plates.ts';
import type { ExperienceKind } from './experience-list.ts';
import type { PropertyKey } from './property-key.ts';

/** Last part of the address of a kind's pages. */
export const kindAddresses: Readonly<Record<Exclude<ExperienceKind, 'treehouses'>, string>> = {
  safari: 'safari',
  foodwine: 'food-and-wine',
  mackmadi: 'mack-and-madi-family-adventure',
  communities: 'community-and-conservation',
  celebrations: 'celebrations-and-honeymoons',
  explore: 'explore',
};

type KindRow = readonly [
  kind: keyof typeof kindAddresses,
  title: string,
  line: string,
  words: string,
  picture: PlateId,
];

/** What each property says of each kind of experience it has, in its own words: the plain name with the place, and the line under it. */
export const kindsOfProperties: Readonly<Record<PropertyKey, readonly KindRow[]>> = {
  lionsands: [
    [
      'safari',
      'Safari at Lion Sands',
      'By vehicle, by boat and on foot',
      'Eleven kilometres of river, a sunken hide, and guides who have passed fifteen hours of exams.',
      'game-drive',
    ],
    [
      'foodwine',
      'Food and wine at Lion Sands',
      'Fire, sand and bread',
      'Dinner in the boma, a table in a dry river bed, cooking over the fire and bread before dawn.',
      'boma',
    ],
    [
      'mackmadi',
      'Mack & Madi family days at Lion Sands',
      'Games and walks for children',
      'Games and short walks for children from four years: the activity tent, the termite mound, junior ranger mornings and stargazing.',
      'children-track',
    ],
    [
      'communities',
      'Community and conservation at Lion Sands',
      'In the villages beside the reserve',
      'In Lillydale, Huntington and Justicia: a fence of bees that keeps elephants out, and a class that may ask you to read.',
      'school-garden',
    ],
    [
      'celebrations',
      'Celebrations and honeymoons at Lion Sands',
      'Vows, and nights in trees',
      'Weddings for two people or thirty-six, dinners for two, whole lodges and three treehouses.',
      'wedding',
    ],
    [
      'explore',
      'Day trips from Lion Sands',
      'Between the lodge and the aircraft',
      'The Panorama Route by road, and the Lowveld by hot-air balloon.',
      'balloon',
    ],
  ],
  monwana: [
    [
      'safari',
      'Safari at Monwana',
      'By vehicle, on foot, and at the rail',
      'Wild dogs, a full moon, and a waterhole rarely without animals.',
      'game-drive',
    ],
    [
      'foodwine',
      'Food and wine at Monwana',
      'At the rail, for three hours',
      'A chef who trained in Lyon, and the boma twice a week.',
      'residence-monwana-porch',
    ],
    [
      'mackmadi',
      'Mack & Madi family days at Monwana',
      'Under the winter sky',
      'Stargazing, a termite mound and bread before dawn, for families who take the lodge whole.',
      'stargazing',
    ],
    [
      'communities',
      'Conservation at Monwana',
      'Plant something that outlives you',
      'Tree planting from November to March: jackalberry, leadwood and marula, each with a number you can ask after.',
      'planting',
    ],
    [
      'celebrations',
      'Celebrations and honeymoons at Monwana',
      'Sixteen people and one bill',
      'Weddings, birthdays and old friends: the lodge to yourselves, from two nights.',
      'proposal',
    ],
    [
      'explore',
      'Day trips from Monwana',
      'On the way to Mbombela airport',
      'The Blyde River Canyon, the potholes and a pancake on the way to Mbombela airport, or a balloon in the morning.',
      'blyde-canyon',
    ],
  ],
  marataba: [
    [
      'safari',
      'Safari at Marataba',
      'Under the Waterberg',
      'The best walking of our three reserves.',
      'walking-safari',
    ],
    [
      'foodwine',
      'Food and wine at Marataba',
      'Hearth and boma',
      'Dinner in the boma and cooking over the fire, with twelve dishes without meat. Men who came for the steak ask for the cabbage.',
      'boma',
    ],
    [
      'mackmadi',
      'Mack & Madi family days at Marataba',
      'A first safari, from two years',
      'Short game drives for the very small. No malaria, a fence, a vehicle of your own and toast animals.',
      'children-track',
    ],
    [
      'communities',
      'Community and conservation at Marataba',
      'Rhino, tracker dogs and solar power',
      'Rhino tracking, the anti-poaching dogs, tree planting and the solar plant, on most days of the week.',
      'dog-handler',
    ],
    [
      'celebrations',
      'Celebrations and honeymoons at Marataba',
      'For two or for thirty',
      'Mountain Lodge taken whole, a glass treehouse for two, weddings and proposals.',
      'treehouse-thabametsi',
    ],
    [
      'explore',
      'Mountain biking at Marataba',
      'On two wheels',
      'Two hours along the foot of the cliffs. Zebra run beside you.',
      'mountain-bike',
    ],
  ],
  capecadogan: [
    [
      'foodwine',
      'Food and wine from Cape Cadogan',
      'Tastings, cooking and long lunches',
      'Wine tasting under the house, a Cape Malay cooking class, and day trips to the Winelands.',
      'wine-cellar',
    ],
    [
      'mackmadi',
      'Mack & Madi family days from Cape Cadogan',
      'Before lunch',
      'Penguins with children, in a car with seats for them, and a plan for rain.',
      'bathing-boxes',
    ],
    [
      'communities',
      'Guided city walks from Cape Cadogan',
      'Told by a teacher',
      'Three hours on foot, from the pear tree of 1652 to eleven blocks of granite with names on them.',
      'cape-street',
    ],
    [
      'celebrations',
      'Celebrations and honeymoons at Cape Cadogan',
      'Two quiet nights before the bush',
      'Honeymoons after a wedding and a night flight, birthdays and proposals. A bath in the window, and a late breakfast.',
      'room-bath',
    ],
    [
      'explore',
      'Day trips from Cape Cadogan',
      'Out of town, and back before dark',
      'Cape Point, whale watching, Table Mountain, and six wine estates on foot.',
      'cape-town',
    ],
  ],
};

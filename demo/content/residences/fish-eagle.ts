import type { Residence } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { furtherVehicle, malariaHere, shortestStay, vehicleSeats } from '../common-facts.ts';
import { entries, entry, file, gallery } from '../references.ts';
import { facts, points, questions, shown } from '../shapes.ts';
import { arranged, bushPlanning } from './residence.ts';

export const fishEagle: Authored<Residence> = {
  ...arranged,
  slug: 'fish-eagle',
  name: 'Fish Eagle',
  hero: entry('heroBanner', 'residences-fish-eagle'),
  property: 'lionsands',
  region: 'sabi-sand',
  accommodationTag: 'lion-sands-ivory-lodge-fish-eagle-villa',
  line: 'A house of glass on the Sabie, with its own guides, chef and vehicles.',
  statement: 'A house for a large family, in which everybody has breakfast when they like.',
  statementText:
    'Five bedrooms, each on its own path, and a long room in the middle with a table for sixteen. One vehicle goes out at five with the early risers, the other at nine; they meet under a tree at eleven. The house is priced whole, by the night: for thirteen people it costs less than the suites they would need.',
  sleeps: 14,
  bedrooms: 5,
  looksAfter: 'Chef, two guides, two trackers, four house staff',
  facts: facts({
    Sleeps: 'Ten, and four children on beds of their own',
    Bedrooms: 'Five, none sharing a wall; one step-free, beside the kitchen',
    Vehicles: `Two, private, ${vehicleSeats.words} each; a third at ${furtherVehicle('lionsands')}`,
    'Minimum stay': shortestStay.bushHouse,
    Malaria: 'Yes. Speak to your doctor',
  }),
  spaces: shown(
    points({
      'The long room':
        'Forty paces of glass, a fire at either end, and a table for sixteen. Doors fold away on the river side.',
      'Five bedrooms': 'Three face the water and two the trees. The furthest suits a teenager.',
      'The kitchen': 'Open, with a stool and a small knife, so that someone always ends up helping.',
      'The pool': 'Fourteen metres, fenced, with an end that children can stand in.',
      'The drawer': 'A star map, cards, and the rule about screens, written by a grandmother.',
    }),
    {
      'The long room': 'residence-fish-eagle-room',
      'Five bedrooms': 'residence-fish-eagle-bedroom',
      'The kitchen': 'residence-fish-eagle-kitchen',
      'The pool': 'residence-fish-eagle-pool',
      'The drawer': 'residence-fish-eagle-drawer',
    },
  ),
  gallery: gallery('residence', 'river-dawn', 'proposal'),
  amenities: entries(
    'amenity',
    'A chef of your own',
    'Private vehicle and guide',
    'Swimming pool',
    'Telescope',
    'Fireplace',
    'Reached without a step',
    'Sleep-outs in a treehouse',
    'Laundry the same day',
    'A sitter for the evening',
  ),
  included: [
    'The house and its people',
    'All meals, and all wine outside the locked cellar',
    'Two vehicles with guides and trackers, at your hours',
    'Laundry, and Wi-Fi in the rooms',
    'Transfers from Skukuza airport',
  ],
  tourLink: entry('tourLink', 'Fish Eagle'),
  whatToExpect: entry('whatToExpect', 'a-house-to-yourselves'),
  factSheet: file('facts-lionsands.pdf'),
  latitude: -24.9571,
  longitude: 31.5274,
  questions: questions({
    'What if we are only six?':
      'Then there is a vehicle for every three, and the same price. Hinkwenu may suit you better.',
    'Is there a step-free room?': 'Yes, nearest the kitchen, with a bath that has a seat.',
    'Which week is hardest to get?': 'The second week of September: one family has it every year.',
  }),
  planning: bushPlanning('The Panorama Route, golf at Skukuza, a night in a treehouse for two of you'),
  enquiryName: 'Fish Eagle',
  childPolicy: 'All ages. The pool is fenced, and there are seats and harnesses in four sizes.',
  accessibility: 'One bedroom, the long room, terrace and pool are without a step; doors are a metre wide.',
  dietary: 'Blessing Ubisi telephones once, and keeps a page for every family.',
  health: `${malariaHere}. A paramedic is twelve minutes away.`,
};

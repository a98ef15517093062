import type { Residence } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { malariaHere, shortestStay, vehicleSeats } from '../common-facts.ts';
import { entries, entry, file, gallery } from '../references.ts';
import { facts, points, questions, shown } from '../shapes.ts';
import { arranged, bushPlanning } from './residence.ts';

export const hinkwenu: Authored<Residence> = {
  ...arranged,
  slug: 'hinkwenu',
  name: 'Hinkwenu',
  hero: entry('heroBanner', 'residences-hinkwenu'),
  property: 'lionsands',
  region: 'sabi-sand',
  accommodationTag: 'lion-sands-tinga-lodge-hinkweni-villa',
  line: 'Three thatched houses round one fire.',
  statement: 'Three houses round one fire, fifty metres from the Sabie.',
  statementText:
    'Each bedroom is a round house of its own with a bathroom and a porch. They stand about a fire that is lit at five. It is the smaller and quieter of the two houses on the river, inside the Kruger National Park, and suits adults who would like quiet.',
  sleeps: 6,
  bedrooms: 3,
  looksAfter: 'Chef, guide, tracker, two house staff',
  facts: facts({
    Sleeps: 'Six, in three houses',
    Where: 'Inside Kruger, six hundred metres from Tinga Lodge',
    Vehicle: `One, private, ${vehicleSeats.words}`,
    'Minimum stay': shortestStay.bushHouse,
    Malaria: 'Yes. Speak to your doctor',
  }),
  spaces: shown(
    points({
      'Three houses':
        'Thatch, lime-washed walls half a metre thick, a bed under a net, and a porch with two chairs.',
      'The fire': 'In the middle, with six seats of leadwood that have been there longer than the houses.',
      'The fourth house': 'Kitchen on one side, table on the other, and nothing between.',
      'The pool': 'Four metres by seven, on the river side.',
    }),
    {
      'Three houses': 'residence-hinkwenu-room',
      'The fire': 'residence-hinkwenu-fire',
      'The fourth house': 'residence-hinkwenu-table',
      'The pool': 'residence-hinkwenu-pool',
    },
  ),
  gallery: gallery('residence-hinkwenu-shower', 'open-air-screen', 'luggage'),
  amenities: entries(
    'amenity',
    'A chef of your own',
    'Private vehicle and guide',
    'Swimming pool',
    'Fireplace',
    'Outdoor shower',
    'Library',
    'A boat on the river',
    'Laundry the same day',
    'Escort to your room after dark',
  ),
  included: [
    'The houses and their people',
    'All meals, house wines, beer and spirits',
    'A vehicle with guide and tracker, at your hours',
    'Bread from Tinga at six',
    'Transfers from Skukuza airport',
  ],
  tourLink: entry('tourLink', 'Hinkwenu'),
  whatToExpect: entry('whatToExpect', 'a-house-to-yourselves'),
  factSheet: file('facts-lionsands.pdf'),
  latitude: -24.9742,
  longitude: 31.6189,
  questions: questions({
    'How is the name said?': 'Hin-KWEH-noo. It is Tsonga, and means all of you.',
    'Must we walk between houses at night?': 'Eleven paces, under a lamp, with somebody beside you.',
  }),
  planning: bushPlanning('The Panorama Route, golf at Skukuza, a night in a treehouse for two of you'),
  enquiryName: 'Hinkwenu',
  childPolicy: 'All ages, but there is no fence: with children under eight we suggest Fish Eagle.',
  accessibility: 'One house has no step and a roll-in shower; the other two have two steps.',
  dietary: 'As you like it, with two weeks’ notice.',
  health: `${malariaHere}. A doctor is at Skukuza, twenty minutes away.`,
};

import type { Residence } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { furtherVehicle, malariaHere, shortestStay, vehicleSeats } from '../common-facts.ts';
import { entries, entry, file, gallery } from '../references.ts';
import { facts, points, questions, shown } from '../shapes.ts';
import { arranged, bushPlanning } from './residence.ts';

export const monwanaResidenceHouse: Authored<Residence> = {
  ...arranged,
  slug: 'monwana-residence',
  name: 'Monwana Residence',
  hero: entry('heroBanner', 'residences-monwana-residence'),
  property: 'monwana',
  region: 'thornybush',
  accommodationTag: 'monwana-residence',
  line: 'A low house beside its own waterhole.',
  statement: 'Forty-five metres from the porch to the water, and a chair for everyone.',
  statementText:
    'Four bedrooms on one level, brick floors, a chimney you can stand in, and a porch that runs the length of the house. It is the best of our houses if somebody cannot go on drives, because the animals come to you: giraffe at ten, elephants at one, and often a leopard at about six.',
  sleeps: 8,
  bedrooms: 4,
  looksAfter: 'Chef, guide, tracker, two house staff',
  facts: facts({
    Sleeps: 'Eight, in four bedrooms',
    Where: 'Thornybush, one kilometre from Monwana Game Lodge',
    Vehicle: `One, private, ${vehicleSeats.words}; a second at ${furtherVehicle('monwana')}`,
    'Minimum stay': shortestStay.bushHouse,
    Malaria: 'Yes. Speak to your doctor',
  }),
  spaces: shown(
    points({
      'The porch': 'Thirty metres long, with a table at one end, sofas at the other, and a rail for feet.',
      'Four bedrooms': 'All the same size, so that nobody has to give up the best one.',
      'The hearth': 'Brick, in the middle of the house, open on two sides.',
      'The pool': 'Fenced, and placed so that swimmers and elephants can see one another.',
    }),
    {
      'The porch': 'residence-monwana-porch',
      'Four bedrooms': 'residence-monwana-bedroom',
      'The hearth': 'residence-monwana-hearth',
      'The pool': 'residence-monwana-pool',
    },
  ),
  gallery: gallery('residence-monwana-table'),
  amenities: entries(
    'amenity',
    'Waterhole in front of the deck',
    'A chef of your own',
    'Private vehicle and guide',
    'Swimming pool',
    'Fireplace',
    'Reached without a step',
    'Spa',
    'Laundry the same day',
  ),
  included: [
    'The house and its people',
    'All meals, house wines, beer and spirits',
    'A vehicle with guide and tracker, at your hours',
    'Transfers from Hoedspruit airport',
    'Laundry, and Wi-Fi in the rooms',
  ],
  whatToExpect: entry('whatToExpect', 'a-house-to-yourselves'),
  factSheet: file('facts-monwana.pdf'),
  latitude: -24.4387,
  longitude: 31.1598,
  questions: questions({
    'Are there hours without animals at the water?':
      'Between noon and one, in the heat, there are only doves.',
    'Can we have supper at the lodge?': 'On any evening, if you say so by four.',
    'Is there a spa?': 'At the lodge, and Nkateko comes to the house as well, at the spa’s prices.',
  }),
  planning: bushPlanning('The Panorama Route, a hot-air balloon in the morning, a day in the villages'),
  enquiryName: 'Monwana Residence',
  childPolicy: 'All ages. Porch and pool are fenced; harnesses in four sizes.',
  accessibility: 'No step anywhere. Doors 95 centimetres; two roll-in showers.',
  dietary: 'As you like it, with a week’s notice.',
  health: `${malariaHere}. A doctor is at Hoedspruit, forty-five minutes away.`,
};

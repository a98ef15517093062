import type { Residence } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { shortestStay } from '../common-facts.ts';
import { entries, entry, file, gallery } from '../references.ts';
import { facts, points, questions, shown } from '../shapes.ts';
import { arranged, capePlanning } from './residence.ts';

export const redcliffe: Authored<Residence> = {
  ...arranged,
  slug: 'redcliffe',
  name: 'Redcliffe',
  hero: entry('heroBanner', 'residences-redcliffe'),
  property: 'capecadogan',
  region: 'cape-town',
  accommodationTag: 'more-quarters-redcliffe-house',
  line: 'A Victorian house in Gardens, with a porch to read on.',
  statement: 'A pink house, built in 1894 by a man who imported pianos.',
  statementText:
    'The iron lace on the veranda came out of a catalogue in Glasgow, and no other house in the street ordered the same. Inside there are four bedrooms, a kitchen for people who cook, and one of the pianos. The hotel is five minutes away on foot, and sends breakfast, a sitter or a driver when you telephone.',
  sleeps: 8,
  bedrooms: 4,
  looksAfter: 'A housekeeper by day, and the desk at Cape Cadogan at any hour',
  facts: facts({
    Sleeps: 'Eight, in four bedrooms',
    Where: 'Gardens, five minutes on foot from Cape Cadogan',
    Built: '1894',
    'Minimum stay': 'Three nights',
    Parking: 'Two cars, behind a gate',
  }),
  spaces: shown(
    points({
      'The porch': 'Two swing seats and a view of the street, which is worth watching.',
      'Four bedrooms': 'Two upstairs face the mountain, two downstairs the garden.',
      'The kitchen': 'A table for ten, a gas stove with six rings, and knives that are sharp.',
      'The garden': 'Lemon, bougainvillea, a plunge pool, and a tortoise called Mr Clarence.',
      'The piano': 'Tuned in March and September. Please play only until ten in the evening.',
    }),
    {
      'The porch': 'residence-redcliffe-porch',
      'Four bedrooms': 'residence-redcliffe-bedroom',
      'The kitchen': 'residence-redcliffe-kitchen',
      'The garden': 'residence-redcliffe-garden',
      'The piano': 'residence-redcliffe-room',
    },
  ),
  gallery: gallery('journey-family-time-in-south-africa'),
  amenities: entries(
    'amenity',
    'City on foot',
    'Plunge pool',
    'Fireplace',
    'Library',
    'Parking behind the house',
    'A driver for the day',
    'Laundry the same day',
    'A sitter for the evening',
  ),
  included: [
    'The house, and its housekeeper daily',
    'A stocked fridge for the first morning',
    'Breakfast at Cape Cadogan, if you prefer',
    'Wi-Fi, batteries against load shedding, and firewood',
  ],
  tourLink: entry('tourLink', 'Redcliffe'),
  whatToExpect: entry('whatToExpect', 'cape-town-days'),
  factSheet: file('facts-capecadogan.pdf'),
  latitude: -33.9312,
  longitude: 18.4131,
  questions: questions({
    'Can a chef come?': 'Yes. Lindiwe Jacobs sends one of hers, from R 2 800 an evening, plus the food.',
    'Is it noisy?': 'Only at noon, when a gun is fired. You will jump.',
  }),
  planning: capePlanning,
  enquiryName: 'Redcliffe',
  childPolicy:
    'All ages. A stair gate, two cots and a high chair are in the cupboard; the plunge pool has a lid that locks.',
  accessibility:
    'Three steps to the porch. Two bedrooms on the ground floor, one with its shower there; doors 82 centimetres wide.',
  dietary: 'Tell us what should be in the fridge, and what should not.',
  health: 'No malaria. A hospital with an emergency room is eight minutes away.',
};

export const quartersResidence: Authored<Residence> = {
  ...arranged,
  slug: 'quarters-residence',
  name: 'Quarters Residence',
  hero: entry('heroBanner', 'residences-quarters-residence'),
  property: 'capecadogan',
  region: 'cape-town',
  accommodationTag: 'cape-cadogan-residence',
  line: 'Cottages round a courtyard, off Kloof Street.',
  statement: 'A row of cottages of your own, with breakfast at the hotel.',
  statementText:
    'Three bedrooms in a row of single-storey cottages built for the people who worked in the big house, joined now, with a courtyard to themselves and a gate into the garden of Cape Cadogan. You cook, or eat at the hotel. It is four minutes on foot to Kloof Street, and ten to the museum with its whales.',
  sleeps: 6,
  bedrooms: 3,
  looksAfter: 'The people of Cape Cadogan, across the garden',
  facts: facts({
    Sleeps: 'Six, in three bedrooms',
    Where: 'Across the garden from Cape Cadogan',
    Kitchen: 'Full, with bread delivered at seven',
    'Minimum stay': shortestStay.capeHouse,
    Parking: 'One car, behind the gate',
  }),
  spaces: shown(
    points({
      'The courtyard': 'One old tree, a long table, strings of lamps, and nobody looking in.',
      'Three bedrooms': 'Each with a bathroom, and one with bunks for a third child.',
      'The kitchen': 'Small, square and complete, with a window on to the courtyard.',
      'The gate': 'To the garden, the pool under the oak, and breakfast until half past ten.',
    }),
    {
      'The courtyard': 'residence-quarters-court',
      'Three bedrooms': 'residence-quarters-bedroom',
      'The kitchen': 'residence-quarters-kitchen',
      'The gate': 'residence-quarters-gate',
    },
  ),
  gallery: gallery(),
  amenities: entries(
    'amenity',
    'Courtyard',
    'City on foot',
    'Swimming pool',
    'Breakfast until half past ten',
    'Parking behind the house',
    'A driver for the day',
    'Laundry the same day',
    'A sitter for the evening',
  ),
  included: [
    'The house, serviced daily',
    'Breakfast at the hotel',
    'A stocked fridge for the first evening',
    'Wi-Fi, backup power',
  ],
  tourLink: entry('tourLink', 'Quarters Residence'),
  whatToExpect: entry('whatToExpect', 'cape-town-days'),
  factSheet: file('facts-capecadogan.pdf'),
  latitude: -33.9334,
  longitude: 18.4113,
  questions: questions({
    'Can children walk to the pool alone?':
      'No: there are two gates on the way, with handles at a metre and a half.',
    'May we have the hotel’s rooms as well?': 'Often, when three generations come. Ask Elize.',
  }),
  planning: capePlanning,
  enquiryName: 'Quarters Residence',
  childPolicy: 'All ages; cots, a high chair and a stair gate are in the cupboard.',
  accessibility: 'One step of twelve centimetres at the street, with a ramp; one bedroom and shower level.',
  dietary: 'The kitchen is yours, and Lindiwe’s is forty steps away.',
  health: 'No malaria. A hospital is nine minutes away.',
};

export const oldenburg: Authored<Residence> = {
  ...arranged,
  slug: 'oldenburg',
  name: 'Oldenburg',
  hero: entry('heroBanner', 'residences-oldenburg'),
  property: null,
  region: 'stellenbosch',
  accommodationTag: null,
  line: 'A Cape Dutch homestead with the vines at its steps.',
  statement: 'A homestead among vineyards, for the quiet week after a safari.',
  statementText:
    'A white homestead between oaks, with a gable of 1806, walls sixty centimetres thick and vineyards on three sides. Five bedrooms, a kitchen as large as the old barn, and Jaco Fredericks, who grew up on the farm, to walk you over the hill to six estates and home by the stream.',
  sleeps: 10,
  bedrooms: 5,
  looksAfter: 'A housekeeper, Jaco Fredericks for walks, and a cook at extra cost',
  facts: facts({
    Sleeps: 'Ten, in five bedrooms',
    Where: 'Outside Stellenbosch, fifty minutes from Cape Town',
    Walks: 'Fourteen kilometres to six estates, or six to three estates',
    'Minimum stay': 'Three nights',
    Vines: 'Chenin blanc and cabernet sauvignon, to the steps',
  }),
  spaces: shown(
    points({
      'The front room': 'Yellowwood floor, a fire, and the coolest air in the valley in February.',
      'Five bedrooms': 'Three in the house, two in the old wine store across the yard.',
      'The kitchen': 'A very large hearth, and an ordinary oven.',
      'The dam': 'Forty metres of brown water with a jetty, and no crocodiles.',
      'The chairs': 'Put out at six, facing west, for the sunset.',
    }),
    { 'The front room': 'residence-oldenburg-room' },
  ),
  gallery: gallery('vines-first-light', 'winelands', 'wine-cellar', 'wine-table'),
  amenities: entries(
    'amenity',
    'Swimming pool',
    'Fireplace',
    'Wine cellar',
    'Library',
    'A driver for the day',
    'Laundry the same day',
    'A sitter for the evening',
  ),
  included: [
    'The house, and its housekeeper daily',
    'Breakfast things, eggs from the yard and bread at seven',
    'A tasting in the cellar on the first evening',
    'Maps, sticks, and a call ahead so that dogs are kept in',
  ],
  tourLink: null,
  whatToExpect: entry('whatToExpect', 'six-estates-on-foot'),
  factSheet: file('facts-capecadogan.pdf'),
  latitude: -33.9203,
  longitude: 18.9401,
  questions: questions({
    'When is harvest?':
      'From late January to March. The farmers have no time to talk, and it smells wonderful.',
    'Is a car needed?': 'Not for the day on foot. For everything else you need one, or a driver.',
    'Can bottles be sent home?': 'Yes, to most countries, at cost, so you carry nothing.',
  }),
  planning: capePlanning,
  enquiryName: 'Oldenburg Residence',
  childPolicy: 'All ages. The pool is fenced, the dam is not, and there are ducks.',
  accessibility:
    'A ramp to the back door. Step-free: one bedroom, kitchen, terrace. Doors 90 centimetres; one roll-in shower.',
  dietary:
    'A cook you ask for plans with you by telephone; the shops of Stellenbosch are twelve minutes away.',
  health: 'No malaria. A hospital is in Stellenbosch, fourteen minutes away.',
};

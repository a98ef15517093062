import type { Accommodation } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { conservationLevy, malariaHere, paulKrugerGate, road, tingaFromGate } from '../common-facts.ts';
import { entries, entry, file, gallery, plate } from '../references.ts';
import { dishes, facts, levy, points, questions, step, way } from '../shapes.ts';

export const tingaLodge: Authored<Accommodation> = {
  name: 'Tinga Lodge',
  kind: 'lodge',
  property: 'lionsands',
  link: '/lionsands/tinga-lodge',
  rootlink: '/lionsands',
  contentfulTag: 'lion-sands-tinga-lodge',
  enquiryName: 'Tinga Lodge',
  breadcrumbs: [step('Lion Sands', '/lionsands'), step('Tinga Lodge')],
  villas: entries('accommodation', 'lion-sands-tinga-lodge-hinkweni-villa'),
  line: 'Inside Kruger, under jackalberries where two rivers meet. The lamps are lit before you are back.',
  features: ['9 suites', 'Kruger National Park', 'Library'],
  cardImage: plate('lodge-tinga'),
  dropDownImage: plate('lodge-tinga'),
  dropdownImageMobi: plate('lodge-tinga'),
  hero: entry('heroBanner', 'lionsands-tinga-lodge'),
  statement: 'The day at Tinga begins before four, when the baker starts the bread.',
  statementText:
    'Nine suites stand in a line under jackalberry trees, on a concession inside the Kruger National Park, where the Sand River meets the Sabie. The house in the middle has tall windows, a library and a kitchen whose light you can see from the deck. Come and help with the bread. On Sundays the baker works alone.',
  roomCount: 9,
  sleeps: 20,
  facts: facts({
    Suites: 'Nine, all with a plunge pool or a pool',
    Children: 'From eight years; all ages at Hinkwenu',
    'From Skukuza airport': '20 minutes by road',
    'Kept in the library': 'Eleven hundred books, and a bird list since the lodge opened',
    Malaria: 'Yes. Speak to your doctor',
  }),
  gallery: gallery(
    'lodge-tinga-night',
    'kruger-crossing',
    'writing-desk',
    'lodge-tinga-deck',
    'lodge-tinga-library',
  ),
  amenities: entries(
    'amenity',
    'Swimming pool',
    'Library',
    'Spa',
    'Telescope',
    'Shop',
    'Two drives a day',
    'Walks with two guides',
    'A boat on the river',
    'Sleep-outs in a treehouse',
    'Laundry the same day',
    'Escort to your room after dark',
    'Transfer from the airstrip',
    'Lenses and supports to borrow',
    'Power from the sun',
  ),
  factSheet: file('facts-lionsands.pdf'),
  diningHeading: 'Food at Tinga Lodge',
  diningText:
    'Gogo Maria Sibuyi has baked here every morning for nineteen years. Two loaves go out with the vehicles at six, wrapped in cloths, with salted butter and apricot jam from Marataba’s trees. The loaves are always eaten to the last crumb.',
  diningImage: plate('bread-kitchen'),
  menu: dishes({
    'Pot bread, still warm': 'salted butter, apricot jam',
    'Bream from the Limpopo, or grilled brinjal': 'lime, chilli, groundnut',
    'Guinea fowl pie': 'juniper, carrots, a great deal of pastry',
    'Naartjie pudding': 'custard with bay leaf',
  }),
  diningNote:
    'Breakfast is where the guide stops. Lunch is at the long table or on your deck; supper is wherever the lanterns are.',
  whatToExpect: entry('whatToExpect', 'first-safari-days'),
  tourLink: entry('tourLink', 'Tinga Lodge'),
  expect: points({
    'Is it the same as a camp in the park?':
      'No. The concession’s roads are ours alone, and the park’s are open to us when there is a reason.',
    'May vehicles leave the road?':
      'On the concession, for lion, leopard, cheetah and wild dog, where the ground is firm. In the rest of the park, never.',
    'What is there between drives?':
      'The library, and a chair with a view of the two rivers. The boat takes the place of a drive.',
    'How early is early?':
      'Coffee is at half past five. Somebody with a lantern says good morning at five, and waits until you answer.',
  }),
  questions: questions({
    'Do we pay park fees?':
      'Yes: Kruger’s daily conservation fee for each person. We collect it on the bill, so that you do not queue.',
    'Can we drive ourselves in?': `By the Paul Kruger Gate, ${tingaFromGate.words} away, until it closes. After that nobody is let in, not even our own cars.`,
    'Is there an entry for late flights?':
      'Land at Skukuza an hour before the gate closes: by half past four from May to July. After that nobody drives on the park’s roads.',
  }),
  childPolicy:
    'Children from eight years are welcome at the lodge, and of any age at Hinkwenu. Shared drives are from eight. There is no children’s tent here, but the kitchen takes helpers at ten minutes to four with a grown-up, clean hands and an apron to the knees.',
  accessibility:
    'There are two steps at each suite and a ramp at suites two and three, which have roll-in showers. Paths are firm gravel and level. Doors are 90 centimetres wide. The boat is boarded over a plank and is not suited to a wheelchair; drives are boarded by a folding stair, or from a mounting block at seat height.',
  dietary:
    'A week’s notice is enough for any diet. There is always a main dish without meat, and Maria bakes a loaf without gluten in a pot of its own.',
  health: `${malariaHere}. The doctor at Skukuza is eighteen minutes away, and two of the guides are paramedics. Tap water is filtered.`,
  latitude: -24.9711,
  longitude: 31.6128,
  gettingHere:
    'The nearest of our lodges to Skukuza airport: twenty minutes, most of it along the river. From the west you come by the Paul Kruger Gate and must be through it before it closes.',
  routes: [
    way('Skukuza airport', 'Our vehicle', '20 minutes', 'Included'),
    way('Paul Kruger Gate', 'Own car', tingaFromGate.figures, 'Tar, 50 km/h'),
    way('Mbombela, Kruger Mpumalanga airport', 'Driver', '1 hour 30 minutes', 'R 2 900 a car'),
    way('Johannesburg', 'Own car', road.johannesburgKruger, 'By the N4 and Hazyview'),
  ],
  gateHours: [...paulKrugerGate()],
  levies: [
    conservationLevy,
    levy('Kruger conservation fee, visitors from abroad', 602, 'person and day, on the bill'),
    levy('Kruger conservation fee, South African residents', 134, 'person and day, on the bill'),
  ],
};

import type { Accommodation } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { conservationLevy, malariaHere, paulKrugerGate, road } from '../common-facts.ts';
import { entries, entry, file, gallery, plate } from '../references.ts';
import { dishes, facts, levy, points, questions, step, way } from '../shapes.ts';

export const narinaLodge: Authored<Accommodation> = {
  name: 'Narina Lodge',
  kind: 'lodge',
  property: 'lionsands',
  link: '/lionsands/narina-lodge',
  rootlink: '/lionsands',
  contentfulTag: 'lion-sands-narina-lodge',
  enquiryName: 'Narina Lodge',
  breadcrumbs: [step('Lion Sands', '/lionsands'), step('Narina Lodge')],
  line: 'Raised among sycamore figs, with walkways the nyala use as often as the guests.',
  features: ['9 suites', 'Kruger National Park', 'Walking safaris'],
  cardImage: plate('lodge-narina'),
  dropDownImage: plate('lodge-narina'),
  dropdownImageMobi: plate('lodge-narina'),
  hero: entry('heroBanner', 'lionsands-narina-lodge'),
  statement: 'A lodge on a walkway, two and a half metres up, where the figs are.',
  statementText:
    'Narina is for people who like to know what they are looking at. There are nine suites among the trees, a hide dug into the bank below, and two guides who would rather walk than drive. It was thatched afresh in 2023. The trogon it is named after calls from October to February, low and hoarse, and shows itself about once a week.',
  roomCount: 9,
  sleeps: 20,
  facts: facts({
    Suites: 'Nine: seven canopy, two fig',
    Children: 'From ten years; from eight in the hide',
    'From Skukuza airport': '30 minutes by road',
    'Kinds of bird on the list': 'Three hundred and eighteen',
    Malaria: 'Yes. Speak to your doctor',
  }),
  gallery: gallery('lodge-narina-night', 'kingfisher-perch', 'birding-hide', 'lone-fig', 'first-rain'),
  amenities: entries(
    'amenity',
    'Hide',
    'Swimming pool',
    'Library',
    'Telescope',
    'Shop',
    'Reached without a step',
    'Two drives a day',
    'Walks with two guides',
    'Sleep-outs in a treehouse',
    'Laundry the same day',
    'Escort to your room after dark',
    'Transfer from the airstrip',
    'Lenses and supports to borrow',
  ),
  factSheet: file('facts-lionsands.pdf'),
  diningHeading: 'Food at Narina Lodge',
  diningText:
    'One long table under the largest tree, for those who walked together, and small ones at the edge with a lamp to read by. The kitchen grows its herbs in old canoes on the bank, behind a wire the nyala have so far respected.',
  diningImage: plate('lodge-dusk'),
  menu: dishes({
    'Chilled sour-fig and melon': 'mint from the canoe',
    'Braised oxtail, or butter beans in its sauce': 'pumpkin leaves, groundnuts, stiff pap',
    'Green salad, very cold': 'whatever the growers at Cunningmoor sent on Thursday',
    'Malva pudding': 'with a sauce of rooibos',
  }),
  diningNote:
    'On walks, breakfast and tea are carried for you. House wines, beer and spirits are part of the stay.',
  whatToExpect: entry('whatToExpect', 'walking-safari'),
  tourLink: entry('tourLink', 'Narina Lodge'),
  expect: points({
    'Must I walk?':
      'No. Two drives go out a day, as at every lodge. About half our guests take one drive and one walk.',
    'How far are the walks?':
      'Four to nine kilometres, on level ground, with a stop every half hour and one for tea.',
    'Who goes first?':
      'The guide, who carries the rifle. A second one is at the back. You walk between them.',
    'What is the hide like?':
      'Dark, cool and quiet, with animals a few metres away. It has four places; book at the desk.',
  }),
  questions: questions({
    'When is it best for birds?':
      'From mid-November to March, when those from Europe and Central Africa are here too.',
    'And for walking?':
      'April to September: cool mornings, footprints clear until ten, short grass from June.',
    'Will we see a narina trogon?':
      'You will hear one in the wet months. Seeing it takes an hour of standing still, or luck.',
  }),
  childPolicy:
    'Children from ten years are welcome in the suites, whose decks stand above the ground. The hide takes children from eight who can whisper, and they often see the jacana first. Walks in big-game country are from sixteen.',
  accessibility:
    'The walkway rises from the car by a ramp of one in fourteen, and has no step. Canopy suites two and three have roll-in showers and doors of 90 centimetres. The hide has a ramp, and its bench lifts out to make room for a wheelchair at the end with the better view. Fig suites have three steps.',
  dietary:
    'Walks are long: tell us about diabetes and allergies before you go, so that the guide carries what you need. Vegan and gluten-free menus with a week’s notice.',
  health: `${malariaHere}. Wear long sleeves at dusk. Walking guides carry a first-aid kit and a satellite telephone; the doctor at Skukuza is twenty-five minutes away.`,
  latitude: -24.9836,
  longitude: 31.5967,
  gettingHere:
    'Inside the park, on the south bank. From Skukuza airport you follow the river road; nyala are usually on it at the last bend.',
  routes: [
    way('Skukuza airport', 'Our vehicle', '30 minutes', 'Included'),
    way('Paul Kruger Gate', 'Own car', '20 minutes', 'The last six kilometres are gravel'),
    way('Tinga Lodge', 'Our vehicle', '15 minutes', 'Included'),
    way('Johannesburg', 'Own car', road.johannesburgKruger, 'By the N4 and Hazyview'),
  ],
  gateHours: [...paulKrugerGate()],
  levies: [
    conservationLevy,
    levy('Kruger conservation fee, visitors from abroad', 602, 'person and day, on the bill'),
    levy('Kruger conservation fee, South African residents', 134, 'person and day, on the bill'),
  ],
};

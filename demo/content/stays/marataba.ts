import type { Accommodation } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import {
  conservationLevy,
  flight,
  maratabaGates,
  onTheSunSince,
  privateVehicle,
  rand,
  road,
  shortestStay,
} from '../common-facts.ts';
import { entries, entry, file, gallery, plate } from '../references.ts';
import { dishes, facts, levy, points, questions, step, way } from '../shapes.ts';

const gates = maratabaGates();

const levies = [
  conservationLevy,
  levy('Marakele conservation fee, visitors from abroad', 304, 'person and day, on the bill'),
  levy('Marakele conservation fee, South African residents', 76, 'person and day, on the bill'),
];

export const safariLodge: Authored<Accommodation> = {
  name: 'Safari Lodge',
  kind: 'lodge',
  property: 'marataba',
  link: '/marataba/safari-lodge',
  rootlink: '/marataba',
  contentfulTag: 'marataba-safari-lodge',
  enquiryName: 'Safari Lodge',
  breadcrumbs: [step('Marataba', '/marataba'), step('Safari Lodge')],
  line: 'Canvas and stone on the plain, inside a fence for small children.',
  features: ['15 tented suites', 'No malaria', 'Families welcome'],
  cardImage: plate('lodge-marataba'),
  dropDownImage: plate('lodge-marataba'),
  dropdownImageMobi: plate('lodge-marataba'),
  hero: entry('heroBanner', 'marataba-safari-lodge'),
  statement: 'A quiet lodge for families: no malaria, solar power, and the Waterberg in front of you.',
  statementText: `Fifteen suites of canvas and stone stand on the plain, facing the whole length of the Waterberg. The lodge has run on solar power since ${onTheSunSince.month}, ninety-one days in a hundred. There is no malaria, it is three and a half hours from Johannesburg by road, and there is one fence, low and electric, round the lodge.`,
  roomCount: 15,
  sleeps: 36,
  facts: facts({
    Suites: 'Fifteen: twelve for two, three for families',
    Children: 'All ages; private drives under six, at half price from May to August',
    'From Johannesburg': `${road.johannesburgMarataba} by road`,
    Height: 'Eleven hundred metres above the sea',
    Malaria: 'None',
    Power: 'Sun and batteries, ninety-one days in a hundred',
  }),
  gallery: gallery(
    'lodge-marataba-night',
    'lodge-marataba-lawn',
    'lodge-marataba-noon',
    'dog-handler',
    'waterberg-walk',
  ),
  amenities: entries(
    'amenity',
    'Fence round the lodge',
    'Swimming pool',
    'Mack and Madi tent',
    'Spa',
    'Boma',
    'Library',
    'Shop',
    'Power from the sun',
    'Reached without a step',
    'Vehicle with a lift',
    'Two drives a day',
    'Walks with two guides',
    'Sleep-outs in a treehouse',
    'Laundry the same day',
    'A sitter for the evening',
    'Lenses and supports to borrow',
  ),
  factSheet: file('facts-marataba.pdf'),
  diningHeading: 'Food at Safari Lodge',
  diningText:
    'There was a buffet, and people told us shyly that it was too much. Now lunch is brought to you. Children eat at five, on the deck; the chef has twins. Twelve dishes from the coals have no meat in them, and the cabbage is asked for by men who came for the steak.',
  diningImage: plate('lodge-marataba-fire'),
  menu: dishes({
    'Cold apricot soup': 'from our own trees, in December',
    'Beef from Vaalwater, or the cabbage': 'on the coals, with burnt butter and dukkah',
    'Beans from the pot': 'thyme, orange',
    Vetkoek: 'honey and sea salt',
  }),
  diningNote: 'House wines, beer and spirits are part of the stay. Supper is in the boma twice a week.',
  whatToExpect: entry('whatToExpect', 'safari-with-small-children'),
  tourLink: entry('tourLink', 'Safari Lodge'),
  expect: points({
    'Are there the big five?':
      'Yes. There are more rhinos and fewer leopards than on the Sabie, and there are mountains.',
    'How cold is winter?':
      'Four degrees at dawn in July and twenty-two at noon. Gloves, a hat with flaps, and a hot-water bottle on the vehicle.',
    'Where do children sleep?': 'In family suites with a door between, or in a cot with a net against moths.',
    'Can we meet the dog?':
      'Yes: Biscuit, on Wednesdays, before sunrise. Please wear closed shoes and no scent.',
  }),
  questions: questions({
    'Is an ordinary car enough?': 'Yes. It is tar until the last twenty minutes, and firm gravel after that.',
    'How many rhino are there?': 'We do not tell anybody. You are welcome to help count them.',
    'Do Safari and Mountain Lodge share guides?':
      'They share the reserve and the ecologist. Guides stay with their lodge.',
  }),
  childPolicy: `All ages. Under sixes are not taken on shared drives; a vehicle of your own is ${rand(privateVehicle.marataba)} a day, at half price from May to August, with seats and harnesses in four sizes. The Mack and Madi tent takes children from four. Walking safaris start at sixteen. If a child is at the age of running towards things, wait for a year.`,
  accessibility:
    'Suites one and two can be reached without a step, by twenty-five metres of firm path; doors are 93 centimetres wide, showers roll-in with a seat. The main building, lawn path, pool and boma are level. One vehicle has a lift. Deck boards have gaps of six millimetres.',
  dietary: 'A week’s notice for any diet. The barbecue has a grid that has never had meat on it.',
  health:
    'Malaria does not occur here. A doctor is at Thabazimbi, fifty minutes away, and a private hospital at Rustenburg, two hours. Paramedics come by helicopter from Johannesburg in an hour. Tap water is from a borehole and safe.',
  latitude: -24.3404,
  longitude: 27.4687,
  gettingHere:
    'Drive from Johannesburg or Pretoria, on tar until the last twenty minutes. Any car will do, and no extra flight is needed.',
  routes: [
    way(
      'Johannesburg, O. R. Tambo',
      'Own car, by the N1 and Bela-Bela',
      road.johannesburgMarataba,
      'Tar until the last twenty minutes',
    ),
    way('Johannesburg, O. R. Tambo', 'Our driver', road.johannesburgMarataba, 'R 6 900 a car, one way'),
    way(
      'Johannesburg, Lanseria',
      'Charter to the Marataba strip',
      flight.lanseriaMarataba,
      'Soft bags, twenty kilograms',
    ),
    way('Mountain Lodge', 'Our vehicle', '25 minutes', 'Included'),
  ],
  gateHours: gates,
  levies,
};

export const mountainLodge: Authored<Accommodation> = {
  name: 'Mountain Lodge',
  kind: 'lodge',
  property: 'marataba',
  link: '/marataba/mountain-lodge',
  rootlink: '/marataba',
  contentfulTag: 'marataba-mountain-lodge',
  enquiryName: 'Mountain Lodge',
  breadcrumbs: [step('Marataba', '/marataba'), step('Mountain Lodge')],
  line: 'Thirteen stone suites on a slope, long dark nights, and a walk with a foot massage.',
  features: ['13 suites', 'No malaria', 'Walking and wellness'],
  cardImage: plate('lodge-mountain'),
  dropDownImage: plate('lodge-mountain'),
  dropdownImageMobi: plate('lodge-mountain'),
  hero: entry('heroBanner', 'marataba-mountain-lodge'),
  statement: 'A lodge for sleeping well and walking far, on a slope of the Waterberg.',
  statementText:
    'The nearest street lamp is twenty-four kilometres away. Paths are lit at ankle height, in amber; supper is by a fire; and between eleven and three nothing is arranged, so that you can rest. A guest who had slept for nine hours once asked what we had put in the tea. It was rooibos.',
  roomCount: 13,
  sleeps: 30,
  facts: facts({
    Suites: 'Thirteen: eleven for two, two for four',
    Children: 'From ten years; all ages when you book the whole lodge',
    'From Johannesburg': `${road.johannesburgMountainLodge} by road`,
    'Sunset on 11 July': 'Half past five',
    Malaria: 'None',
    'Treatments by': 'Grace Tlou, a trained nurse',
  }),
  gallery: gallery(
    'lodge-mountain-night',
    'waterberg-night',
    'cliff-vultures',
    'winter-frost',
    'conservation',
  ),
  amenities: entries(
    'amenity',
    'Spa',
    'Telescope',
    'Library',
    'Swimming pool',
    'Shop',
    'Power from the sun',
    'Walks with two guides',
    'Two drives a day',
    'Sleep-outs in a treehouse',
    'Laundry the same day',
    'Escort to your room after dark',
  ),
  factSheet: file('facts-marataba.pdf'),
  diningHeading: 'Food at Mountain Lodge',
  diningText:
    'Supper is early, because the night is long and that is what you came for. It is cooked on the hearth in the dining room, in front of you, by someone who will also tell you which stars are out.',
  diningImage: plate('cliff-table'),
  menu: dishes({
    'Broth of roast marrow bones, or of mushrooms': 'barley, thyme from the slope',
    'Slow-cooked warthog, or chickpeas': 'quince, juniper, soft polenta',
    'Baked apple': 'sultanas, sour cream',
    Rooibos: 'from the Cederberg, with honey',
  }),
  diningNote: 'House wines, beer and spirits are part of the stay; so are tea and coffee.',
  whatToExpect: entry('whatToExpect', 'walking-safari'),
  tourLink: entry('tourLink', 'Mountain Lodge'),
  expect: points({
    'Is it cold?':
      'In June and July it is four degrees outside at dawn. Suites are between sixteen and nineteen, with a warm bed.',
    'What is The Walk?':
      'At four you walk to the rock pool, put your feet in the cold water, then have forty minutes of foot massage.',
    'How many steps?': 'Nine to fifty-two, by suite. There is a cart, and we ask before you come.',
    'Can I come alone?':
      'Yes. From mid-January to the end of March, and from May to mid-July, one suite of each kind is kept without a single supplement.',
  }),
  questions: questions({
    'Do I have to get up early?':
      'No. But a morning out of doors helps you to sleep at night, so most guests go.',
    'Are treatments included?':
      'No. The Walk is R 690 and the cheapest on the list. The ninety minutes with warm stones are booked a year ahead.',
    'Can the lodge be taken whole?': `Yes, from two nights, ${shortestStay.overChristmas}, for up to thirty.`,
  }),
  childPolicy:
    'Children from ten years are welcome; the slope, the pool and the terraces have no fence. When the lodge is taken whole there is no minimum age. Walking safaris start at sixteen.',
  accessibility:
    'The lodge stands on a slope and is not suited to a wheelchair. The lowest suite is nine steps from the path, with a rail on both sides, and has a roll-in shower. A cart goes up a ramp to all but the highest two. We suggest Safari Lodge, twenty-five minutes away, and will bring you to Mountain Lodge for a treatment.',
  dietary: 'A week’s notice for any diet. Supper can be without salt or wheat, and nobody will remark on it.',
  health:
    'Malaria does not occur here. A doctor is at Thabazimbi, an hour and a quarter away. Grace Tlou is a nurse, and walking guides carry a first-aid kit and a satellite telephone.',
  latitude: -24.3672,
  longitude: 27.5049,
  gettingHere:
    'From Johannesburg or Pretoria take the N1 to Bela-Bela and go on to the Marataba gate. From the gate the lodge is forty minutes on firm gravel along the river, twenty of them beyond Safari Lodge’s turning. Any car will do. Leave Johannesburg by eleven, so that you drive the last part in daylight.',
  routes: [
    way(
      'Johannesburg, O. R. Tambo',
      'Own car, by the N1 and Bela-Bela',
      road.johannesburgMountainLodge,
      'The last forty minutes are gravel',
    ),
    way('Johannesburg, O. R. Tambo', 'Our driver', road.johannesburgMountainLodge, 'R 6 900 a car, one way'),
    way('Marataba strip', 'Our vehicle', '35 minutes', 'Included'),
  ],
  gateHours: gates,
  levies,
};

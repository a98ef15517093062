import type { Accommodation } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import {
  conservationLevy,
  gravelToRiverLodge,
  malariaHere,
  paulKrugerGate,
  privateVehicle,
  rand,
  road,
  shawsGate,
} from '../common-facts.ts';
import { entries, entry, file, gallery, plate } from '../references.ts';
import { dishes, facts, levy, points, questions, step, way } from '../shapes.ts';

export const riverLodge: Authored<Accommodation> = {
  name: 'River Lodge',
  kind: 'lodge',
  property: 'lionsands',
  link: '/lionsands/river-lodge',
  rootlink: '/lionsands',
  contentfulTag: 'lion-sands-river-lodge',
  enquiryName: 'River Lodge',
  breadcrumbs: [step('Lion Sands', '/lionsands'), step('River Lodge')],
  line: 'Wide decks at the water’s edge, and the longest view of the Sabie in the reserve.',
  features: ['16 rooms and suites', 'Families welcome', 'Spa'],
  cardImage: plate('lodge-river'),
  dropDownImage: plate('lodge-river'),
  dropdownImageMobi: plate('lodge-river'),
  hero: entry('heroBanner', 'lionsands-river-lodge'),
  statement: 'Families come back to River Lodge as the children grow, and ask for the same room.',
  statementText:
    'Sixteen rooms stand on the widest bend of the Sabie, and from most of them you can lie in bed and count hippos. It is the largest of our four lodges and the easiest with children: there is a pool for the loud hour after lunch, a library for the quiet one, and eleven kilometres of river frontage with nobody else on it. Drives go out at six and at four. In between, nothing is arranged unless you ask.',
  roomCount: 16,
  sleeps: 36,
  facts: facts({
    Rooms: 'Sixteen: nine rooms, five suites, two for families',
    Children: 'All ages; private drives under six',
    'From Skukuza airport': '25 minutes by road',
    'Power and Wi-Fi': 'Solar power by day; Wi-Fi in rooms only',
    Malaria: 'Yes. Speak to your doctor',
    'Who runs it': 'Nomsa Khoza, with a team of forty',
  }),
  gallery: gallery('lodge-river-night', 'stick-in-the-sand', 'boma', 'children-track', 'boat-safari', 'spa'),
  amenities: entries(
    'amenity',
    'Swimming pool',
    'A pool that is warm in winter',
    'Spa',
    'Library',
    'Shop',
    'Gym',
    'Mack and Madi tent',
    'Boma',
    'Telescope',
    'Reached without a step',
    'Vehicle with a lift',
    'Two drives a day',
    'Walks with two guides',
    'A boat on the river',
    'Sleep-outs in a treehouse',
    'Fishing',
    'Laundry the same day',
    'A paramedic at the lodge',
    'Escort to your room after dark',
    'A sitter for the evening',
    'Lenses and supports to borrow',
  ),
  factSheet: file('facts-lionsands.pdf'),
  diningHeading: 'Food at River Lodge',
  diningText:
    'Grace Mnisi has run the fire for twenty-two years and has never measured anything. Tumelo Ndou, who measures, runs the kitchen. Lunch is two plates brought to you, with a third if you ask; supper is on the deck, on your own deck, or twice a week in the boma, where the cooks, the storekeepers and the accountant sing.',
  diningImage: plate('fireside-cooking'),
  menu: dishes({
    'Amadumbe soup': 'roast garlic, wild sage',
    'Bread from the ash': 'with marula jelly and the honey of Lillydale in its comb',
    'Kudu, or a whole cauliflower': 'over leadwood, with morogo',
    'Baked guava': 'amasi ice cream',
  }),
  diningNote:
    'Last week’s menu. House wines, spirits and everything without alcohol are part of the stay. The cellar list is not, and is worth a look.',
  whatToExpect: entry('whatToExpect', 'first-safari-days'),
  tourLink: entry('tourLink', 'River Lodge'),
  expect: points({
    'What should I pack?':
      'Neutral colours, warm layers between May and August (fewer than you think), and closed shoes. Laundry is back the same day, so a small bag is enough.',
    'How close do the animals come?':
      'There is no fence. You are walked to and from your room after dark, every time, by someone who does it every night.',
    'Is there signal?': 'In rooms, yes. On vehicles there is none, on purpose.',
    'What about tips?':
      'Nothing is expected. A card in your room gives usual amounts for a guide and a tracker, and the box at the desk is for everybody else who works at the lodge.',
  }),
  questions: questions({
    'Can we have our own vehicle?': `Yes, at ${rand(privateVehicle.lionsands)} a day. Families with a child under six always do, since shared drives take nobody under six.`,
    'What if someone is unwell?':
      'A paramedic lives at the lodge, and a doctor is twenty-five minutes away at Skukuza.',
    'May we ask for a room by number?':
      'Please do. Seven and eight share a tree full of weaver birds, from twelve you hear the hippos best, and sixteen, at the end, has the longest walk.',
    'Is there a spa?':
      'Yes, for massage and facials, above the river and open every day. Ask for an hour when you book.',
  }),
  childPolicy:
    'Children of all ages are welcome. Under sixes do not go on shared drives; with a vehicle of their own they may, at the guide’s discretion. The Mack and Madi tent takes children from four years, from breakfast until tea. Walking in big-game country starts at sixteen. Supper for children is at half past five, and a sitter costs R 180 an hour.',
  accessibility:
    'Rooms one and two can be reached from the car without a step, over forty metres of level boardwalk. Their doors are 91 centimetres wide, and each has a roll-in shower with a seat and a rail. The deck, dining room, library and warm pool are on the same level; the pool has a hoist. One vehicle has a lift for a wheelchair, and a path of boards can be laid for supper in the river bed.',
  dietary:
    'Tell us by the week before, and again on arrival. Vegan, gluten-free, kosher-style, halal and allergy menus are planned as dishes of their own. The kitchen is not free of nuts, but has a separate bench and pans.',
  health: `${malariaHere}; ask your doctor about tablets well before you travel. Water from the tap is filtered and safe. A paramedic is at the lodge, a doctor at Skukuza, and a hospital at Mbombela, ${road.hospitalOfRiverLodge.words} by road or twenty minutes by helicopter.`,
  latitude: -24.9772,
  longitude: 31.5631,
  gettingHere: `Fly to Skukuza from Johannesburg or Cape Town, and a driver meets you there. By road it is half a day from Johannesburg, the last ${gravelToRiverLodge} of it gravel. Arrive before dark: a giraffe sleeps on that road.`,
  routes: [
    way('Skukuza airport', 'Our vehicle', '25 minutes', 'Included'),
    way(
      'Mbombela, Kruger Mpumalanga airport',
      'Driver, by Shaw’s Gate',
      '1 hour 50 minutes',
      'R 3 200 a car',
    ),
    way(
      'Johannesburg',
      'Own car, by Shaw’s Gate',
      '5 hours 30 minutes',
      `The last ${gravelToRiverLodge} are gravel`,
    ),
    way('Ivory Lodge', 'Our vehicle', '10 minutes', 'Included'),
    way('Tinga Lodge', 'Our vehicle, through the park gate', '35 minutes', 'Included'),
  ],
  gateHours: [shawsGate(), ...paulKrugerGate()],
  levies: [
    conservationLevy,
    levy('Sabi Sand entrance', 410, 'vehicle, at Shaw’s Gate, by card'),
    levy('Sabi Sand visitor fee', 130, 'person, once, at the gate'),
  ],
};

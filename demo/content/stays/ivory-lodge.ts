import type { Accommodation } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { conservationLevy, malariaHere, newingtonGate, shawsGate } from '../common-facts.ts';
import { entries, entry, file, gallery, plate } from '../references.ts';
import { dishes, facts, levy, points, questions, step, way } from '../shapes.ts';

export const ivoryLodge: Authored<Accommodation> = {
  name: 'Ivory Lodge',
  kind: 'lodge',
  property: 'lionsands',
  link: '/lionsands/ivory-lodge',
  rootlink: '/lionsands',
  contentfulTag: 'lion-sands-ivory-lodge',
  enquiryName: 'Ivory Lodge',
  breadcrumbs: [step('Lion Sands', '/lionsands'), step('Ivory Lodge')],
  villas: entries('accommodation', 'lion-sands-ivory-lodge-fish-eagle-villa'),
  line: 'A handful of glass-walled villas, each with its own pool, guide and quiet stretch of bank.',
  features: ['8 villas', 'Private guiding', 'Wine cellar'],
  cardImage: plate('lodge-ivory'),
  dropDownImage: plate('lodge-ivory'),
  dropdownImageMobi: plate('lodge-ivory'),
  hero: entry('heroBanner', 'lionsands-ivory-lodge'),
  statement: 'Eight villas on stilts above the bank, and eighty metres of trees between each and the next.',
  statementText:
    'Your days are your own. Your guide and tracker are yours from the first morning to the last, so the day begins when you appear and ends when you say. Meals are where you happen to be. In the evening there is a cellar of three hundred bottles and somebody who likes to be asked about it.',
  roomCount: 8,
  sleeps: 20,
  facts: facts({
    Villas: 'Eight: six for two, two for four',
    Children: 'From ten years in the two-bedroom villas; the rest from sixteen',
    'From Skukuza airport': '35 minutes by road',
    Vehicles: 'One to each villa, private',
    Malaria: 'Yes. Speak to your doctor',
    'Step-free': 'No: four steps at each villa',
  }),
  gallery: gallery('lodge-ivory-night', 'home-dusk', 'photography', 'lantern-award', 'stargazing'),
  amenities: entries(
    'amenity',
    'Private vehicle and guide',
    'Wine cellar',
    'Spa',
    'Library',
    'Telescope',
    'Gym',
    'Two drives a day',
    'Walks with two guides',
    'A boat on the river',
    'Sleep-outs in a treehouse',
    'Laundry the same day',
    'Escort to your room after dark',
    'Transfer from the airstrip',
    'Lenses and supports to borrow',
  ),
  factSheet: file('facts-lionsands.pdf'),
  diningHeading: 'Food at Ivory Lodge',
  diningText:
    'The chef comes to your deck on the first evening with a notebook. After that you are cooked for: five courses on the bank, soup in a flask at a sighting, or toast at three in the afternoon. The ice cream is made with the honey of Lillydale, which tastes of knob thorn and of something like toffee.',
  diningImage: plate('journey-romance-of-africa'),
  menu: dishes({
    'Smoked trout from Dullstroom': 'cucumber, sour cream, nasturtium',
    'Springbok loin, or beetroot in salt': 'roast plums, black pepper, samp',
    'A cheese from the Overberg': 'seed biscuits, preserved figs',
    'Lillydale honey ice cream': 'brown butter crumbs',
  }),
  diningNote:
    'Last night’s menu for villa four. House wines are included; the cellar is priced at what it costs in town.',
  whatToExpect: entry('whatToExpect', 'private-guiding'),
  tourLink: entry('tourLink', 'Ivory Lodge'),
  expect: points({
    'When do drives go out?':
      'When you do. Most people choose half past five and four, and then stay longer.',
    'Do villas share anything?': 'The library, spa and cellar, if you like. You need not meet anyone.',
    'What do people wear at supper?':
      'Whatever is clean. Nobody has ever needed a jacket, except against the cold.',
    'Can a treatment be at the villa?': 'Yes, on the deck. The therapist brings a table, and takes it away.',
  }),
  questions: questions({
    'Is it too quiet for a honeymoon?': 'It is as quiet as you make it. Eighty metres of bank are yours.',
    'Can Fish Eagle and Ivory be taken together?':
      'Yes, for up to thirty-four people. The house is four hundred metres upstream.',
    'Who chooses the wine?':
      'You, or Hendrik Louw of Cape Cadogan, who stocks the cellar and leaves notes on the bottles.',
  }),
  childPolicy:
    'Children from ten years are welcome in the two-bedroom villas, and from sixteen in the glass villas, whose decks and pools have no fence. Families with younger children are happier at Fish Eagle or at River Lodge, and we will say so on the telephone.',
  accessibility:
    'Four at the door of every villa, and no ramp. Inside, floors are level and doors 88 centimetres wide; showers have a sill of three centimetres. Vehicles are boarded by a folding stair of three steps with two rails. For a wheelchair we suggest River Lodge, ten minutes away, or Fish Eagle.',
  dietary:
    'Your chef writes to you two weeks before. The chef plans the whole menu for any diet, including vegan, halal, kosher-style and low-salt. Serious allergies: please telephone, so that the first night is safe too.',
  health: `${malariaHere}. A paramedic is ten minutes away at River Lodge at any hour, a doctor at Skukuza, and the helicopter can land on the airstrip road by day and night.`,
  latitude: -24.9594,
  longitude: 31.5312,
  gettingHere:
    'Fly to Skukuza, or charter to the reserve’s own strip, ten minutes from the lodge. Your guide meets the aircraft, so that the first drive begins there, with a cool box.',
  routes: [
    way(
      'Skukuza airport',
      'Your guide’s vehicle',
      '35 minutes, longer if animals are on the road',
      'Included',
    ),
    way('Reserve airstrip', 'Your guide’s vehicle', '10 minutes', 'Charter aircraft only'),
    way('Johannesburg', 'Helicopter to the lawn', '1 hour 50 minutes', 'R 118 000 for up to five'),
    way(
      'Johannesburg',
      'Own car, by Shaw’s Gate',
      '5 hours 40 minutes',
      'A car is not needed once you are here',
    ),
  ],
  gateHours: [shawsGate(), newingtonGate()],
  levies: [
    conservationLevy,
    levy('Sabi Sand entrance', 410, 'vehicle, at the gate, by card'),
    levy('Sabi Sand visitor fee', 130, 'person, once, at the gate'),
    levy('Airstrip landing fee', 650, 'aircraft, on the bill'),
  ],
};

import type { Accommodation } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import {
  conservationLevy,
  flight,
  malariaHere,
  privateVehicle,
  rand,
  road,
  shortestStay,
} from '../common-facts.ts';
import { entries, entry, file, gallery, plate } from '../references.ts';
import { monwanaResidenceHouse } from '../residences/monwana-residence.ts';
import { dishes, facts, gate, levy, points, questions, step, way } from '../shapes.ts';

export const monwanaLodge: Authored<Accommodation> = {
  name: 'Monwana Game Lodge',
  kind: 'lodge',
  property: 'monwana',
  link: '/monwana',
  rootlink: '/monwana',
  contentfulTag: 'monwana',
  enquiryName: 'Monwana',
  breadcrumbs: [step('Monwana')],
  line: 'Eight suites that face their waterhole as a theatre faces its stage.',
  features: ['8 suites', 'Waterhole', 'Taken whole from two nights'],
  cardImage: plate('lodge-monwana'),
  dropDownImage: plate('lodge-monwana'),
  dropdownImageMobi: plate('lodge-monwana'),
  hero: entry('heroBanner', 'monwana'),
  statement: 'Eight suites round one waterhole, where animals come to drink all day.',
  statementText:
    'The water begins sixty-two metres from the rail of the deck, and is about as wide as a tennis court is long. Two guests, each with a bad knee, once spent a day in front of it and counted seventeen kinds of mammal and fifty-four of bird. Drives go out as well.',
  roomCount: 8,
  sleeps: 16,
  facts: facts({
    Children: 'From twelve years; all ages when you book the whole lodge',
    'The water': 'Topped up by solar pump from June to November',
    Malaria: 'Yes. Speak to your doctor',
  }),
  gallery: gallery('lodge-monwana-night', 'moonrise-plain', 'toast-at-sundown'),
  amenities: entries(
    'amenity',
    'Waterhole in front of the deck',
    'Swimming pool',
    'Spa',
    'Boma',
    'Library',
    'Gym',
    'Shop',
    'Reached without a step',
    'Power from the sun',
    'Two drives a day',
    'Walks with two guides',
    'Laundry the same day',
    'Escort to your room after dark',
    'Transfer from the airstrip',
  ),
  factSheet: file('facts-monwana.pdf'),
  diningHeading: 'Food at Monwana',
  diningText:
    'Kagiso Phiri trained in Lyon, cooks what grows within an hour of Hoedspruit, and asks guests with a diet what they miss most. Supper is at the rail, at one table or at many, with the lamps turned down so that the water stays dark.',
  diningImage: plate('lodge-monwana-table'),
  menu: dishes({
    'Mango and chilli soup, cold': 'from the orchards at Hoedspruit',
    'Impala, or lentils': 'tree tomato, morogo, smoked potato',
    'Goat’s cheese from Tzaneen': 'marula jelly, seed bread',
    'Papaya, lime and black pepper': 'coconut sorbet',
  }),
  diningNote:
    'Breakfast lasts for three hours if you do not go out. House wines, beer and spirits are part of the stay.',
  whatToExpect: entry('whatToExpect', 'first-safari-days'),
  expect: points({
    'Do we have to go on drives?':
      'No. The same animals come to the waterhole, and you can watch them from the deck.',
    'Is the waterhole lit?': 'Only by the moon. There are two thermal scopes at the bar.',
    'What about storms?':
      'From November to March, after lunch. Themba Nyathi gives a talk about the clouds until the rain begins.',
    'Can we have the lodge to ourselves?': `From two nights, ${shortestStay.overChristmas}, for up to sixteen. One bill, divided as you like.`,
  }),
  questions: questions({
    'When is the water busiest?':
      'August to October, from one until dark. In February there is water everywhere, and fewer animals come.',
    'Who is the guide?': `Themba Nyathi or one of his three colleagues. Four guests may take a vehicle of their own, at ${rand(privateVehicle.monwana)} a day.`,
    'Is there phone signal?':
      'In the suites, by Wi-Fi. Guests have asked us to keep telephones off the deck.',
  }),
  childPolicy:
    'Children from twelve years are welcome. When the lodge is taken whole there is no minimum age; the deck has a rail with a net, and under sixes drive in a vehicle of their own. Walking starts at sixteen.',
  accessibility:
    'Suites seven and eight have no step from car to bed, doors of 95 centimetres, and roll-in showers with a seat. The other six have one step of nine centimetres and a ramp for it. Deck, bar and dining room are level. Drives are boarded by a folding stair; the lift vehicle can come from River Lodge with a week’s notice.',
  dietary: 'A week’s notice for any diet. Kagiso writes back, and asks what you miss most.',
  health: `${malariaHere}. A doctor and a small hospital are at Hoedspruit, forty minutes away; the airstrip can be lit.`,
  latitude: -24.4331,
  longitude: 31.1672,
  gettingHere:
    'Fly to Hoedspruit Eastgate from Johannesburg or Cape Town, and be on the deck within the hour. By road it is six hours from Johannesburg, by way of the escarpment if you leave early.',
  routes: [
    way('Hoedspruit Eastgate airport', 'Our vehicle', '40 minutes', 'Included'),
    way('Johannesburg', 'Scheduled flight to Hoedspruit', flight.johannesburgHoedspruit),
    way(
      'Cape Town',
      'Scheduled flight to Hoedspruit',
      flight.capeTownHoedspruit,
      'Not daily: ask us for the days',
    ),
    way('Johannesburg', 'Own car, by the R36', '6 hours', 'Tar, but for the last nine kilometres'),
    way('Lion Sands', `Driver, by ${road.monwanaLionSands.by}`, road.monwanaLionSands.time, 'R 4 600 a car'),
  ],
  gateHours: [
    gate('Thornybush, Guernsey road gate', '', '05:00', '20:00'),
    gate('Thornybush, R40 gate', '', '06:00', '18:30'),
  ],
  levies: [
    conservationLevy,
    levy('Thornybush entrance', 320, 'vehicle, at the gate, by card'),
    levy('Thornybush visitor fee', 180, 'person, once, at the gate'),
  ],
};

export const monwanaResidence: Authored<Accommodation> = {
  name: 'Monwana Residence',
  kind: 'residence',
  property: 'monwana',
  link: '/residences/monwana-residence',
  rootlink: '/monwana',
  contentfulTag: 'monwana-residence',
  enquiryName: 'Monwana Residence',
  breadcrumbs: [step('Monwana', '/monwana'), step('Monwana Residence')],
  line: 'A low house beside its own waterhole, for eight.',
  features: ['Sleeps 8', 'Own waterhole', 'Taken whole'],
  cardImage: plate('residence-monwana'),
  dropDownImage: plate('residence-monwana'),
  dropdownImageMobi: plate('residence-monwana'),
  hero: entry('heroBanner', 'residences-monwana-residence'),
  statement: 'A house for anyone who would rather watch animals from the porch than from a vehicle.',
  statementText:
    'Four bedrooms, a kitchen with a stool in it and a long porch, a kilometre from the lodge. The water is forty-five metres from the porch. You can see who is coming for some time before they come.',
  roomCount: 4,
  sleeps: 8,
  facts: facts({
    Bedrooms: 'Four, all on the level',
    'Looks after you': 'Chef, guide, tracker, two house staff',
    'Minimum stay': shortestStay.bushHouse,
    'From the lodge': 'One kilometre',
  }),
  gallery: gallery(
    'residence-monwana-porch',
    'residence-monwana-pool',
    'residence-monwana-hearth',
    'residence-monwana-bedroom',
  ),
  amenities: monwanaResidenceHouse.amenities,
  factSheet: file('facts-monwana.pdf'),
  diningHeading: 'Food at Monwana Residence',
  diningText:
    'Meals are on the porch, facing the water. The chef moves the table when there is more to see from another place.',
  diningImage: plate('residence-monwana-table'),
  menu: dishes({
    'Tomatoes from the school at Dumphries': 'when the baboons have left some',
    'Chicken under a brick, or cauliflower steak': 'peri-peri, lemon',
    'Peach cobbler': 'thick cream',
  }),
  diningNote: 'House wines, beer and spirits are part of the stay.',
  whatToExpect: entry('whatToExpect', 'a-house-to-yourselves'),
  expect: points({
    'Is there a fence?': 'Round the pool and porch, at a metre. Not between you and the water.',
    'Can we eat at the lodge?': 'Any evening you like. Tell us by four, and a place is laid.',
  }),
  questions: questions({
    'How many drives?': `As many as you like: the vehicle is yours, with six seats. A second is ${rand(privateVehicle.monwana)} a day.`,
  }),
  childPolicy: 'All ages. The pool and the porch are fenced; the vehicle has harnesses in four sizes.',
  accessibility:
    'No step anywhere in the house. Doors are 95 centimetres wide, and two bathrooms have roll-in showers.',
  dietary: 'As you like it, with a week’s notice.',
  health: `${malariaHere}. A doctor is at Hoedspruit, forty-five minutes away.`,
  latitude: -24.4387,
  longitude: 31.1598,
  gettingHere: 'Forty-five minutes from Hoedspruit Eastgate airport, five beyond the lodge.',
  routes: [
    way('Hoedspruit Eastgate airport', 'Your own vehicle', '45 minutes', 'Included'),
    way('Johannesburg', 'Own car', '6 hours', 'Tar, but for the last ten kilometres'),
  ],
  gateHours: [gate('Thornybush, Guernsey road gate', '', '05:00', '20:00')],
  levies: [
    conservationLevy,
    levy('Thornybush entrance', 320, 'vehicle, at the gate, by card'),
    levy('Thornybush visitor fee', 180, 'person, once, at the gate'),
  ],
};

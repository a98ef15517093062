import type { Accommodation } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import {
  conservationLevy,
  malariaHere,
  paulKrugerGate,
  road,
  shawsGate,
  shortestStay,
} from '../common-facts.ts';
import { entry, file, gallery, plate } from '../references.ts';
import { fishEagle } from '../residences/fish-eagle.ts';
import { hinkwenu } from '../residences/hinkwenu.ts';
import { dishes, facts, levy, points, questions, step, way } from '../shapes.ts';

export const fishEagleVilla: Authored<Accommodation> = {
  name: 'Fish Eagle',
  kind: 'villa',
  property: 'lionsands',
  link: '/lionsands/ivory-lodge/fish-eagle-villa',
  rootlink: '/lionsands',
  contentfulTag: 'lion-sands-ivory-lodge-fish-eagle-villa',
  // As the form sheet has it (docs/enquiry-forms.md); visitors read what `choice-lists.ts` calls it.
  enquiryName: 'Fish Eagle Residence',
  breadcrumbs: [
    step('Lion Sands', '/lionsands'),
    step('Ivory Lodge', '/lionsands/ivory-lodge'),
    step('Fish Eagle'),
  ],
  line: 'A house of glass on the Sabie, with two guides, two vehicles and a table for sixteen.',
  features: ['Sleeps 10, and 4 children', 'Chef and two guides', 'Taken whole'],
  cardImage: plate('residence-fish-eagle'),
  dropDownImage: plate('residence-fish-eagle'),
  dropdownImageMobi: plate('residence-fish-eagle'),
  hero: entry('heroBanner', 'lionsands-ivory-lodge-fish-eagle-villa'),
  statement: 'Five bedrooms with doors that shut, and one long room for everybody.',
  statementText:
    'Five bedrooms, each on its own path, and a long room in the middle with a table for sixteen. Families take it because nobody has to decide: breakfast is when a person appears, and one vehicle goes out at five while the other waits for the coffee. They meet at eleven, as if by accident: the guides have arranged it.',
  roomCount: 5,
  sleeps: 14,
  facts: facts({
    Bedrooms: 'Five, none of them sharing a wall',
    Sleeps: 'Ten, and four children on beds of their own',
    'Looks after you': 'Blessing Ubisi, the chef; two guides, two trackers, four house staff',
    'Minimum stay': shortestStay.bushHouse,
    'From Ivory Lodge': 'Four hundred metres',
  }),
  gallery: gallery(
    'residence-fish-eagle-pool',
    'residence-fish-eagle-bedroom',
    'residence-fish-eagle-drawer',
    'residence',
    'river-dawn',
    'proposal',
  ),
  amenities: fishEagle.amenities,
  factSheet: file('facts-lionsands.pdf'),
  diningHeading: 'Food at Fish Eagle',
  diningText:
    'Blessing Ubisi keeps a notebook. By your second visit it says who eats no coriander, on which night there should be dal, and who likes to help in the kitchen at four.',
  diningImage: plate('residence-fish-eagle-kitchen'),
  menu: dishes({
    'Dal with brown butter': 'on the second night, when it is wanted most',
    'Fish from Kosi Bay, or grilled halloumi': 'tamarind, green mango',
    'Lamb on the bone': 'from the pit, for fourteen',
    'Milk tart': 'cinnamon, and a second one for breakfast',
  }),
  diningNote:
    'Home cooking, not a menu. House wine is part of the stay; the wine in the locked cellar has a price list.',
  whatToExpect: entry('whatToExpect', 'a-house-to-yourselves'),
  tourLink: entry('tourLink', 'Fish Eagle'),
  expect: points({
    'How many staff are in the house?':
      'Three by day and one by night, with a separate kitchen and paths of their own.',
    'Is the river fenced off?':
      'The terrace and pool are fenced at a metre. The lawn is not; it is checked before anyone walks there.',
    'May we bring a nanny?': 'Yes, without charge, in the small room beside the kitchen.',
  }),
  questions: questions({
    'Why is it among the residences too?':
      'Because it is taken whole, as they are. It is one house, with one price.',
    'Can a helicopter land?': 'On the far lawn, by day. Tell us a day before.',
  }),
  childPolicy:
    'Children of all ages. The pool has an end in which they can stand, and there are harnesses and seats in four sizes on one of the two vehicles. Drives start and end as the children wish.',
  accessibility:
    'The bedroom nearest the kitchen has no step, a bath with a seat, a roll-in shower and rails. Doors are a metre wide. The long room, terrace and pool are without a step. One vehicle can be fitted with the lift from River Lodge with a day’s notice.',
  dietary:
    'One page of questions comes six weeks before, and Blessing telephones once. After that nobody has to say it again.',
  health: `${malariaHere}. The paramedic at River Lodge is twelve minutes away, and a doctor at Skukuza thirty-five.`,
  latitude: -24.9571,
  longitude: 31.5274,
  gettingHere:
    'Fly to Skukuza or charter to the reserve’s strip. Both guides come, since a full house has a great many bags.',
  routes: [
    way('Skukuza airport', 'Your own vehicles', '35 minutes', 'Included'),
    way('Reserve airstrip', 'Your own vehicles', '12 minutes', 'Charter aircraft only'),
    way('Johannesburg', 'Own car, by Shaw’s Gate', '5 hours 40 minutes'),
  ],
  gateHours: [shawsGate()],
  levies: [
    conservationLevy,
    levy('Sabi Sand entrance', 410, 'vehicle, at the gate, by card'),
    levy('Sabi Sand visitor fee', 130, 'person, once, at the gate'),
  ],
};

export const hinkwenuVilla: Authored<Accommodation> = {
  name: 'Hinkwenu',
  kind: 'villa',
  property: 'lionsands',
  link: '/lionsands/tinga-lodge/hinkwenu-villa',
  rootlink: '/lionsands',
  contentfulTag: 'lion-sands-tinga-lodge-hinkweni-villa',
  // As the form sheet has it, like the other house on the river.
  enquiryName: 'Hinkwenu Residence',
  breadcrumbs: [
    step('Lion Sands', '/lionsands'),
    step('Tinga Lodge', '/lionsands/tinga-lodge'),
    step('Hinkwenu'),
  ],
  line: 'Three thatched houses round one fire, inside the Kruger National Park.',
  features: ['Sleeps 6', 'Chef and guide', 'Taken whole'],
  cardImage: plate('residence-hinkwenu'),
  dropDownImage: plate('residence-hinkwenu'),
  dropdownImageMobi: plate('residence-hinkwenu'),
  hero: entry('heroBanner', 'lionsands-tinga-lodge-hinkwenu-villa'),
  statement: 'A small house for six people. Its name means “all of you” in Tsonga.',
  statementText:
    'Three round houses, each with a bedroom, a bathroom and a porch, stand about a fire that is lit at five and put out when the last person says so. It is a smaller and quieter house than Fish Eagle, and suits adults: two couples and a parent, or six who met at university and have stopped needing to talk.',
  roomCount: 3,
  sleeps: 6,
  facts: facts({
    Bedrooms: 'Three, each a house of its own',
    Sleeps: 'Six, a baby in a cot among them',
    'Looks after you': 'A chef, a guide, a tracker and two in the house',
    'Minimum stay': shortestStay.bushHouse,
    'From Tinga Lodge': 'Six hundred metres, along the bank',
  }),
  gallery: gallery(
    'residence-hinkwenu-pool',
    'residence-hinkwenu-table',
    'residence-hinkwenu-shower',
    'open-air-screen',
    'luggage',
  ),
  amenities: hinkwenu.amenities,
  factSheet: file('facts-lionsands.pdf'),
  diningHeading: 'Food at Hinkwenu',
  diningText:
    'The kitchen is the fourth house. Supper is cooked on coals in front of you unless it rains, and bread comes over from Tinga in a cloth at six. On the last evening a guest often asks to do the cooking, and is given an apron.',
  diningImage: plate('residence-hinkwenu-fire'),
  menu: dishes({
    'Mealies in the husk': 'lime, chilli, salt',
    'Steak from Hluhluwe, or brinjals in their skins': 'chimichurri of wild basil',
    'Roosterkoek from the grid': 'butter, cheese, jam, in that order',
    'Pears in red wine': 'from the pot at the edge',
  }),
  diningNote: 'House wines, beer and spirits are part of the stay.',
  whatToExpect: entry('whatToExpect', 'a-house-to-yourselves'),
  tourLink: entry('tourLink', 'Hinkwenu'),
  expect: points({
    'Do we share drives with Tinga?': 'No. The guide, tracker and vehicle are yours.',
    'Is there a pool?': 'Yes, four metres by seven, between the second house and the river.',
    'May we use the library?': 'Whenever you like. Ask to be walked there after dark.',
  }),
  questions: questions({
    'How is the name said?': 'Hin-KWEH-noo.',
    'Why is it among the residences too?':
      'Because it is taken whole, as they are. It is one house, with one price.',
  }),
  childPolicy:
    'All ages, when the house is taken whole, as it always is. There is no fence, and the pool has none either: with children under eight we suggest Fish Eagle.',
  accessibility:
    'Paths between the houses are firm and level. One house has no step, a door of 92 centimetres and a roll-in shower. The porch of the other two is two steps up.',
  dietary: 'As you like it, with two weeks’ notice; the fire has a separate grid for those who eat no meat.',
  health: `${malariaHere}. The doctor at Skukuza is twenty minutes away.`,
  latitude: -24.9742,
  longitude: 31.6189,
  gettingHere:
    'As for Tinga Lodge, and two minutes further: 22 from Skukuza airport. By road you come in at the Paul Kruger Gate, in daylight.',
  routes: [
    way('Skukuza airport', 'Your own vehicle', '22 minutes', 'Included'),
    way('Paul Kruger Gate', 'Own car', '22 minutes'),
    way('Johannesburg', 'Own car', road.johannesburgKruger),
  ],
  gateHours: [...paulKrugerGate()],
  levies: [
    conservationLevy,
    levy('Kruger conservation fee, visitors from abroad', 602, 'person and day, on the bill'),
    levy('Kruger conservation fee, South African residents', 134, 'person and day, on the bill'),
  ],
};

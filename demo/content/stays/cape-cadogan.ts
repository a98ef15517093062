import type { Accommodation } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { flight, shortestStay } from '../common-facts.ts';
import { entries, entry, file, gallery, plate } from '../references.ts';
import { dishes, facts, gate, levy, points, questions, step, way } from '../shapes.ts';

export const capeCadogan: Authored<Accommodation> = {
  name: 'Cape Cadogan Boutique Hotel',
  kind: 'hotel',
  property: 'capecadogan',
  link: '/capecadogan',
  rootlink: '/capecadogan',
  contentfulTag: 'cape-cadogan',
  enquiryName: 'Cape Cadogan Boutique Hotel',
  breadcrumbs: [step('Cape Cadogan')],
  line: 'A Georgian house in Gardens, with fifteen rooms and breakfast until half past ten.',
  features: ['15 rooms', 'Cellar', 'Walk to everything'],
  cardImage: plate('cape-cadogan'),
  dropDownImage: plate('cape-cadogan'),
  dropdownImageMobi: plate('cape-cadogan'),
  hero: entry('heroBanner', 'capecadogan'),
  statement: 'A quiet Georgian hotel, a short walk from the restaurants of Kloof Street.',
  statementText:
    'The house stands in Upper Union Street, four minutes from Kloof Street and never more than three kilometres from anything in the old city. Somebody looks at the mountain at six. If it is clear, a car is at the door at twenty past seven; if there is cloud on it, sleep on: breakfast is until half past ten.',
  roomCount: 15,
  sleeps: 32,
  facts: facts({
    Children: 'All ages; two interleading rooms sleep five',
  }),
  gallery: gallery('cape-cadogan-night', 'cape-town', 'penguins', 'cape-point', 'house-keys'),
  amenities: entries(
    'amenity',
    'Courtyard',
    'Swimming pool',
    'Wine cellar',
    'Library',
    'City on foot',
    'Breakfast until half past ten',
    'A driver for the day',
    'Parking behind the house',
    'Laundry the same day',
    'A sitter for the evening',
    'Reached without a step',
  ),
  factSheet: file('facts-capecadogan.pdf'),
  diningHeading: 'Food at Cape Cadogan',
  diningText:
    'Lindiwe Jacobs cooks supper for guests and a few neighbours, five nights a week. On Mondays there is bobotie, by the recipe of Rukeya Petersen of Dorp Street, and Hendrik pours an off-dry chenin blanc with it.',
  diningImage: plate('cape-dining'),
  menu: dishes({
    'Snoek pâté': 'grape jam, toast',
    Bobotie: 'yellow rice, sambal, more chutney than seems right',
    'Mushroom and lentil bobotie': 'the same, without meat',
    Koeksisters: 'on Fridays only',
  }),
  diningNote:
    'Breakfast is part of the price. Supper is Monday to Friday from seven; at the weekend Hendrik recommends a place.',
  whatToExpect: entry('whatToExpect', 'cape-town-days'),
  tourLink: entry('tourLink', 'Cape Cadogan'),
  expect: points({
    'Is it safe to walk?':
      'By day, yes, as in any city. After dark we send a car even for four minutes, and it costs nothing.',
    'Are there power cuts?': 'If there are, you will not notice: the house has batteries.',
    'What should I pack?':
      'Layers in every season. The mountain makes its own weather, and the wind in January is stronger than you expect.',
    'When are check-in and check-out?':
      'Your room is ready from two o’clock and yours until eleven. After a night flight ask for the shower and the garden room, from seven.',
  }),
  questions: questions({
    'Is there a lift?': 'No. Mountain rooms are up nineteen stairs; courtyard rooms are on the ground floor.',
    'Is breakfast really until half past ten?': 'Yes, every day, and it is cooked when you come down.',
    'Can you book the cable car?':
      'We watch the wind first. Tickets bought for a windy day are good for the next calm one.',
    'Is there parking?':
      'Yes, eleven places behind the house, through a gate that closes at eleven at night. Two have a charger for an electric car. Ask for one when you book.',
  }),
  childPolicy:
    'All ages. Cots are free, the pool has a gate, and two pairs of interleading rooms sleep five. Our driver Yusuf has car seats in three sizes. The dining room has supper for children from half past five on weekdays.',
  accessibility:
    'Rooms two and three are reached from the street without a step, by a side door we open for you; doors are 92 centimetres wide and showers roll-in. Dining room, courtyard and garden are level. The first floor is up nineteen stairs, without a lift. There is a bay for your car at the side door.',
  dietary:
    'Tell us on booking. Halal meat comes from Salt River as a matter of course; vegan and gluten-free breakfasts need a night’s notice.',
  health:
    'There is no malaria in the Cape. A hospital with an emergency room is nine minutes away. Tap water is good. You can burn under cloud.',
  latitude: -33.9331,
  longitude: 18.4109,
  gettingHere:
    'From the airport our driver brings you in by the N2 and De Waal Drive, with the mountain on your left. If you come by train, he waits on the platform in a green jacket.',
  routes: [
    way('Cape Town International', 'Our driver', '25 minutes', 'R 690 a car'),
    way('Cape Town station', 'Our driver, at the platform', '10 minutes', 'Included with a rail journey'),
    way('Stellenbosch', 'Driver', '50 minutes', 'R 1 450 a car'),
    way('Skukuza', 'Scheduled flight', flight.capeTownSkukuza),
  ],
  gateHours: [
    gate('Front door and desk', '', '00:00', '24:00'),
    gate('Parking behind the house', '', '06:00', '23:00'),
  ],
  levies: [levy('City tourism levy', null, 'stay: one per cent of the room’s price, on the bill')],
};

export const quartersResidenceStay: Authored<Accommodation> = {
  name: 'Quarters Residence',
  kind: 'residence',
  property: 'capecadogan',
  link: '/capecadogan/residence',
  rootlink: '/capecadogan',
  contentfulTag: 'cape-cadogan-residence',
  enquiryName: 'Quarters Residence',
  breadcrumbs: [step('Cape Cadogan', '/capecadogan'), step('Quarters Residence')],
  line: 'Cottages round a courtyard, across the garden from the hotel.',
  features: ['Sleeps 6', 'Kitchen', 'Hotel breakfast'],
  cardImage: plate('residence-quarters'),
  dropDownImage: plate('residence-quarters'),
  dropdownImageMobi: plate('residence-quarters'),
  hero: entry('heroBanner', 'capecadogan-residence'),
  statement: 'Three bedrooms and a kitchen of your own, and breakfast at the hotel.',
  statementText:
    'Three bedrooms in a row of single-storey cottages, with a courtyard to themselves and a gate into the hotel’s garden. You cook, or eat at the hotel. Families take it for a week; so do people who would like a kitchen of their own, and a hotel near by.',
  roomCount: 3,
  sleeps: 6,
  facts: facts({
    Bedrooms: 'Three, each with a bathroom',
    Kitchen: 'Full, with a baker’s delivery at seven',
    'To the hotel': 'Forty steps across the garden',
    'Minimum stay': shortestStay.capeHouse,
  }),
  gallery: gallery('residence-quarters-bedroom', 'residence-quarters-gate', 'residence-quarters'),
  amenities: entries(
    'amenity',
    'Courtyard',
    'Swimming pool',
    'City on foot',
    'Breakfast until half past ten',
    'Parking behind the house',
    'Laundry the same day',
    'A sitter for the evening',
  ),
  factSheet: file('facts-capecadogan.pdf'),
  diningHeading: 'Food at Quarters Residence',
  diningText:
    'Bread, milk and fruit are in the kitchen when you arrive. Lindiwe’s bobotie comes across the garden in its dish, to be warmed at twenty past seven.',
  diningImage: plate('residence-quarters-kitchen'),
  menu: dishes({
    'A loaf at seven': 'from the bakery in Kloof Street',
    'Bobotie for six': 'in its dish, with instructions',
    'Fish for the grill': 'whatever came in at Kalk Bay',
  }),
  diningNote: 'Breakfast at the hotel is part of the price.',
  whatToExpect: entry('whatToExpect', 'cape-town-days'),
  tourLink: entry('tourLink', 'Quarters Residence'),
  expect: points({
    'Is it serviced?': 'Every day at ten, and not before you have gone out.',
    'Do we have the hotel’s pool?': 'Yes, under the oak, through the gate.',
  }),
  questions: questions({ 'Can we arrive before two?': 'Often. Bags always can.' }),
  childPolicy:
    'All ages; cots, a high chair and a stair gate are in the cupboard. The hotel’s pool has a gate.',
  accessibility:
    'One step of twelve centimetres at the street, with a ramp. One bedroom and its shower are level; doors are 84 centimetres wide.',
  dietary: 'The kitchen is yours. Tell us what should be in the fridge.',
  health: 'No malaria. A hospital is nine minutes away.',
  latitude: -33.9334,
  longitude: 18.4113,
  gettingHere: 'The same way as to the hotel. Ring at the green gate; the hotel’s desk has the key.',
  routes: [
    way('Cape Town International', 'Our driver', '25 minutes', 'R 690 a car'),
    way('The hotel', 'On foot', '1 minute'),
  ],
  gateHours: [gate('Green gate', '', '00:00', '24:00')],
  levies: [levy('City tourism levy', null, 'stay: one per cent of the house’s price, on the bill')],
};

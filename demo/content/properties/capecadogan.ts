import type { PropertyUpdated } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { flight } from '../common-facts.ts';
import { entries, file, gallery, plate } from '../references.ts';
import { facts, gate, hour, levy, points, questions, way } from '../shapes.ts';

export const capeCadoganProperty: Authored<PropertyUpdated> = {
  key: 'capecadogan',
  position: 4,
  name: 'Cape Cadogan Boutique Hotel',
  shortName: 'Cape Cadogan',
  region: 'cape-town',
  line: 'A Georgian hotel in Gardens, a short walk from the city’s best restaurants.',
  coordinates: '33°56′S 18°25′E',
  latitude: -33.9331,
  longitude: 18.4109,
  slug: 'capecadogan',
  link: '/capecadogan',
  rootlink: '/capecadogan',
  contentfulTag: 'cape-cadogan',
  palette: 'ocean',
  storyTag: 'Cape Cadogan Boutique Hotel',
  locationName: 'Cape Town',
  destinationName: 'Cape Town',
  offeredIn: ['email', 'celebration', 'destination'],
  crmField: 'cape_town_lodge_s_requested',
  trackingCategory: 'Cape Cadogan',
  roomsPage: 'rooms',
  travelInfoPage: true,
  cardImage: plate('upright-cape-cadogan'),
  dropDownImage: plate('cape-cadogan'),
  dropdownImageMobi: plate('cape-cadogan'),
  accommodation: entries('accommodation', 'cape-cadogan', 'cape-cadogan-residence'),
  rooms: entries('room', 'cape-courtyard-room', 'cape-mountain-room', 'cape-family-rooms'),
  statement: 'A small hotel in Gardens, with the city at the door and the mountain fifteen minutes away.',
  statementText:
    'Fifteen rooms in a Georgian house with green shutters, in a street of Victorian cottages whose iron lace came from catalogues in Glasgow. Breakfast lasts until half past ten. Hendrik Louw keeps the cellar, Lindiwe Jacobs the kitchen, and Fatima Adams tells you the story of the city. Across the garden there is a house for six, and round the corner one for eight.',
  facts: facts({
    Where: 'Upper Union Street, Gardens, Cape Town',
    'Getting here': 'Cape Town International, 25 minutes, or 50 between seven and nine',
    'To stay': 'Fifteen rooms, and two houses close by',
    'Warmest months': 'December to March',
    Children: 'All ages',
    Malaria: 'None',
  }),
  day: [
    hour(
      '06:00',
      'Weather check for Table Mountain',
      'If the mountain is clear and there is no wind, we wake you. Otherwise we let you sleep.',
    ),
    hour('07:20', 'Car to Table Mountain or the penguins', 'You are there before nine.'),
    hour('10:30', 'Breakfast ends', 'It is cooked until then, for whoever slept late.'),
    hour('12:00', 'The noon gun', 'It is fired every day but Sunday. You will jump.'),
    hour(
      '13:00',
      'Lunch, up to an hour and three quarters away',
      'Ask Hendrik where: he will put one address and one wine on the back of a card.',
    ),
    hour('18:00', 'Wine tasting in the cellar', 'Six glasses, under the house, Tuesday to Friday.'),
    hour('20:00', 'Supper', 'At the hotel on weekdays, or elsewhere by our car.'),
  ],
  gallery: gallery('cape-street', 'market', 'map-table', 'cape-coast', 'rail'),
  factSheet: file('facts-capecadogan.pdf'),
  questions: questions({
    'Which season?':
      'November to March for the sea and long evenings; May to August for fires and the winemakers’ company; August to November for whales from the cliff; September for flowers.',
    'Do we need a car?': 'Not in town. For a day out there is a driver at a fixed price for the car.',
    'What is the Quarters Neighbourhood Hotel?':
      'Rooms of ours two streets away, which go with Cape Cadogan. They have no page here yet: their prices are on the booking site, or ask us.',
  }),
  gettingHere:
    'From Cape Town International our driver brings you in with the mountain on your left: twenty-five minutes, or fifty between seven and nine in the morning. If you come by train, he waits on the platform in a green jacket.',
  routes: [
    way('Cape Town International', 'Our driver', '25 minutes', 'R 690 a car'),
    way('Johannesburg', 'Scheduled flight', '2 hours', 'About thirty a day'),
    way('Skukuza', 'Scheduled flight', flight.capeTownSkukuza, 'Once a day'),
    way('Hoedspruit', 'Scheduled flight', flight.capeTownHoedspruit, 'Four days a week'),
    way('Pretoria', 'Train', 'About 50 hours', 'On set days'),
    way('Stellenbosch', 'Driver', '50 minutes', 'R 1 450 a car'),
  ],
  gateHours: [
    gate('Front door and desk', '', '00:00', '24:00'),
    gate('Table Mountain cable car, first car up', 'October to April', '08:00', '19:30'),
    gate('Table Mountain cable car, first car up', 'May to September', '08:30', '17:00'),
    gate('Boulders, Simon’s Town', 'December and January', '07:00', '19:30'),
    gate('Boulders, Simon’s Town', 'February to November', '08:00', '17:00'),
  ],
  levies: [
    levy('City tourism levy', null, 'stay: one per cent of the room’s price, on the bill'),
    levy('Boulders conservation fee, visitors from abroad', 245, 'adult, at the gate'),
    levy('Cape Point conservation fee, visitors from abroad', 515, 'adult, at the gate'),
  ],
  childPolicy:
    'All ages. Two pairs of interleading rooms sleep five, cots are free, and supper for children is from half past five on weekdays. Yusuf, our driver, has car seats in three sizes.',
  accessibility:
    'Two courtyard rooms are reached from the street without a step; dining room, courtyard and garden are level. The first floor is up nineteen stairs and there is no lift. Boulders has boards most of the way, and the cable car takes wheelchairs.',
  dietary:
    'Halal meat is a matter of course; vegan and gluten-free breakfasts need a night’s notice. Tell us when you book.',
  health:
    'No malaria. A hospital with an emergency room is nine minutes away, and a pharmacy in Kloof Street is open until nine. Tap water is good. You can burn under cloud from October to March.',
  travelInfo: points({
    'What to pack':
      'Layers in every season, shoes to walk in, a hat with a string, and something smart if you like, though nobody will ask.',
    Money:
      'Rand, and cards almost everywhere. In restaurants leave ten per cent, if the evening was a good one.',
    'Visas and passports':
      'Most visitors from Europe, North America and Australia get ninety days on arrival.',
    Weather:
      'Sixteen to twenty-seven degrees and dry in February, eight to eighteen and wet in July. The south-easter blows in summer and covers the mountain with cloud.',
    Safety:
      'By day you can walk in the city as in any other. After dark we send a car, even for four minutes, and it costs nothing.',
    'Load shedding': 'In a power cut the house has batteries: only the street goes dark.',
  }),
};

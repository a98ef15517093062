import type { PropertyUpdated } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { conservationLevy, flight, maratabaGates, road } from '../common-facts.ts';
import { entries, file, gallery, plate } from '../references.ts';
import { facts, hour, levy, points, questions, way } from '../shapes.ts';

export const marataba: Authored<PropertyUpdated> = {
  key: 'marataba',
  position: 3,
  name: 'Marataba Game Lodges',
  shortName: 'Marataba',
  region: 'marakele',
  line: 'Two safari lodges at the foot of the Waterberg, with room to walk.',
  coordinates: '24°20′S 27°28′E',
  latitude: -24.3333,
  longitude: 27.4667,
  slug: 'marataba',
  link: '/marataba',
  rootlink: '/marataba',
  contentfulTag: 'marataba',
  palette: 'mountain',
  storyTag: 'Marataba Luxury Lodges',
  locationName: 'Marakele National Park - Marataba',
  destinationName: 'Marataba',
  offeredIn: ['email', 'celebration', 'destination'],
  crmField: 'marataba_lodge_s_requested',
  trackingCategory: 'Marataba',
  roomsPage: 'rooms',
  travelInfoPage: true,
  cardImage: plate('upright-marataba'),
  dropDownImage: plate('marataba'),
  dropdownImageMobi: plate('marataba'),
  accommodation: entries('accommodation', 'marataba-safari-lodge', 'marataba-mountain-lodge'),
  safaris: entries('safari', 'marataba'),
  treehouses: entries('treehouse', 'thabametsi'),
  statement: 'A mountain on one side, a plain on the other, no malaria, and no extra flight.',
  statementText:
    'Marataba is the private part of Marakele National Park, twenty-three thousand hectares under the cliffs of the Waterberg. Safari Lodge stands on the plain and is the best place we know for a first safari with small children. Mountain Lodge stands on the slope and is for sleep, walking and quiet. Both run on solar power, and share the reserve, its ecologist and its tracker dog.',
  facts: facts({
    Where: 'Marakele National Park, Limpopo',
    'Getting here': `${road.johannesburgMarataba} by road from Johannesburg`,
    'To stay': 'Two lodges, one treehouse',
    Malaria: 'None',
    Height: 'Eleven hundred metres; the cliffs go to two thousand',
    Levy: 'R 680 per person, per night',
  }),
  day: [
    hour('04:45', 'Anti-poaching dog, on Wednesdays', 'For those who want to hide from Biscuit, the dog.'),
    hour('05:45', 'Coffee', 'In July there are still stars, and gloves on the seats.'),
    hour('06:00', 'Morning walk or game drive', 'Two guides, no road, and the mountain on your left.'),
    hour('09:30', 'Breakfast', 'With toast in the shape of animals, for children who like it.'),
    hour(
      '11:00',
      'Rest in the heat of the day',
      'Nothing but the children’s tent until three, so that you can rest.',
    ),
    hour(
      '15:00',
      'Solar plant tour, on Saturdays',
      'Johan Sebola answers every question, and then asks you one.',
    ),
    hour('16:00', 'River cruise or afternoon game drive', 'Vultures come home at about half past five.'),
    hour('19:00', 'Supper by a fire', 'Early, because nights here are for sleeping.'),
  ],
  gallery: gallery('matlabas-barge', 'planting', 'mountain-bike', 'termite-mound', 'full-moon-drive'),
  factSheet: file('facts-marataba.pdf'),
  questions: questions({
    'Are all of the big five here?':
      'Yes. There are more rhinos and elephants, but fewer leopards, than on the Sabie.',
    'Safari Lodge or Mountain Lodge?':
      'For children or without steps: Safari. For sleep and silence: Mountain. Three nights of each is a good week.',
    'Is it dark enough to see the stars?': 'The nearest street lamp is twenty-four kilometres away.',
    'Which animals live here?':
      'Elephant, rhino, lion, buffalo and leopard; giraffe, zebra, hippo, brown hyena, cheetah, baboon and eland. Vultures nest in the cliffs and look down on everybody.',
    'Is there horse riding?':
      'No, for the sake of horses: lions live here. Go on foot, by mountain bike or by boat, each with a guide.',
  }),
  gettingHere:
    'Drive from Johannesburg, Pretoria or Lanseria by the N1 and Bela-Bela, on tar as far as the Marataba gate, then twenty or forty minutes on gravel. Any car will do. The Marataba gate closes at six, and nobody is let in after that.',
  routes: [
    way(
      'Johannesburg, O. R. Tambo',
      'Own car or driver, by the N1 and Bela-Bela',
      road.johannesburgEitherLodge,
      'Driver R 6 900 a car, one way',
    ),
    way('Pretoria', 'Own car or driver', road.pretoriaEitherLodge, 'We wait at the train with a sign'),
    way(
      'Johannesburg, Lanseria',
      'Charter aircraft to the Marataba strip',
      flight.lanseriaMarataba,
      'Soft bags, twenty kilograms',
    ),
    way('Thabazimbi', 'Own car', '50 minutes', 'For petrol, pharmacy and a doctor'),
    way('Skukuza', 'Charter aircraft', flight.maratabaSkukuza, 'On request'),
  ],
  gateHours: [...maratabaGates(' (24.2856° S, 27.4519° E)')],
  levies: [
    conservationLevy,
    levy('Marakele conservation fee, visitors from abroad', 304, 'person and day, on the bill'),
    levy('Marakele conservation fee, South African residents', 76, 'person and day, on the bill'),
  ],
  childPolicy:
    'Safari Lodge takes all ages, and a toddler may run inside its fence. Under sixes take a vehicle of their own, half price from May to August. Mountain Lodge is from ten years, and takes all ages when you book the whole lodge. Walking safaris, bicycles and the treehouse are from sixteen; the morning with the ecologist is from twelve, and the one with the dog from eight.',
  accessibility:
    'Safari Lodge has two suites without a step, a level lawn, pool and boma, and a vehicle with a lift. Mountain Lodge stands on a slope with nine to fifty-two steps, a cart and a rail, and is not suited to a wheelchair.',
  dietary: 'A week’s notice for any diet. One grid of the barbecue has never had meat on it.',
  health:
    'There is no malaria here, which settles the first question of every parent. A doctor is at Thabazimbi, fifty minutes away, and a private hospital at Rustenburg, two hours. Ticks are about from October to April: long socks. Borehole water is safe to drink.',
  travelInfo: points({
    'What to pack':
      'For May to August: fleece, gloves, a hat with flaps, since mornings are near freezing on a vehicle. For the rest: sun hat, sleeves, and boots you have already walked in.',
    Money: 'Rand, and cards. The nearest bank is at Thabazimbi.',
    'Visas and passports':
      'As for the rest of South Africa: ninety days on arrival for most, two empty facing pages, and birth certificates for children who travel with one parent.',
    Weather:
      'Four to twenty-two degrees in July, nineteen to thirty-one in January. It rains from November to March, about four hundred and fifty millimetres in those months, in storms.',
    'Telephone and Wi-Fi':
      'Wi-Fi in suites. The only mobile signal is on one rock at Mountain Lodge, which has a bench.',
    Power: 'Solar power and batteries, ninety-one days in a hundred.',
  }),
};

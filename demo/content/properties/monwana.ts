import type { PropertyUpdated } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { conservationLevy, flight, malariaInTheLowveld, road, shortestStay } from '../common-facts.ts';
import { entries, file, gallery, plate } from '../references.ts';
import { facts, gate, hour, levy, points, questions, way } from '../shapes.ts';

export const monwana: Authored<PropertyUpdated> = {
  key: 'monwana',
  position: 2,
  name: 'Monwana Game Lodge',
  shortName: 'Monwana',
  region: 'thornybush',
  line: 'A small safari lodge by a waterhole where animals come to drink.',
  coordinates: '24°26′S 31°10′E',
  latitude: -24.4333,
  longitude: 31.1667,
  slug: 'monwana',
  link: '/monwana',
  rootlink: '/monwana',
  contentfulTag: 'monwana',
  palette: 'clay',
  storyTag: 'Monwana Game Lodge',
  locationName: 'Monwana Game Lodge',
  offeredIn: ['email', 'celebration'],
  crmField: 'monwana_lodge_s_requested',
  roomsPage: 'suites',
  travelInfoPage: true,
  cardImage: plate('upright-monwana'),
  dropDownImage: plate('lodge-monwana'),
  dropdownImageMobi: plate('monwana'),
  accommodation: entries('accommodation', 'monwana', 'monwana-residence'),
  rooms: entries('room', 'monwana-waterhole-suite', 'monwana-marula-suite'),
  safaris: entries('safari', 'monwana'),
  statement: 'The lodge faces its waterhole as a theatre faces its stage.',
  statementText:
    'Monwana has eight suites and no hurry. The Thornybush reserve has had no fence towards Kruger since 2017, and wild dogs come and go. Drives go out at six and at four with Themba Nyathi or a colleague; and if you would rather stay in, the same animals come to the waterhole.',
  facts: facts({
    Where: 'Thornybush Game Reserve, Limpopo',
    'Getting here': 'Hoedspruit Eastgate, 40 minutes by road',
    'To stay': 'Eight suites, and one house for eight',
    'Busiest at the water': 'August to October',
    Children: 'From twelve years; all ages when you book the whole lodge',
    Levy: 'R 680 per person, per night',
  }),
  day: [
    hour('05:30', 'Coffee at the rail', 'A hamerkop is already standing in the shallows.'),
    hour(
      '06:00',
      'Morning game drive with Themba or a colleague',
      'About half of our guests go out. The others stay with the waterhole.',
    ),
    hour('09:00', 'Breakfast, for up to three hours', 'Zebra, in a queue, drinking in turns.'),
    hour('11:40', 'Rest in the heat of the day', 'The waterhole is quiet, but for doves.'),
    hour(
      '12:50',
      'Elephants at the waterhole',
      'They make no sound, and all at once the whole hillside is full of elephants.',
    ),
    hour('14:00', 'Rest, or a massage', 'Nkateko sets up her table under the jackalberry.'),
    hour('16:00', 'Afternoon game drive', 'People call out what they hope to see.'),
    hour(
      '17:50',
      'Sandgrouse at the waterhole',
      'They come at dusk, every evening; at this hour in September.',
    ),
    hour('19:30', 'Supper at the rail', 'With the lamps turned down, so that the water stays dark.'),
  ],
  gallery: gallery('picnic', 'veld-restoration', 'baobab-dawn', 'tracker-seat', 'airstrip'),
  factSheet: file('facts-monwana.pdf'),
  questions: questions({
    'Why so few suites?': 'Because it is one waterhole.',
    'When is it dry?':
      'Between May and early October. July mornings are cold, and May and September are kind to everyone.',
    'What is the green season like?':
      'In the summer months it rains on about one day in three, usually for an hour after lunch. It is the cheapest time, and the best for photographs of the sky.',
    'Can the lodge be taken whole?': `Yes, for the exclusive use of up to sixteen, from two nights, ${shortestStay.overChristmas}: a family, a wedding, or a meeting that needs a better view.`,
  }),
  gettingHere:
    'Fly to Hoedspruit Eastgate and be on the deck within the hour. By road it is six hours from Johannesburg, or a day by way of the Blyde River Canyon, which we can arrange with a driver and a stop for pancakes at Graskop.',
  routes: [
    way(
      'Johannesburg, O. R. Tambo',
      'Scheduled flight to Hoedspruit',
      flight.johannesburgHoedspruit,
      'Twice a day',
    ),
    way('Cape Town', 'Scheduled flight to Hoedspruit', flight.capeTownHoedspruit, 'Four days a week'),
    way('Hoedspruit Eastgate airport', 'Our vehicle', '40 minutes', 'Included'),
    way('Thornybush airstrip', 'Our vehicle', '15 minutes', 'Charter aircraft only'),
    way('Johannesburg', 'Own car, by the N4 and R36', '6 hours', 'Any car; nine kilometres of gravel'),
    way('Lion Sands', `Driver, by ${road.monwanaLionSands.by}`, road.monwanaLionSands.time, 'R 4 600 a car'),
  ],
  gateHours: [
    gate('Thornybush, Guernsey road gate (24.4706° S, 31.1353° E)', '', '05:00', '20:00'),
    gate('Thornybush, R40 gate', '', '06:00', '18:30'),
  ],
  levies: [
    conservationLevy,
    levy('Thornybush entrance', 320, 'vehicle, at the gate, by card'),
    levy('Thornybush visitor fee', 180, 'person, once, at the gate'),
  ],
  childPolicy:
    'From twelve years at the lodge; all ages at Monwana Residence, and at the lodge when it is taken whole. Under sixes drive in a vehicle of their own. Walking starts at sixteen.',
  accessibility:
    'Two suites have no step from car to bed; the other six have one of nine centimetres, with a ramp. Deck, bar, dining room and spa are level, and the residence has no step anywhere. The lift vehicle comes from River Lodge with a week’s notice.',
  dietary: 'A week’s notice for any diet. The chef writes back, and asks what you miss most.',
  health: `${malariaInTheLowveld}; speak to your doctor. A doctor and a small hospital are at Hoedspruit, forty minutes away. Tap water is from a borehole, filtered and safe. Yellow-fever certificates are asked for only if you come from where it occurs.`,
  travelInfo: points({
    'What to pack':
      'Dust colours, closed shoes, a warm layer for the vehicle from May to August, a dry shirt in a bag from November to March, and slippers, since you will spend more time on the deck than you think.',
    Money:
      'Rand, and cards. Usual amounts for a guide and tracker are on a card in your suite; nothing is expected.',
    'Visas and passports':
      'Most visitors from Europe, North America and Australia get ninety days on arrival. Two empty facing pages, please, and thirty days beyond your stay.',
    Weather:
      'Seven degrees at dawn in July, thirty-three on a January afternoon, thirty-six on the hottest day, and fourteen degrees cooler after a storm.',
    'Telephone and Wi-Fi': 'In the suites. Guests have asked us to keep telephones off the deck.',
  }),
};

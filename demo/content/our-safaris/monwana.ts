import { drivesAt } from '../common-facts.ts';
import { plate, text } from '../references.ts';
import { p } from '../rich-text.ts';
import { month, type SafariSection } from './months.ts';

const water = 'Herds at the waterhole';
const dogs = 'Wild dog';
const leopard = 'Leopard at dusk';
const lambs = 'Impala lambs';
const birds = 'Summer birds';
const storms = 'Storms to watch';
const stars = 'Clear night skies';

export const monwanaSafaris: SafariSection = {
  ourSafarisFor: 'monwana-safaris',
  property: 'monwana',
  title: 'Safaris at Monwana',
  heading: 'Safaris at Monwana',
  content: text(
    p(
      'Thornybush has had no fence towards the Kruger National Park since 2017, and what lives there comes and goes. Themba Nyathi and three colleagues drive at six and at four, and walk when the grass is short.',
    ),
    p(
      'The waterhole is sixty-two metres from the rail. If you stay behind you see many of the same animals from the deck.',
    ),
  ),
  buttonText: 'Enquire',
  buttonLink: '/enquire/email',
  backgroundImage: plate('photography'),
  activities: [
    {
      title: 'By vehicle',
      text: 'Six seats, a guide and a tracker. Wild dogs lie up at noon, and are worth a second drive.',
      duration: drivesAt('06:00', '16:00'),
      who: 'Twelve and over; all ages privately',
      image: plate('game-drive'),
    },
    {
      title: 'On foot',
      text: 'With two guides, while the tracks are still fresh. In November, best on the morning after a storm.',
      duration: 'Two to four hours, in the morning',
      who: 'Sixteen and over',
      image: plate('walking-safari'),
    },
    {
      title: 'At the rail',
      text: 'A chair, a notebook and a blanket, and a barman who knows his birds.',
      duration: 'From light until midnight',
      who: 'Anyone',
      image: plate('lodge-monwana'),
    },
    {
      title: 'The winter sky',
      text: 'From under blankets, with a hot-water bottle each: Scorpius, the Southern Cross and the Milky Way.',
      duration: 'An hour and a quarter',
      who: 'Seven and over',
      image: plate('stargazing'),
    },
    {
      title: 'The talk about storms',
      text: 'From one o’clock until it rains: how clouds grow, and when a storm will break.',
      duration: 'November to March, before a storm',
      who: 'Anyone',
      image: plate('storm'),
    },
  ],
  months: [
    month(
      'january',
      'Green',
      [33, 21, 92],
      'Thirty-six degrees at one, a storm at five, and fourteen degrees fewer at half past.',
      [[storms, birds], [], [dogs, leopard, lambs]],
    ),
    month(
      'february',
      'Green',
      [32, 21, 84],
      'Marulas fall on the roofs. There is water everywhere, and fewer animals come.',
      [[birds, storms], [], [water, leopard]],
    ),
    month('march', 'Green', [31, 19, 58], 'The grass is at its highest, and the light at its cleanest.', [
      [birds],
      [storms],
      [water, dogs, stars],
    ]),
    month('april', 'Green', [29, 16, 32], 'The last storms. Mornings want a jersey.', [
      [],
      [water, stars, birds],
      [dogs, leopard],
    ]),
    month('may', 'Shoulder', [27, 11, 12], 'Leaves go, and sight lines come.', [
      [stars],
      [water, dogs, leopard],
      [],
    ]),
    month('june', 'Peak', [25, 8, 5], 'Wild dogs den. The solar pump goes on.', [
      [dogs, stars],
      [water, leopard],
      [],
    ]),
    month(
      'july',
      'Peak',
      [25, 7, 6],
      'Six degrees at nine in the evening, and the Milky Way straight overhead.',
      [[dogs, stars], [water, leopard], []],
    ),
    month('august', 'Peak', [27, 10, 6], 'The queue at the water begins at eleven.', [
      [water, leopard, stars],
      [dogs],
      [],
    ]),
    month(
      'september',
      'Peak',
      [29, 13, 17],
      'Two hundred and six mammals came to the water on one day, by one count.',
      [[water, leopard], [stars], [dogs, birds]],
    ),
    month(
      'october',
      'Shoulder',
      [31, 16, 36],
      'Dust, heat, and everyone at the edge of the trees, waiting for somebody to go first.',
      [[water, leopard], [birds], [storms]],
    ),
    month(
      'november',
      'Green',
      [31, 18, 74],
      'The ants carry their young up the wall, and the washing is taken in.',
      [[birds], [storms, lambs], [water, leopard]],
    ),
    month('december', 'Green, then peak', [32, 20, 98], 'Lambs that can run before they are dry.', [
      [lambs, birds, storms],
      [],
      [dogs],
    ]),
  ],
};

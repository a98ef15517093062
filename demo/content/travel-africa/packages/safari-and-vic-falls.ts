import { flight, flightWords } from '../../common-facts.ts';
import { allYear, notIncluded, type Route } from '../route.ts';

export const safariAndVicFalls: Route = {
  title: 'Safari & Vic Falls',
  season: 'All year',
  stops: [
    ['Lion Sands', 4],
    ['Victoria Falls', 2],
  ],
  picture: 'chobe',
  line: 'A week, two beds, one flight between them, and the two things people most often ask for.',
  lead: 'The short one. There is a flight from Skukuza straight to the Falls on most days of the week, so that the bush and the water follow each other without a night in between.',
  days: [
    {
      title: 'Day 1',
      place: 'Lion Sands',
      text: 'Johannesburg to Skukuza in less than an hour, and out with your guide at four.',
      stay: 'River Lodge, Lion Sands',
      travel: 'Flight from Johannesburg to Skukuza, then by road',
      image: 'lion-sands',
    },
    {
      title: 'Days 2 to 4',
      place: 'Lion Sands',
      text: 'On the first day you are amazed, on the second greedy, and on the third you begin to look. Sipho writes down the first woodland kingfisher of every summer; in November you may hear it with him.',
      stay: 'River Lodge, Lion Sands',
      travel: 'By open vehicle and on foot',
      image: 'game-drive',
    },
    {
      title: 'Day 5',
      place: 'Victoria Falls',
      text: 'Breakfast on the Sabie, sundown on the Zambezi. Elephants swim between the islands with their trunks up.',
      stay: 'A hotel at Victoria Falls',
      travel: flightWords('Skukuza', 'Victoria Falls', flight.skukuzaVictoriaFalls),
      image: 'zambezi',
    },
    {
      title: 'Day 6',
      place: 'Victoria Falls',
      text: 'When the gate opens you walk the path along the edge, mostly level, with sixteen viewpoints. In the afternoon cross the bridge of 1905 in a harness, or sit in the café above the gorge, where vultures fly past at eye level.',
      stay: 'A hotel at Victoria Falls',
      travel: 'On foot',
      image: 'victoria-falls',
    },
    {
      title: 'Day 7',
      place: 'Home',
      text: 'Twenty minutes to the airport, and Johannesburg by the afternoon.',
      stay: 'In the air',
      travel: flightWords('Victoria Falls', 'Johannesburg', flight.johannesburgVictoriaFalls),
    },
  ],
  facts: [
    ['Flights', 'Three, all scheduled'],
    ['Malaria', 'Both places'],
    ['Water at the Falls', 'Most in April, least in October'],
    ['With children', 'From six years on drives; any age at the Falls'],
  ],
  gallery: ['lodge-river', 'photography', 'boma', 'first-rain'],
  included: [
    'Six nights; all meals and drinks of the house at Lion Sands, breakfast at the Falls',
    'All three flights and every transfer',
    'Two drives a day, walks and the conservation levy',
    'The sunset boat, and entry to the rainforest',
  ],
  excluded: notIncluded,
  questions: [
    [
      'Is one night at the Falls enough?',
      'Nearly everyone stays one night, gets wet and flies on. Two is the minimum. With three you begin to feel at home there.',
    ],
    [
      'Zimbabwe or Zambia?',
      'Zimbabwe for the view, Zambia for the edge. This route sleeps in Zimbabwe; with a KAZA visa you may cross the bridge for lunch.',
    ],
  ],
  priceFrom: 6800,
  priceCurrency: 'USD',
  priceNote:
    'For each person, two sharing, from November to April; $7,400 in May and October; $8,400 from June to September and over Christmas and the new year.',
  budget: '$6,500-$8,000',
  destinations: ['south-africa', 'zimbabwe'],
  months: allYear,
  interests: ['Big game', 'Water'],
  specialist: 'Anwar Petersen',
  testimonials: ['Which side of the boat'],
  metaDescription:
    'Six nights: four on the Sabie at Lion Sands and two at Victoria Falls, joined by one direct flight. Day by day, with prices, visas and the best months.',
};

import { flight, flightWords, road } from '../../common-facts.ts';
import { monthsFrom, notIncluded, type Route } from '../route.ts';

export const stylishWildlifeAndBeach: Route = {
  title: 'Stylish Wildlife & Beach',
  season: 'May to November',
  stops: [
    ['Monwana', 3],
    ['Lion Sands', 3],
    ['Benguerra Island', 4],
  ],
  picture: 'mozambique-island',
  line: 'A waterhole, a glass-fronted suite on a river, and an island of dunes.',
  lead: 'The safari first, the beach after. Two lodges that have nothing in common but their manners, then an island where breakfast has no hours. This is the route most honeymoons turn into: first early mornings, then late ones.',
  days: [
    {
      title: 'Day 1',
      place: 'Monwana',
      text: 'Fly to Hoedspruit and be at the waterhole for lunch. You are one of sixteen guests, and you will not meet the others unless you like to.',
      stay: 'Monwana, Thornybush',
      travel: `${flightWords('Johannesburg', 'Hoedspruit', flight.johannesburgHoedspruit)}, then by road`,
      image: 'monwana',
    },
    {
      title: 'Days 2 and 3',
      place: 'Monwana',
      text: 'Buffalo at breakfast, a drive, a swim, a drive. Nkateko will set up her table under the jackalberry, in sight of the water, so that neither of you misses anything.',
      stay: 'Monwana, Thornybush',
      travel: 'By open vehicle',
      image: 'monwana-treatment',
    },
    {
      title: 'Days 4 to 6',
      place: 'Lion Sands',
      text: `By ${road.monwanaLionSands.by} to Ivory Lodge: eight glass villas, each with a pool over the Sabie. One of the three nights goes to a treehouse, if it does not rain, and it should not be the last.`,
      stay: 'Ivory Lodge, Lion Sands, and one night at Chalkley Treehouse',
      travel: `By road, ${road.monwanaLionSands.time}`,
      image: 'treehouse-chalkley',
    },
    {
      title: 'Day 7',
      place: 'Benguerra Island',
      text: 'Ninety minutes to the coast and ten by helicopter, low, over water in stripes of green.',
      stay: 'A lodge on Benguerra Island',
      travel: 'Flight to Vilanculos, then by helicopter',
      image: 'beach',
    },
    {
      title: 'Days 8 to 10',
      place: 'Benguerra Island',
      text: 'A dhow, a dune to roll down, a sandbar for lunch, a book. There are dugongs in the channel; guides know the place and make no promises.',
      stay: 'A lodge on Benguerra Island',
      travel: 'By dhow, or on foot round the island in a day',
    },
    {
      title: 'Day 11',
      place: 'Home',
      text: 'To Vilanculos by boat or helicopter as the tide decides, and on to Johannesburg.',
      stay: 'In the air',
      travel: 'Flight from Vilanculos to Johannesburg, 1 hour 40 minutes',
    },
  ],
  facts: [
    ['Best weeks', 'The last of May, early June, and November'],
    ['Malaria', 'All three; take tablets'],
    ['Just married', 'Half price for one of you; at Ivory Lodge outside peak season'],
    ['With children', 'From sixteen years'],
  ],
  gallery: ['lodge-ivory', 'room-glass', 'room-bath', 'proposal'],
  included: [
    'Ten nights with all meals; drinks of the house at both lodges',
    'Flights to Hoedspruit, Vilanculos and Johannesburg, the helicopter, every transfer',
    'Two drives a day, one treatment each, one night in a treehouse',
    'A day by dhow',
  ],
  excluded: [...notIncluded, 'Visas and park fees of the Bazaruto archipelago'],
  questions: [
    [
      'And from January to March?',
      'Hot, wet and now and then stormy on the island. In those months end at Hermanus instead, where it is high summer.',
    ],
    [
      'Can the treehouse be the last night?',
      'It can. But the light wakes you early, and it is good to have a bedroom afterwards.',
    ],
  ],
  priceFrom: 14600,
  priceCurrency: 'USD',
  priceNote:
    'For each person, two sharing, in November; $15,700 in May and October; $17,800 from June to September.',
  budget: '$10,500+',
  destinations: ['south-africa'],
  months: monthsFrom('May', 'November'),
  interests: ['Beach', 'Big game', 'Wellness'],
  specialist: 'Caitlin Meyer',
  testimonials: ['The last night'],
  metaDescription:
    'Ten nights for two: a waterhole at Monwana, a suite on the Sabie with a night in a treehouse, and four nights on Benguerra Island, with prices.',
};

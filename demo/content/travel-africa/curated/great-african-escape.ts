import { flight, flightWords } from '../../common-facts.ts';
import { monthsFrom, notIncluded, type Route } from '../route.ts';

export const greatAfricanEscape: Route = {
  title: 'Great African Escape',
  season: 'May to October',
  stops: [
    ['Lion Sands', 3],
    ['Okavango Delta', 3],
    ['Sossusvlei', 3],
    ['Cape Town', 2],
  ],
  picture: 'journey-great-african-escape',
  line: 'Eleven nights away from roads: a river, a delta, a desert, and then a city again.',
  lead: 'For those who have done the first journey and liked its empty places best. Two of the four places are reached by small aircraft, and three have no neighbour in sight.',
  days: [
    {
      title: 'Days 1 to 3',
      place: 'Lion Sands',
      text: 'Narina Lodge stands on stilts in riverine forest, in Kruger itself, and is often so quiet that you can hear fruit fall.',
      stay: 'Narina Lodge, Lion Sands',
      travel: flightWords('Johannesburg', 'Skukuza', flight.johannesburgSkukuza),
      image: 'lodge-narina',
    },
    {
      title: 'Days 4 to 6',
      place: 'Okavango Delta',
      text: 'Through Johannesburg to Maun and on over the water. Mornings in a mokoro, afternoons asleep, evenings in a boat with the engine off.',
      stay: 'A tented camp in the Okavango Delta',
      travel: 'Flight to Maun, then by light aircraft',
      image: 'boat-safari',
    },
    {
      title: 'Days 7 to 9',
      place: 'Sossusvlei',
      text: 'By way of Windhoek to gravel plains and red sand. Go up in a balloon at dawn, an hour over dunes that look combed; breakfast is where it comes down.',
      stay: 'A desert lodge on the edge of the sand sea',
      travel: 'Flight to Windhoek, then by light aircraft',
      image: 'namib',
    },
    {
      title: 'Days 10 and 11',
      place: 'Cape Town',
      text: 'Two nights for getting used to pavements.',
      stay: 'Cape Cadogan Boutique Hotel',
      travel: 'Flight from Windhoek to Cape Town, 2 hours',
      image: 'cape-town',
    },
  ],
  facts: [
    ['Flights', 'Nine, four of them in small aircraft'],
    ['Baggage', '15 kilograms each, soft'],
    ['Nights', 'Frost is possible in the desert in July'],
  ],
  gallery: ['stargazing', 'zambia-camp', 'namibia-skeleton-coast'],
  included: [
    'Eleven nights; all meals except in Cape Town',
    'Every flight inside southern Africa and every transfer',
    'The balloon, boats, mokoro and park fees',
  ],
  excluded: notIncluded,
  questions: [
    [
      'Is the balloon safe in wind?',
      'It does not go up in wind. It flies on about nine mornings in ten from May to August, and is paid back on the tenth.',
    ],
  ],
  priceFrom: 12400,
  priceCurrency: 'USD',
  priceNote: 'For each person, two sharing, in May and October; $14,300 from June to September.',
  budget: '$10,500+',
  destinations: ['south-africa', 'botswana', 'namibia'],
  months: monthsFrom('May', 'October'),
  interests: ['Big game', 'Water', 'Desert'],
  specialist: 'Robin Abrahams',
  testimonials: ['Which side of the boat'],
  metaDescription:
    'Eleven nights far from roads: Narina Lodge in Kruger, the Okavango, the dunes of Sossusvlei by balloon, and two nights in Cape Town to end.',
};

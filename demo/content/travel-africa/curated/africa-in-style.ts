import { flight, flightWords } from '../../common-facts.ts';
import { allYear, notIncluded, type Route } from '../route.ts';

export const africaInStyle: Route = {
  title: 'Africa In Style',
  season: 'All year but Christmas',
  stops: [
    ['Cape Town', 3],
    ['Winelands', 3],
    ['Monwana', 2],
    ['Lion Sands', 3],
  ],
  picture: 'journey-africa-in-style',
  line: 'The four best rooms we know, and somebody to carry everything between them.',
  lead: 'Eleven nights in a house in Gardens, a homestead among vines, a waterhole with sixteen guests and a glass house on the Sabie with a chef of its own. Private aircraft where no airline flies, and drivers on the road.',
  days: [
    {
      title: 'Days 1 to 3',
      place: 'Cape Town',
      text: 'Redcliffe is a whole house, with a porch, a cook and a car. Mornings are planned the evening before.',
      stay: 'Redcliffe, Cape Town',
      travel: 'By car from the airport, 25 minutes',
      image: 'residence-redcliffe',
    },
    {
      title: 'Days 4 to 6',
      place: 'Winelands',
      text: 'Oldenburg, with vines at its steps. Hendrik comes out from the hotel with six bottles and a reason for each.',
      stay: 'Oldenburg, Stellenbosch',
      travel: 'By road, 50 minutes',
      image: 'residence-oldenburg',
    },
    {
      title: 'Days 7 and 8',
      place: 'Monwana',
      text: 'Eight suites and a waterhole. Themba Nyathi explains the clouds until it rains.',
      stay: 'Monwana, Thornybush',
      travel: flightWords('Cape Town', 'Hoedspruit', flight.capeTownHoedspruit),
      image: 'lodge-monwana',
    },
    {
      title: 'Days 9 to 11',
      place: 'Lion Sands',
      text: 'Fish Eagle is a house of glass with two guides, two vehicles and a chef of its own. You eat when you are hungry and drive when you are curious.',
      stay: 'Fish Eagle, Lion Sands',
      travel: 'By helicopter from Thornybush, 30 minutes',
      image: 'residence-fish-eagle',
    },
  ],
  facts: [
    ['Best for', 'Four to eight people who like each other'],
    ['Staff', 'Your own at three of the four'],
    ['Malaria', 'At Monwana and Lion Sands'],
  ],
  gallery: ['room-glass', 'wine-cellar', 'boma'],
  included: [
    'Eleven nights with all meals and drinks of the house',
    'Flights, the helicopter and every transfer',
    'Private guides, vehicles, cook and driver',
  ],
  excluded: notIncluded,
  questions: [
    ['Can we add people half-way?', 'Yes, while there are beds: each house is taken whole. We send a car.'],
  ],
  priceFrom: 18500,
  priceCurrency: 'USD',
  priceNote:
    'For each person in a party of four, from October to May; $21,000 from June to September. Not over Christmas and the new year, when Monwana is for three nights at least.',
  budget: '$10,500+',
  destinations: ['south-africa'],
  months: allYear,
  interests: ['City', 'Wine', 'Big game'],
  specialist: 'Caitlin Meyer',
  testimonials: ['The right order'],
  metaDescription:
    'Eleven nights in whole houses and small lodges: Redcliffe in Cape Town, Oldenburg among vines, Monwana, and Fish Eagle on the Sabie with its own chef.',
};

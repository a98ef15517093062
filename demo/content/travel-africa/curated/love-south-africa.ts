import { flight, flightWords } from '../../common-facts.ts';
import { allYear, notIncluded, type Route } from '../route.ts';

export const loveSouthAfrica: Route = {
  title: 'Love South Africa',
  season: 'All year but Christmas',
  stops: [
    ['Monwana', 3],
    ['Lion Sands', 2],
    ['Winelands', 2],
  ],
  picture: 'journey-love-south-africa',
  line: 'Three small places for two people, and the stars over all of them.',
  lead: 'Seven nights in one country: a waterhole, a treehouse with its own share of sky, and a valley where lunch is the event of the day.',
  days: [
    {
      title: 'Days 1 to 3',
      place: 'Monwana',
      text: 'From one o’clock in summer Themba Nyathi watches the clouds and explains them. In winter the air is so dry that the Milky Way throws a shadow. There are sixteen guests and a pool each.',
      stay: 'Monwana, Thornybush',
      travel: `${flightWords('Johannesburg', 'Hoedspruit', flight.johannesburgHoedspruit)}`,
      image: 'lodge-monwana',
    },
    {
      title: 'Days 4 and 5',
      place: 'Lion Sands',
      text: 'One night at Tinga Lodge, one in the Tinyeleti treehouse over the river, with a radio and nobody else.',
      stay: 'Tinga Lodge and Tinyeleti Treehouse, Lion Sands',
      travel: 'By road, 3 hours',
      image: 'treehouse-tinyeleti',
    },
    {
      title: 'Days 6 and 7',
      place: 'Winelands',
      text: 'Oak, white gables, a fire in the room from May. Carina Arendse opens a wine that has waited seven years.',
      stay: 'A homestead among the vines, Stellenbosch',
      travel: 'Flight from Skukuza to Cape Town, then 40 minutes by road',
      image: 'winelands',
    },
  ],
  facts: [
    ['For', 'Two'],
    ['Best stars', 'June to August, near the new moon'],
    ['Malaria', 'At Monwana and Lion Sands'],
  ],
  gallery: ['treehouse-night', 'spa', 'wine-cellar'],
  included: [
    'Seven nights; everything in the bush, breakfast in the Winelands',
    'All flights inside South Africa and transfers',
    'A night in a treehouse with supper, and a tasting for two',
  ],
  excluded: notIncluded,
  questions: [
    ['Are we alone in the treehouse?', 'Yes. There is a radio, and a guide is awake, seven minutes away.'],
  ],
  priceFrom: 138000,
  priceCurrency: 'ZAR',
  priceNote:
    'For each person, two sharing, from November to April; R 150 000 in May and October; R 173 000 from June to September. Not over Christmas and the new year, when Lion Sands is for three nights at least.',
  budget: '$6,500-$8,000',
  destinations: ['south-africa'],
  months: allYear,
  interests: ['Big game', 'Wine', 'Wellness'],
  specialist: 'Caitlin Meyer',
  testimonials: ['The last night'],
  metaDescription:
    'Seven nights for two inside South Africa: the waterhole at Monwana, a treehouse over the Sabie, and a homestead among Stellenbosch vines, with prices.',
};

import { flight, flightWords } from '../../common-facts.ts';
import { monthsFrom, notIncluded, type Route } from '../route.ts';

export const romanceOfAfrica: Route = {
  title: 'Romance of Africa',
  season: 'April to October',
  stops: [
    ['Cape Town', 2],
    ['Lion Sands', 4],
    ['Victoria Falls', 2],
  ],
  picture: 'journey-romance-of-africa',
  line: 'Two nights of no plans, four of early mornings, and two at Victoria Falls.',
  lead: 'After a wedding and a night flight nobody wants to rise early. So you begin in Cape Town, and the bush comes when you are ready.',
  days: [
    {
      title: 'Days 1 and 2',
      place: 'Cape Town',
      text: 'The room with the bath looks at the mountain. Breakfast lasts until half past ten, so sleep as long as you like.',
      stay: 'Cape Cadogan Boutique Hotel',
      travel: 'By car from the airport, 25 minutes',
      image: 'room-cape',
    },
    {
      title: 'Days 3 to 6',
      place: 'Lion Sands',
      text: 'Ivory Lodge, with a vehicle and a guide of your own. One supper is for two in a dry river bed, with the guide out of earshot and within reach. One night is in a treehouse.',
      stay: 'Ivory Lodge, and one night at Kingston Treehouse',
      travel: flightWords('Cape Town', 'Skukuza', flight.capeTownSkukuza),
      image: 'treehouse-kingston',
    },
    {
      title: 'Days 7 and 8',
      place: 'Victoria Falls',
      text: 'From April to June, with a full moon, there is a faint rainbow at night. At other times there are two chairs on a boat.',
      stay: 'A hotel at Victoria Falls',
      travel: flightWords('Skukuza', 'Victoria Falls', flight.skukuzaVictoriaFalls),
      image: 'victoria-falls',
    },
  ],
  facts: [
    ['For', 'Two, newly married or not'],
    ['Petals', 'Only if you ask'],
    ['Malaria', 'At Lion Sands and the Falls'],
  ],
  gallery: ['room-bath', 'spa', 'wine-table'],
  included: [
    'Eight nights; everything at Lion Sands, breakfast elsewhere',
    'Both flights on the way, and every transfer',
    'A supper in the river bed, a night in a treehouse, a boat above the Falls',
  ],
  excluded: notIncluded,
  questions: [
    [
      'Do you need to know that it is a honeymoon?',
      'Yes, when you enquire, not on arrival: one of you pays half the price per night within six months of the wedding, at Ivory Lodge outside peak season.',
    ],
  ],
  priceFrom: 11900,
  priceCurrency: 'USD',
  priceNote:
    'For each person, two sharing, in April; $12,700 in May and October; $14,700 from June to September.',
  budget: '$10,500+',
  destinations: ['south-africa', 'zimbabwe'],
  months: monthsFrom('April', 'October'),
  interests: ['City', 'Big game', 'Wellness'],
  specialist: 'Caitlin Meyer',
  testimonials: ['The last night'],
  metaDescription:
    'Eight nights for two: Cape Town without plans, Ivory Lodge with a night in a treehouse, and Victoria Falls. Prices, flights and the best months.',
};

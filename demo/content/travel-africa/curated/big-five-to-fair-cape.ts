import { flight, flightWords } from '../../common-facts.ts';
import { allYear, notIncluded, type Route } from '../route.ts';

export const bigFiveToFairCape: Route = {
  title: 'Big Five to Fair Cape',
  season: 'All year',
  stops: [
    ['Lion Sands', 4],
    ['Cape Town', 3],
    ['Hermanus', 2],
  ],
  picture: 'journey-big-five-to-fair-cape',
  line: 'From leopard to whale, by way of Table Mountain.',
  lead: 'Drake, who saw it in 1580, called this the fairest cape in the whole circumference of the earth. Come to it from the bush and you will see why: after four days of ochre there is suddenly a great deal of blue.',
  days: [
    {
      title: 'Days 1 to 4',
      place: 'Lion Sands',
      text: 'Lion, leopard, elephant, buffalo and rhino: the big five, named by hunters. Four days give each a fair chance, and leave time for the small five: ant lion, leopard tortoise, elephant shrew, buffalo weaver, rhino beetle.',
      stay: 'River Lodge or Tinga Lodge, Lion Sands',
      travel: flightWords('Johannesburg', 'Skukuza', flight.johannesburgSkukuza),
      image: 'photography',
    },
    {
      title: 'Days 5 to 7',
      place: 'Cape Town',
      text: 'The mountain, the Cape of Good Hope, the Bo-Kaap. The wind called the Cape Doctor blows in summer; Yusuf knows where to find shelter from it.',
      stay: 'Cape Cadogan Boutique Hotel',
      travel: flightWords('Skukuza', 'Cape Town', flight.capeTownSkukuza),
      image: 'cape-town',
    },
    {
      title: 'Days 8 and 9',
      place: 'Hermanus',
      text: 'Whales from August to November, from the cliff path, without a boat. In other months penguins at Stony Point, fynbos heath in flower, and a good fishmonger.',
      stay: 'A house above the old harbour, Hermanus',
      travel: 'By the coast road, 1 hour 45 minutes',
    },
  ],
  facts: [
    ['Beds', 'Three, in nine nights'],
    ['Whales', 'August to November'],
    ['Malaria', 'At Lion Sands'],
  ],
  gallery: ['lion-sands', 'cape-street', 'cape-cadogan'],
  included: [
    'Nine nights; everything at Lion Sands, breakfast at the Cape',
    'Both flights inside South Africa and every transfer',
    'Three days with a driver and guide',
  ],
  excluded: notIncluded,
  questions: [
    ['Shall we see all five?', 'Most guests of four nights do. Nobody promises; the leopard decides.'],
  ],
  priceFrom: 7100,
  priceCurrency: 'USD',
  priceNote:
    'For each person, two sharing, from November to April, with River Lodge; $7,500 in May and October; $8,700 from June to September and over Christmas and the new year.',
  budget: '$6,500-$8,000',
  destinations: ['south-africa'],
  months: allYear,
  interests: ['Big game', 'City', 'Whales'],
  specialist: 'Naledi Khumalo',
  testimonials: ['The ticket is good for a week'],
  metaDescription:
    'Nine nights from the Sabie River to the sea: four at Lion Sands, three in Cape Town and two at Hermanus for the whales. Day by day, with prices.',
};

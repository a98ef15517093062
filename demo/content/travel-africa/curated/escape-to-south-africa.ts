import { flight, flightWords } from '../../common-facts.ts';
import { allYear, notIncluded, type Route } from '../route.ts';

export const escapeToSouthAfrica: Route = {
  title: 'Escape to South Africa',
  season: 'All year',
  stops: [
    ['Lion Sands', 3],
    ['Cape Town', 3],
  ],
  picture: 'journey-escape-to-south-africa',
  line: 'Six nights, for those who have a week and mean to sleep in the aeroplane.',
  lead: 'Land in Johannesburg in the morning and be on the Sabie by lunch. Three days later fly to Cape Town without going back. You are home on the eighth day, having seen much.',
  days: [
    {
      title: 'Days 1 to 3',
      place: 'Lion Sands',
      text: 'Four drives, a walk, and one afternoon that belongs to you and the river. Grace Mnisi has been at the three-legged pots since before you landed.',
      stay: 'River Lodge, Lion Sands',
      travel: flightWords('Johannesburg', 'Skukuza', flight.johannesburgSkukuza),
      image: 'lodge-river',
    },
    {
      title: 'Days 4 to 6',
      place: 'Cape Town',
      text: 'One day for the mountain, one for wine, and one for neither. The night flight home leaves after supper.',
      stay: 'Cape Cadogan Boutique Hotel',
      travel: flightWords('Skukuza', 'Cape Town', flight.capeTownSkukuza),
      image: 'cape-street',
    },
  ],
  facts: [
    ['Leave needed', 'Five working days'],
    ['Time difference', 'One hour from Europe, two from London in winter'],
    ['Malaria', 'At Lion Sands'],
  ],
  gallery: ['game-drive', 'cape-cadogan', 'wine-cellar'],
  included: [
    'Six nights; everything at Lion Sands, breakfast in Cape Town',
    'Both flights inside South Africa and every transfer',
    'A day in the Winelands with a driver',
  ],
  excluded: notIncluded,
  questions: [['Is a week worth it?', 'For two beds, yes. We will try to talk you out of three.']],
  priceFrom: 94000,
  priceCurrency: 'ZAR',
  priceNote:
    'For each person, two sharing, from November to April; R 98 000 in May and October; R 116 000 from June to September and over Christmas and the new year.',
  budget: '$5,000-$6,500',
  destinations: ['south-africa'],
  months: allYear,
  interests: ['Big game', 'City', 'Wine'],
  specialist: 'Naledi Khumalo',
  testimonials: ['The ticket is good for a week'],
  metaDescription:
    'Six nights for people with one week: three on the Sabie at Lion Sands and three in Cape Town, with direct flights, a day in the Winelands and prices.',
};

import { flight, road } from '../../common-facts.ts';
import { allYear, notIncluded, type Route } from '../route.ts';

export const southAfricaBeckons: Route = {
  title: 'South Africa Beckons',
  season: 'All year',
  stops: [
    ['Marataba', 3],
    ['Lion Sands', 3],
    ['Winelands', 2],
    ['Cape Town', 3],
  ],
  picture: 'journey-south-africa-beckons',
  line: 'Eleven nights, four landscapes, one country: the whole of it that fits.',
  lead: 'Cliffs, a river, vineyards, a city under a mountain. Each is two or three days long, which is what it takes to stop looking at a place and begin to be in it.',
  days: [
    {
      title: 'Days 1 to 3',
      place: 'Marataba',
      text: 'Start where there is no malaria and hardly anybody: twenty-three thousand hectares and two lodges. Vultures turn over the ledges from nine, when the air begins to rise.',
      stay: 'Mountain Lodge, Marataba',
      travel: `By road from Johannesburg, ${road.johannesburgMountainLodge}`,
      image: 'marataba',
    },
    {
      title: 'Days 4 to 6',
      place: 'Lion Sands',
      text: 'By charter over the escarpment to the Sabie. Bread is made at Tinga Lodge from four; Gogo Maria Sibuyi will let you knead the dough.',
      stay: 'Tinga Lodge, Lion Sands',
      travel: `Charter flight to Skukuza, ${flight.maratabaSkukuza}`,
      image: 'lodge-tinga',
    },
    {
      title: 'Days 7 and 8',
      place: 'Winelands',
      text: 'Two slow days among vines.',
      stay: 'A homestead among the vines, Stellenbosch',
      travel: 'Flight from Skukuza to Cape Town, then 40 minutes by road',
      image: 'wine-cellar',
    },
    {
      title: 'Days 9 to 11',
      place: 'Cape Town',
      text: 'The mountain from below, then from above. Supper with Lindiwe Jacobs at the pass, who will ask what you have eaten so far and fill the gap.',
      stay: 'Cape Cadogan Boutique Hotel',
      travel: 'By road, 50 minutes',
      image: 'cape-cadogan',
    },
  ],
  facts: [
    ['Beds', 'Four, in eleven nights'],
    ['Flights', 'Two, one by charter'],
    ['Malaria', 'At Lion Sands only'],
  ],
  gallery: ['lodge-mountain', 'boma', 'winelands'],
  included: [
    'Eleven nights; everything in the bush, breakfast at the Cape',
    'The charter, the flight and every transfer',
    'Two days with a driver and guide',
  ],
  excluded: notIncluded,
  questions: [
    [
      'Why four places and not five?',
      'Because every move costs half a day, and this way it costs one and a half in eleven.',
    ],
  ],
  priceFrom: 10600,
  priceCurrency: 'USD',
  priceNote:
    'For each person, two sharing, from November to April; $11,200 in May and October; $12,900 from June to September and over Christmas and the new year.',
  budget: '$10,500+',
  destinations: ['south-africa'],
  months: allYear,
  interests: ['Big game', 'Walking', 'Wine', 'City'],
  specialist: 'Robin Abrahams',
  testimonials: ['The ticket is good for a week'],
  metaDescription:
    'Eleven nights in one country: the cliffs of Marataba, the Sabie at Lion Sands, Stellenbosch and Cape Town. Four beds, two flights, every price given.',
};

import { flight, flightWords } from '../../common-facts.ts';
import { allYear, notIncluded, type Route } from '../route.ts';

export const exploreCapeAndSafari: Route = {
  title: 'Explore Cape & Safari',
  season: 'All year',
  stops: [
    ['Cape Town', 3],
    ['Winelands', 2],
    ['Lion Sands', 4],
  ],
  picture: 'winelands',
  line: 'A mountain, a cellar and a river: the first journey we draw for anyone new to South Africa.',
  lead: 'City first, while you are still on your own clock; vines next, because nobody is in a hurry there; and the bush last, since nothing ought to come after it. One long flight in the middle, and no night in an airport hotel.',
  days: [
    {
      title: 'Day 1',
      place: 'Cape Town',
      text: 'Yusuf meets you at arrivals and has you in Gardens half an hour later. The room is ready from two; before that there are a shower and the garden room. Supper on weekdays is downstairs, or a tray under the oak in the courtyard.',
      stay: 'Cape Cadogan Boutique Hotel',
      travel: 'By car from the airport, 25 minutes',
      image: 'cape-cadogan',
    },
    {
      title: 'Days 2 and 3',
      place: 'Cape Town',
      text: 'One day is the mountain’s, and the mountain chooses which: the cable car runs when the wind lets it, so we keep both mornings open. The other goes down the peninsula to the penguins at Boulders, before nine, when you have the beach to yourselves, and home over Chapman’s Peak.',
      stay: 'Cape Cadogan Boutique Hotel',
      travel: 'With a driver and guide of your own',
      image: 'cape-town',
    },
    {
      title: 'Days 4 and 5',
      place: 'Winelands',
      text: 'Fifty minutes to Stellenbosch by the coast road. Walk between cellars or be driven; Hendrik has telephoned ahead and somebody will open the older bottle. On the second evening there is a table in the barrel room.',
      stay: 'A homestead among the vines, Stellenbosch',
      travel: 'By road, 50 minutes',
      image: 'wine-cellar',
    },
    {
      title: 'Day 6',
      place: 'Lion Sands',
      text: 'Two and a half hours in the air to Skukuza, straight over the escarpment. Lunch is on the deck, and at four you are in a vehicle with the guide who will be yours for four days.',
      stay: 'River Lodge or Tinga Lodge, Lion Sands',
      travel: 'Scheduled flight from Cape Town to Skukuza, then by road',
      image: 'lodge-river',
    },
    {
      title: 'Days 7 to 9',
      place: 'Lion Sands',
      text: 'Out at six and home for breakfast; out again at four. Between the two there is the river to watch. Ask for one walk, and for one night in a treehouse if the sky is clear.',
      stay: 'River Lodge or Tinga Lodge, Lion Sands',
      travel: 'By open vehicle and on foot',
      image: 'game-drive',
    },
    {
      title: 'Day 10',
      place: 'Home',
      text: 'A last drive, breakfast with your guide, and his handwritten list of what you saw. There are flights to Johannesburg at midday, in time for the evening ones north.',
      stay: 'In the air',
      travel: flightWords('Skukuza', 'Johannesburg', flight.johannesburgSkukuza),
    },
  ],
  facts: [
    ['Beds', 'Three, in nine nights'],
    ['Longest day', 'Day 6: two and a half hours in the air'],
    ['Malaria', 'A risk at Lion Sands; ask your doctor about tablets'],
    ['With children', 'From six years on drives at River Lodge, eight at Tinga Lodge; any age in the Cape'],
  ],
  gallery: ['cape-street', 'wine-table', 'elephants', 'treehouse-night'],
  included: [
    'Nine nights, with all breakfasts, and every meal and drink of the house at Lion Sands',
    'The flights to Skukuza and on to Johannesburg, and every transfer',
    'Two days with a driver and guide in Cape Town, one in the Winelands',
    'Two drives a day at Lion Sands, walks, and the conservation levy',
  ],
  excluded: [...notIncluded, 'Lunches and dinners in Cape Town, so that you can choose them'],
  questions: [
    [
      'Can we go the other way round?',
      'Yes. We put the bush last because people first want to sleep, and nobody wakes them in Cape Town, but a flight that lands in Johannesburg at dawn is a good reason to start at Lion Sands.',
    ],
    [
      'Is it too cold in July?',
      'In July Cape Town has rain and half its visitors; the bush is dry, clear and at its best. Bring one warm coat, which you will want in both.',
    ],
  ],
  priceFrom: 7200,
  priceCurrency: 'USD',
  priceNote:
    'For each person, two sharing, from November to April, with River Lodge; $7,600 in May and October; $8,800 from June to September and over Christmas and the new year. Flights to South Africa are extra.',
  budget: '$6,500-$8,000',
  destinations: ['south-africa'],
  months: allYear,
  interests: ['City', 'Wine', 'Big game'],
  specialist: 'Naledi Khumalo',
  testimonials: ['The right order'],
  metaDescription:
    'Nine nights: three in Cape Town, two among the Stellenbosch vines, four on the Sabie at Lion Sands. Day by day, with prices and what they cover.',
};

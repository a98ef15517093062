import { flight, flightWords } from '../../shared-facts.ts';
import { monthsFrom, notIncluded, type Route } from '../route.ts';

export const southernAfricanOdyssey: Route = {
  title: 'Southern African Odyssey',
  season: 'May to October',
  stops: [
    ['Cape Town', 3],
    ['Sossusvlei', 3],
    ['Okavango Delta', 3],
    ['Victoria Falls', 2],
    ['Lion Sands', 3],
  ],
  picture: 'namib',
  line: 'An ocean, a desert, a delta, a waterfall and a river, in fourteen nights and four countries.',
  lead: 'This is the long one. It works because the flights are short and each place is unlike the last: you go from a beach with penguins to a dune with nothing, and from there to more water than you have seen. Nobody should do it in less than a fortnight.',
  days: [
    {
      title: 'Days 1 to 3',
      place: 'Cape Town',
      text: 'Three nights to arrive in. The mountain when it is clear; the Bo-Kaap on foot with Fatima Adams, who taught history for thirty years and still asks questions; the Cape itself, where two currents argue.',
      stay: 'Cape Cadogan Boutique Hotel',
      travel: 'By car from the airport, 25 minutes',
      image: 'cape-street',
    },
    {
      title: 'Day 4',
      place: 'Sossusvlei',
      text: 'Fly to Windhoek and on by light aircraft over gravel plains to the edge of the sand. The room has a bed on the roof as well. Take the roof.',
      stay: 'A desert lodge on the edge of the sand sea',
      travel: 'Flight to Windhoek, then one hour by light aircraft',
      image: 'stargazing',
    },
    {
      title: 'Days 5 and 6',
      place: 'Sossusvlei',
      text: 'Through the park gate as it opens, to be on a ridge while one side of the dune is still blue. Deadvlei by eight, before the heat; its camel thorns died some six hundred years ago and have not had the moisture to rot. Home for lunch, and nothing until five.',
      stay: 'A desert lodge on the edge of the sand sea',
      travel: 'By vehicle and on foot, in sand',
    },
    {
      title: 'Days 7 to 9',
      place: 'Okavango Delta',
      text: 'Back through Windhoek to Maun, and out by small aircraft. Two kinds of day follow: in a mokoro at the height of the lilies, and in a vehicle on the dry side, where the lions are. The camp has six tents, and tea is on.',
      stay: 'A tented camp in the Okavango Delta',
      travel: 'Flight to Maun, then half an hour by light aircraft',
      image: 'zambia-camp',
    },
    {
      title: 'Days 10 and 11',
      place: 'Victoria Falls',
      text: 'By air to Kasane, over the border by road, and to the Falls in time for a boat above them. Walk the rainforest path at six the next day. By ten, when the coaches come, you are having a second breakfast.',
      stay: 'An hotel at Victoria Falls',
      travel: 'Light aircraft to Kasane, then 90 minutes by road',
      image: 'victoria-falls',
    },
    {
      title: 'Days 12 to 14',
      place: 'Lion Sands',
      text: 'A flight straight to Skukuza on most days of the week. Three nights on the Sabie: two drives a day, one afternoon with a book, and a river that you will find you listen to.',
      stay: 'Ivory Lodge, Lion Sands',
      travel: flightWords('Victoria Falls', 'Skukuza', flight.skukuzaVictoriaFalls),
      image: 'lodge-ivory',
    },
    {
      title: 'Day 15',
      place: 'Home',
      text: 'Skukuza to Johannesburg at midday. Your large bag, which went straight from Cape Town, is waiting there.',
      stay: 'In the air',
      travel: flightWords('Skukuza', 'Johannesburg', flight.johannesburgSkukuza),
    },
  ],
  facts: [
    ['Countries', 'South Africa, Namibia, Botswana, Zimbabwe'],
    ['Flights', 'Eight, four of them in small aircraft'],
    ['Baggage', 'Soft bags, 15 to 20 kilograms; the rest travels without you'],
    ['Passport', 'Six clear pages, and six months beyond your return'],
  ],
  gallery: ['cape-town', 'namibia-skeleton-coast', 'boat-safari', 'elephants'],
  included: [
    'Fourteen nights; all meals and drinks of the house in the desert, the delta and at Lion Sands',
    'Every flight inside southern Africa and every transfer',
    'Guiding, boats, park fees and the conservation levy',
    'A person in Cape Town whose telephone is on while you travel',
  ],
  excluded: [...notIncluded, 'A helicopter over the Falls, which we can arrange'],
  questions: [
    [
      'What would you leave out for a shorter trip?',
      'Namibia, with regret. The other four fit into eleven nights. To drop a night from each would be worse: you would unpack five times and see nothing twice.',
    ],
    [
      'Which month is best?',
      'June. The delta is full, the Falls are still loud, the bush is dry, and Cape Town has whales. September is warmer and busier.',
    ],
  ],
  priceFrom: 13900,
  priceCurrency: 'USD',
  priceNote:
    'For each person, two sharing, in May and October. From June to September it begins at $16,200, as the delta does.',
  budget: '$10,500+',
  destinations: ['south-africa', 'namibia', 'botswana', 'zimbabwe'],
  months: monthsFrom('May', 'October'),
  interests: ['City', 'Desert', 'Water', 'Big game'],
  specialist: 'Robin Abrahams',
  testimonials: ['Which side of the boat'],
  metaDescription:
    'Fourteen nights through four countries: Cape Town, the dunes of Sossusvlei, the Okavango, Victoria Falls and Lion Sands, day by day with prices.',
};

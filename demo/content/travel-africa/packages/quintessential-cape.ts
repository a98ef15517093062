import { monthsFrom, notIncluded, type Route } from '../route.ts';

export const quintessentialCape: Route = {
  title: 'Quintessential Cape',
  season: 'September to April',
  stops: [
    ['Cape Town', 4],
    ['Winelands', 2],
    ['Hermanus', 2],
  ],
  picture: 'cape-street',
  line: 'A city, a valley of vines and a cliff with whales under it, none of them two hours apart.',
  lead: 'No aeroplanes after the first. Eight nights with one driver, three front doors and a good many lunches, for people who would like to know a corner of a country rather than its outline.',
  days: [
    {
      title: 'Day 1',
      place: 'Cape Town',
      text: 'Twenty-five minutes from the airport to Gardens. Supper is four minutes away, and after dark the hotel’s car takes you.',
      stay: 'Cape Cadogan Boutique Hotel',
      travel: 'By car from the airport, 25 minutes',
      image: 'cape-cadogan',
    },
    {
      title: 'Days 2 to 4',
      place: 'Cape Town',
      text: 'The mountain on the clearest of three mornings. The Bo-Kaap with Fatima Adams. Penguins before nine. One evening you cook bobotie in the hotel kitchen as Rukeya Petersen of Dorp Street does, and eat it.',
      stay: 'Cape Cadogan Boutique Hotel',
      travel: 'On foot, and two days with a driver and guide',
      image: 'cape-town',
    },
    {
      title: 'Days 5 and 6',
      place: 'Winelands',
      text: 'Six estates and no car: a path runs between them, and a man with a cart follows with the bottles. From December to February, when it is hot, three estates. Carina Arendse keeps sparkling wine at fourteen degrees under a hill and will find you a glass.',
      stay: 'A homestead among the vines, Stellenbosch',
      travel: 'By road, 50 minutes',
      image: 'wine-table',
    },
    {
      title: 'Days 7 and 8',
      place: 'Hermanus',
      text: 'Over the pass and along the sea. From September to November southern right whales lie in the bay with their calves, close enough to hear them breathe from the cliff path. At other times there is the path, twelve kilometres of it, and the milkwoods.',
      stay: 'A house above the old harbour, Hermanus',
      travel: 'By the coast road, 1 hour 45 minutes',
    },
    {
      title: 'Day 9',
      place: 'Home',
      text: 'Back over the mountain to the airport, with a case of wine and its export papers.',
      stay: 'In the air',
      travel: 'By road, 1 hour 30 minutes',
    },
  ],
  facts: [
    ['Driving', 'Never more than two hours in a day'],
    ['Whales', 'August to November; most of them in September and October'],
    ['Malaria', 'None'],
    ['With children', 'Any age; Yusuf has car seats in three sizes'],
  ],
  gallery: ['winelands', 'wine-cellar', 'vines-first-light', 'room-cape'],
  included: [
    'Eight nights with breakfast',
    'A driver and guide for five days, and every transfer',
    'The cooking evening, and tastings at three estates',
    'Cable car tickets, kept for a clear morning',
  ],
  excluded: [...notIncluded, 'Other lunches and dinners'],
  questions: [
    [
      'What if the wind closes the cable car?',
      'Then you walk up with a guide, or drive the peninsula; the ticket is good for a week.',
    ],
    [
      'Can we drive ourselves?',
      'Easily. Traffic keeps left, roads are good, and we take the driver off the bill. Keep him for the wine.',
    ],
  ],
  priceFrom: 5000,
  priceCurrency: 'USD',
  priceNote: 'For each person, two sharing, in September, October and April; $5,900 from November to March.',
  budget: '$5,000-$6,500',
  destinations: ['south-africa'],
  months: monthsFrom('September', 'April'),
  interests: ['City', 'Wine', 'Whales'],
  specialist: 'Robin Abrahams',
  testimonials: ['The ticket is good for a week'],
  metaDescription:
    'Eight nights without an aeroplane: four in Cape Town, two among Stellenbosch vines, two at Hermanus for the whales. Every day, price and driving hour.',
};

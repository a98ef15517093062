import { flight, road } from '../../common-facts.ts';
import { allYear, notIncluded, type Route } from '../route.ts';

export const africanFamilyExplorer: Route = {
  title: 'African Family Explorer',
  season: 'All year',
  stops: [
    ['Marataba', 3],
    ['Victoria Falls', 2],
    ['Cape Town', 3],
  ],
  picture: 'journey-african-family-explorer',
  line: 'Eight nights for several ages at once, with no malaria in the first three and penguins in the last.',
  lead: 'Children under six do best where there are no tablets to take. So the safari is under the Waterberg, and the rest is things that suit all ages from four to seventy: a waterfall and a beach with penguins. Only the two nights at the Falls need tablets; with children under six, ask us to leave them out.',
  days: [
    {
      title: 'Days 1 to 3',
      place: 'Marataba',
      text: 'A family suite at Safari Lodge, your own vehicle, and the Mack & Madi book with its list of a hundred things that are not lions. A person comes in the evening to sit with the youngest.',
      stay: 'A family suite at Safari Lodge, Marataba',
      travel: `By road from Johannesburg, ${road.johannesburgMarataba}`,
      image: 'lodge-marataba',
    },
    {
      title: 'Days 4 and 5',
      place: 'Victoria Falls',
      text: 'A path one can push a pram on, a rainbow that goes all the way round, a steam engine, and lunch at Mrs Ncube’s, where children help in the kitchen.',
      stay: 'A hotel at Victoria Falls',
      travel: `Flight from Johannesburg, ${flight.johannesburgVictoriaFalls}`,
      image: 'victoria-falls',
    },
    {
      title: 'Days 6 to 8',
      place: 'Cape Town',
      text: 'Quarters Residence has doors between its rooms and a courtyard to shout in. Boulders before nine, the aquarium if it rains, the mountain by cable car.',
      stay: 'Quarters Residence, Cape Town',
      travel: 'Flight from Victoria Falls to Cape Town, 3 hours',
      image: 'residence-quarters',
    },
  ],
  facts: [
    ['From what age', 'Any; drives from two years in your own vehicle at Marataba'],
    ['Malaria', 'Only at the Falls, for two nights'],
    ['Rooms', 'Two with a door between them'],
  ],
  gallery: ['picnic', 'fireside-cooking', 'cape-town'],
  included: [
    'Eight nights; everything at Marataba, breakfast elsewhere',
    'Your own vehicle and guide at Marataba',
    'Both flights on the way, transfers, and a seat for each child who needs one',
  ],
  excluded: notIncluded,
  questions: [
    [
      'Can grandparents come?',
      'They should. Safari Lodge has two suites without a step and a vehicle with a lift.',
    ],
  ],
  priceFrom: 117000,
  priceCurrency: 'ZAR',
  priceNote:
    'For each adult, in a family of four, in April and May; R 120 000 from October to March; R 132 000 from June to September; R 138 000 over Christmas and the new year. Children from four to eleven pay half; ask us for younger ones.',
  budget: '$5,000-$6,500',
  destinations: ['south-africa', 'zimbabwe'],
  months: allYear,
  interests: ['Children', 'Big game', 'City'],
  specialist: 'Naledi Khumalo',
  testimonials: ['Sand in everything'],
  metaDescription:
    'Eight nights for families of every age: a malaria-free safari at Marataba, two nights at Victoria Falls and a house of your own in Cape Town.',
};

import { road } from '../../common-facts.ts';
import { allYear, notIncluded, type Route } from '../route.ts';

export const familyTimeInSouthAfrica: Route = {
  title: 'Family Time In South Africa',
  season: 'All year',
  stops: [
    ['Cape Town', 4],
    ['Marataba', 4],
  ],
  picture: 'journey-family-time-in-south-africa',
  line: 'Four nights in a house, four in the bush, one flight and no tablets.',
  lead: 'Two places, both without malaria, long enough in each to have a favourite chair. For families with children under six, and for anyone who has packed for five people once already this week.',
  days: [
    {
      title: 'Days 1 to 4',
      place: 'Cape Town',
      text: 'Redcliffe, whole: a porch, a kitchen, a garden with a wall. Yusuf has four children and knows where there is a swing near every museum. Tidal pools at St James for bathing without waves.',
      stay: 'Redcliffe, Cape Town',
      travel: 'By car from the airport, 25 minutes',
      image: 'residence-redcliffe',
    },
    {
      title: 'Days 5 to 8',
      place: 'Marataba',
      text: 'Four days of tracks in plaster, bread on a stick, and a drive that turns back when somebody says so. Rhinos, elephants and lions live here; so do dung beetles, which will be remembered longer.',
      stay: 'A family suite at Safari Lodge, Marataba',
      travel: `Flight to Johannesburg, then ${road.johannesburgMarataba} by road, or by charter`,
      image: 'first-rain',
    },
  ],
  facts: [
    ['From what age', 'Any'],
    ['Malaria', 'None'],
    ['Babysitting', 'By people we know, in the evening, in your rooms'],
  ],
  gallery: ['children-track', 'cape-town', 'fireside-cooking'],
  included: [
    'Eight nights; everything at Marataba, groceries for the first two days in Cape Town',
    'A driver for two days, your own vehicle and guide at Marataba',
    'The flight and every transfer',
  ],
  excluded: notIncluded,
  questions: [
    [
      'What do teenagers do?',
      'They are put beside the tracker, on the seat above the bumper, when they are sixteen, and beside Johan, the engineer, before that.',
    ],
  ],
  priceFrom: 132000,
  priceCurrency: 'ZAR',
  priceNote:
    'For each adult, in a family of four, in April and May; R 139 000 from October to March; R 153 000 from June to September; R 163 000 over Christmas and the new year. Children from four to eleven pay half; ask us for younger ones.',
  budget: '$6,500-$8,000',
  destinations: ['south-africa'],
  months: allYear,
  interests: ['Children', 'City', 'Big game'],
  specialist: 'Naledi Khumalo',
  testimonials: ['Not one step'],
  metaDescription:
    'Eight nights without malaria for families with small children: a whole house in Cape Town, then your own vehicle and guide at Marataba. Ages and prices.',
};

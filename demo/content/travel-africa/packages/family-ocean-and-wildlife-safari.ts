import { monthsFrom, notIncluded, type Route } from '../route.ts';

export const familyOceanAndWildlifeSafari: Route = {
  title: 'Family Ocean & Wildlife Safari',
  season: 'May to November',
  stops: [
    ['Lion Sands', 4],
    ['Vilanculos', 5],
  ],
  picture: 'beach',
  line: 'Four days of early mornings, then five on which nobody has to get up.',
  lead: 'Two beds, one flight between them, and something for a child of seven and a child of fifteen on every day. The bush comes first, because children are awake at five in any case.',
  days: [
    {
      title: 'Day 1',
      place: 'Lion Sands',
      text: 'Fly from Johannesburg to Skukuza, less than an hour with a window seat each. A family suite is two rooms with a door between them. There are binoculars in the smaller size on the smaller beds.',
      stay: 'A family suite at River Lodge, Lion Sands',
      travel: 'Flight from Johannesburg to Skukuza, then by road',
      image: 'room-family',
    },
    {
      title: 'Days 2 to 4',
      place: 'Lion Sands',
      text: 'A vehicle of your own, so that you stop for dung beetles as long as anyone likes. After tea Lwazi takes the children to the termite mound with a teaspoon. One evening supper is cooked by them, in the boma, and is eaten by you.',
      stay: 'A family suite at River Lodge, Lion Sands',
      travel: 'Your own open vehicle and guide',
      image: 'children-track',
    },
    {
      title: 'Day 5',
      place: 'Vilanculos',
      text: 'An hour and a half to the coast of Mozambique in a small aircraft, with the reef coming up green on the right. Shoes may come off at the airport and need not go on again.',
      stay: 'A beach house at Vilanculos',
      travel: 'Flight from Skukuza or Mbombela to Vilanculos',
      image: 'mozambique-island',
    },
    {
      title: 'Days 6 to 8',
      place: 'Vilanculos',
      text: 'A dhow to a sandbar that is there for four hours, with lunch grilled on it. Snorkelling at Two Mile Reef for those who swim; horses on the beach from eight years. Turtles nest from November, whales pass from July to October, and dugongs appear at times.',
      stay: 'A beach house at Vilanculos',
      travel: 'By dhow, on foot, or not at all',
    },
    {
      title: 'Day 9',
      place: 'Vilanculos',
      text: 'Nothing at all is planned. The cook will ask what the favourite was and make it again.',
      stay: 'A beach house at Vilanculos',
      travel: 'None',
    },
    {
      title: 'Day 10',
      place: 'Home',
      text: 'A flight to Johannesburg late in the morning, and the long one in the evening, with sand in everything.',
      stay: 'In the air',
      travel: 'Flight from Vilanculos to Johannesburg, 1 hour 40 minutes',
    },
  ],
  facts: [
    ['From what age', 'All ages at the lodge and in your own vehicle; eight for the horses'],
    ['Malaria', 'Both places; tablets exist for children, and your doctor decides'],
    ['Water', 'Warm all year: 22 degrees in July, 27 in November'],
    ['Child rates', 'Half from two to eleven years, sharing with parents'],
  ],
  gallery: ['elephants', 'fireside-cooking', 'first-rain', 'picnic'],
  included: [
    'Nine nights, all meals at Lion Sands, breakfast and dinner at the beach',
    'Your own vehicle, guide and tracker at Lion Sands',
    'The flights to Skukuza, Vilanculos and back to Johannesburg, and every transfer',
    'A day by dhow with lunch, and one morning’s snorkelling',
  ],
  excluded: [...notIncluded, 'Visas and departure tax for Mozambique', 'Diving and horse riding'],
  questions: [
    [
      'Is a five-year-old too young?',
      'For a drive in the evening with other guests, yes. In a vehicle of your own, with a guide who turns back when somebody is tired, no. We say so for each lodge.',
    ],
    [
      'What about school work?',
      'There is a desk, a signal in the evening, and a guide who will mark anything about food chains.',
    ],
  ],
  priceFrom: 10600,
  priceCurrency: 'USD',
  priceNote:
    'For each adult, in a family of four, in November; $11,400 in May and October; $13,000 from June to September. Children from two to eleven pay half; ask us for younger ones.',
  budget: '$10,500+',
  destinations: ['south-africa'],
  months: monthsFrom('May', 'November'),
  interests: ['Beach', 'Big game', 'Children'],
  specialist: 'Naledi Khumalo',
  testimonials: ['Sand in everything'],
  metaDescription:
    'Nine nights with children: a family suite and your own vehicle at Lion Sands, then a beach house at Vilanculos. Ages, prices and every day described.',
};

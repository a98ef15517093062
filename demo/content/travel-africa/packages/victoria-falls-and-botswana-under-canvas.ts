import { flight } from '../../common-facts.ts';
import { monthsFrom, notIncluded, type Route } from '../route.ts';

export const victoriaFallsAndBotswanaUnderCanvas: Route = {
  title: 'Victoria Falls & Botswana Under Canvas',
  season: 'May to October',
  stops: [
    ['Victoria Falls', 2],
    ['Chobe River', 3],
    ['Okavango Delta', 3],
  ],
  picture: 'zambia-camp',
  line: 'A bed under canvas, a fire, and a camp put up for you.',
  lead: 'The camps on this route are put up for you and taken down behind you. There is a proper bed, hot water in a bucket hung from a branch, and nothing between you and the night but canvas and good manners.',
  days: [
    {
      title: 'Day 1',
      place: 'Victoria Falls',
      text: 'Land at midday, and be above the Falls by four, where the Zambezi is a mile wide and so slow that it holds the sky.',
      stay: 'A hotel at Victoria Falls',
      travel: `Flight from Johannesburg, ${flight.johannesburgVictoriaFalls}`,
      image: 'zambezi',
    },
    {
      title: 'Day 2',
      place: 'Victoria Falls',
      text: 'The rainforest path at opening time. The last bath with taps for six days is this evening; there is no shame in two.',
      stay: 'A hotel at Victoria Falls',
      travel: 'On foot',
      image: 'victoria-falls',
    },
    {
      title: 'Days 3 to 5',
      place: 'Chobe River',
      text: 'Ninety minutes to Kasane and into the park by boat, so that the border of the camp is a sandbank. Elephants cross in front of lunch. At night lions are a sound, and how near is a matter of discussion at breakfast.',
      stay: 'A mobile camp in Chobe National Park',
      travel: 'By road to Kasane, 90 minutes, then by boat',
      image: 'elephants',
    },
    {
      title: 'Days 6 to 8',
      place: 'Okavango Delta',
      text: 'A flight of an hour, a landing strip shared with tsessebe, and the second camp, on an island of palms. Mornings by mokoro, afternoons on foot. The cook bakes bread in an iron trunk with coals on the lid.',
      stay: 'A mobile camp in the Okavango Delta',
      travel: 'Light aircraft from Kasane, 1 hour 10 minutes',
      image: 'room-tent',
    },
    {
      title: 'Day 9',
      place: 'Home',
      text: 'Twenty-five minutes to Maun, with the shadow of your own aeroplane going over water that has nowhere to be.',
      stay: 'In the air',
      travel: 'Light aircraft to Maun, then to Johannesburg, 1 hour 35 minutes',
    },
  ],
  facts: [
    ['Tents', 'Three metres by four, with a bed, a rug, a shower and a lavatory behind'],
    ['Nights', 'Down to 5 degrees in July; hot-water bottles are issued'],
    ['Group', 'Six guests at most, with two guides'],
    ['With children', 'From twelve years'],
  ],
  gallery: ['full-moon-drive', 'stargazing', 'boat-safari', 'fireside-cooking'],
  included: [
    'Eight nights; all meals and drinks in camp, breakfast at the Falls',
    'Every flight inside southern Africa, boats and every transfer',
    'Two guides from Kasane to Maun',
    'Park and camping fees',
  ],
  excluded: notIncluded,
  questions: [
    [
      'Is there electricity?',
      'Lanterns, and a box in the dining tent where a camera charges from the sun. There is no signal. People mention this afterwards as the best of it.',
    ],
    [
      'What if we dislike it?',
      'Tell the guide on the first evening. We have moved two parties to a lodge in nine years, and one of them asked to come back.',
    ],
  ],
  priceFrom: 6900,
  priceCurrency: 'USD',
  priceNote: 'For each person, two sharing a tent, in May and October; $8,100 from June to September.',
  budget: '$6,500-$8,000',
  destinations: ['zimbabwe', 'botswana'],
  months: monthsFrom('May', 'October'),
  interests: ['Under canvas', 'Water', 'Big game', 'Walking'],
  specialist: 'Anwar Petersen',
  testimonials: ['Lions as a sound'],
  metaDescription:
    'Eight nights from Victoria Falls to the Okavango, six of them in mobile camps for six guests at most. What the tents have, what it costs, and when to go.',
};

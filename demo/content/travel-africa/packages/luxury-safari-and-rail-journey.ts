import { road } from '../../common-facts.ts';
import { allYear, notIncluded, type Route } from '../route.ts';

export const luxurySafariAndRailJourney: Route = {
  title: 'Luxury Safari & Rail Journey',
  season: 'Fixed dates',
  stops: [
    ['Marataba', 3],
    ['On the train, Pretoria to Cape Town', 2],
    ['Cape Cadogan', 3],
  ],
  picture: 'rail',
  line: 'Three days of game drives under the Waterberg, then two at a train window.',
  lead: 'Sixteen hundred kilometres at the pace at which a country can be seen. The train mends the tiredness a safari leaves, and sets you down on a platform below Table Mountain with nowhere to hurry to.',
  days: [
    {
      title: 'Day 1',
      place: 'Marataba',
      text: 'Three and a half hours or a little more by road from Johannesburg, the last part under red cliffs. There is no malaria here. Arrive by three; drives go at four.',
      stay: 'Safari Lodge or Mountain Lodge, Marataba',
      travel: `By road from Johannesburg, ${road.johannesburgEitherLodge}`,
      image: 'marataba',
    },
    {
      title: 'Days 2 and 3',
      place: 'Marataba',
      text: 'Drives on the plains in the morning and, from Mountain Lodge, a walk up a ravine to the vulture ledges. On Tuesdays and Fridays two seats can be had with Dr Imani Radebe, who counts rhino by their ears.',
      stay: 'Safari Lodge or Mountain Lodge, Marataba',
      travel: 'By open vehicle and on foot',
      image: 'conservation',
    },
    {
      title: 'Day 4',
      place: 'On the train',
      text: 'A morning drive, then two hours and three quarters or a little more to Pretoria and a private station with a lawn. Your compartment has a real bed, made up while you dine. Dress for dinner: it is the only thing on this journey for which a tie is of use.',
      stay: 'A suite on the train',
      travel: `By road to Pretoria, ${road.pretoriaEitherLodge}; the train leaves in the early afternoon`,
    },
    {
      title: 'Day 5',
      place: 'On the train',
      text: 'The Karoo, all day. Springbok beside the line, a windmill, a dam the colour of tea. At Matjiesfontein you may get down and walk along the one street of a Victorian village; it takes eleven minutes if you do not stop at the bar.',
      stay: 'A suite on the train',
      travel: 'By rail, 1,600 kilometres in about fifty hours',
      image: 'winelands',
    },
    {
      title: 'Day 6',
      place: 'Cape Cadogan',
      text: 'Down through the tunnels of the Hex River and in among vineyards by lunch. A man in a green jacket holds a card with your name on it.',
      stay: 'Cape Cadogan Boutique Hotel',
      travel: 'By car from the station, 10 minutes',
      image: 'cape-cadogan',
    },
    {
      title: 'Days 7 and 8',
      place: 'Cape Cadogan',
      text: 'The city on foot, street by street; four lunches to choose between, fifty minutes to an hour and three quarters away; and the mountain, on whichever day it agrees.',
      stay: 'Cape Cadogan Boutique Hotel',
      travel: 'With a driver and guide of your own, one day',
      image: 'cape-town',
    },
    {
      title: 'Day 9',
      place: 'Home',
      text: 'Breakfast lasts until half past ten. Yusuf knows how long the road takes at every hour.',
      stay: 'In the air',
      travel: 'By car to the airport, 25 minutes',
    },
  ],
  facts: [
    ['Departures', 'Some forty a year; the rest is arranged round the one you choose'],
    ['Book ahead', 'Four months for September to November'],
    ['Malaria', 'None on this route'],
    ['With children', 'Any age at Safari Lodge; ten at Mountain Lodge; twelve on one of the two trains'],
  ],
  gallery: ['lodge-marataba', 'lodge-mountain', 'cape-street', 'wine-table'],
  included: [
    'Eight nights; all meals and drinks at Marataba and on the train, breakfast in Cape Town',
    'Every transfer by road, with a driver',
    'Drives, walks and the conservation levy at Marataba',
    'One day with a driver and guide at the Cape',
  ],
  excluded: [...notIncluded, 'Lunches and dinners in Cape Town'],
  questions: [
    [
      'Which train?',
      'One takes two nights and stops once for a walk; the other takes three, and stops more often and for longer. The price here is for the first. Anwar has slept in both.',
    ],
    [
      'Can it be done from south to north?',
      'It can, and the best of the mountains then passes at breakfast, while you are thinking about eggs.',
    ],
  ],
  priceFrom: 7900,
  priceCurrency: 'USD',
  priceNote:
    'For each person, two sharing a suite on the train, from October to May; $8,900 from June to September and over Christmas and the new year.',
  budget: '$6,500-$8,000',
  destinations: ['south-africa'],
  months: allYear,
  interests: ['Rail', 'Big game', 'City'],
  specialist: 'Anwar Petersen',
  testimonials: ['A rest'],
  metaDescription:
    'Eight nights from the Waterberg to Table Mountain: a safari at Marataba, two nights by train through the Karoo, three at Cape Cadogan.',
};

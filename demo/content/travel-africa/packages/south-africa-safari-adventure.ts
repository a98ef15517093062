import { flight, flightWords, road } from '../../common-facts.ts';
import { allYear, notIncluded, type Route } from '../route.ts';

export const southAfricaSafariAdventure: Route = {
  title: 'South Africa Safari Adventure',
  season: 'All year but Christmas',
  stops: [
    ['Marataba', 3],
    ['Monwana', 2],
    ['Lion Sands', 3],
  ],
  picture: 'walking-safari',
  line: 'Three landscapes and three ways of being in them: on foot, at a waterhole, beside a river.',
  lead: 'Eight nights in the bush sound like a great deal until you see how unlike one another they are. Mountain first, then savannah, then water. By the third lodge you hear what a francolin is complaining about.',
  days: [
    {
      title: 'Day 1',
      place: 'Marataba',
      text: 'By road from Johannesburg, the Waterberg filling the windscreen for the last hour. Mountain Lodge stands where the plain ends; Safari Lodge, where it begins.',
      stay: 'Mountain Lodge, Marataba',
      travel: `By road from Johannesburg, ${road.johannesburgMountainLodge}`,
      image: 'lodge-mountain',
    },
    {
      title: 'Days 2 and 3',
      place: 'Marataba',
      text: 'Walk. Two guides take eight people at most, in single file, at the pace of the last one. On Wednesday before sunrise you may hide, and be found by a dog called Biscuit.',
      stay: 'Mountain Lodge, Marataba',
      travel: 'On foot and by open vehicle',
      image: 'dog-handler',
    },
    {
      title: 'Days 4 and 5',
      place: 'Monwana',
      text: 'An hour in a chartered aircraft over the escarpment. Eight suites look at one waterhole, and the best drive of the stay may be the one you do not go on. The chairs on the deck face the water, and do not creak.',
      stay: 'Monwana, Thornybush',
      travel: 'Charter flight to Hoedspruit, then by road',
      image: 'monwana',
    },
    {
      title: 'Days 6 to 8',
      place: 'Lion Sands',
      text: `Three hours by ${road.monwanaLionSands.by}, with lunch on the way. Then the Sabie: leopards in the jackalberries, hippo all night, and one afternoon with a book on the deck above it.`,
      stay: 'Tinga Lodge, Lion Sands',
      travel: `By road from Thornybush, ${road.monwanaLionSands.time}`,
      image: 'lodge-tinga',
    },
    {
      title: 'Day 9',
      place: 'Home',
      text: 'Coffee, a last drive towards Skukuza, and a flight that leaves when you have had breakfast.',
      stay: 'In the air',
      travel: flightWords('Skukuza', 'Johannesburg', flight.johannesburgSkukuza),
    },
  ],
  facts: [
    ['Walking', 'Two to four hours a morning, never more than moderate'],
    ['Malaria', 'None at Marataba; a risk at Monwana and Lion Sands'],
    ['Outings', 'Sixteen, if you go on all of them'],
    ['With children', 'From twelve years; sixteen for walks'],
  ],
  gallery: ['marataba', 'lodge-monwana', 'photography', 'storm'],
  included: [
    'Eight nights with all meals and drinks of the house',
    'The flights to Hoedspruit and Johannesburg, and every transfer',
    'Two activities a day, on foot or by vehicle',
    'The conservation levy at all three',
  ],
  excluded: notIncluded,
  questions: [
    [
      'Shall we be bored of drives?',
      'Nobody has been yet. But we plan one free afternoon at each lodge, because by then you will want to sit still and let it come.',
    ],
    [
      'Is it safe to walk?',
      'In eleven thousand walks at Lion Sands a guide has never had to fire. Before leading a first walk, each guide has a hundred hours on foot and fifty recorded encounters.',
    ],
  ],
  priceFrom: 10800,
  priceCurrency: 'USD',
  priceNote:
    'For each person, two sharing, from November to April; $11,800 in May and October; $13,700 from June to September. Not over Christmas and the new year, when Monwana is for three nights at least.',
  budget: '$10,500+',
  destinations: ['south-africa'],
  months: allYear,
  interests: ['Big game', 'Walking', 'Birds'],
  specialist: 'Naledi Khumalo',
  testimonials: ['What the francolin said'],
  metaDescription:
    'Eight nights in three reserves: walking under the Waterberg, a waterhole at Monwana and the Sabie River at Lion Sands, with prices and every transfer.',
};

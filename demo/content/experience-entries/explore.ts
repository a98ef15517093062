import type { Experience } from './experience.ts';

export const exploreExperiences: readonly Experience[] = [
  {
    slug: 'table-mountain-early',
    experienceImage: 'cape-town',
    subTitle: 'The mountain, on a clear morning',
    title: 'Table Mountain by cable car or on foot',
    description:
      'At six we look out of the window for you. If there is no cloud on the mountain and no wind in the palms, a car is at the door at twenty past seven. Up by the first cable car, or on foot by Platteklip Gorge with a guide, two and a half hours and all of them stairs.',
    availableAt: ['capecadogan'],
    cost: 'R 1 250 per person, with a guide',
    personas: ['persona-couples', 'persona-families', 'persona-friends', 'persona-solo-traveller'],
  },
  {
    slug: 'cape-point-by-the-long-way',
    experienceImage: 'cape-coast',
    subTitle: 'By the long way',
    title: 'Cape Point day trip with a driver',
    description:
      'Out along Chapman’s Peak and home by Simon’s Town, with a walk on an empty beach between. Bontebok, ostriches, fynbos heath at knee height, and at the end a lighthouse that was built too high and had to be built again.',
    availableAt: ['capecadogan'],
    cost: 'R 5 400 per car',
    personas: ['persona-couples', 'persona-families', 'persona-friends', 'persona-honeymooners'],
  },
  {
    slug: 'whales-from-the-cliff',
    experienceImage: 'camp-hermanus',
    subTitle: 'Whales, from dry land',
    title: 'Whale watching at Hermanus',
    description:
      'Southern right whales come into Walker Bay to have their calves, often within a stone’s throw of the path at Hermanus. Bring a jersey. The town has a man with a kelp horn whose work it is to say where they are.',
    availableAt: ['capecadogan'],
    cost: 'R 5 900 per car',
    personas: ['persona-couples', 'persona-families', 'persona-solo-traveller', 'persona-other'],
  },
  {
    slug: 'panorama-route',
    experienceImage: 'blyde-canyon',
    subTitle: 'The edge of the escarpment',
    title: 'Panorama Route and Blyde River Canyon with a driver',
    description:
      'Leave after breakfast, and reach the evening flight from Mbombela by way of the Blyde River Canyon, the potholes at Bourke’s Luck and a pancake at Graskop. The road runs along cliffs a thousand metres high.',
    availableAt: ['lionsands', 'monwana'],
    cost: 'R 6 800 per car',
    personas: ['persona-couples', 'persona-families', 'persona-friends'],
  },
  {
    slug: 'six-estates-on-foot',
    experienceImage: 'winelands',
    subTitle: 'Six estates and no car',
    title: 'Walk between six wine estates with lunch',
    description:
      'Fourteen kilometres, over the hill behind Oldenburg and home by the stream: bush vines to your knee, two neighbours who dislike one another’s pinotage, a cellar at fourteen degrees. A car will come for you at any point, even the second estate.',
    availableAt: ['capecadogan'],
    cost: 'R 1 100 per person, lunch included',
    personas: ['persona-couples', 'persona-friends', 'persona-honeymooners'],
  },
  {
    slug: 'waterberg-by-mountain-bike',
    experienceImage: 'mountain-bike',
    subTitle: 'On two wheels, beside the zebra',
    title: 'Mountain biking in the Waterberg',
    description:
      'A guide in front, a guide behind, and twelve kilometres of sand track along the foot of the cliffs. Zebra are puzzled by bicycles. There is a river at the turning point, and cold melon.',
    availableAt: ['marataba'],
    cost: 'R 550 per person',
    personas: ['persona-friends', 'persona-solo-traveller', 'persona-couples'],
  },
  {
    slug: 'hot-air-over-the-lowveld',
    experienceImage: 'balloon',
    subTitle: 'An hour without weight',
    title: 'Hot-air balloon over the Lowveld',
    description:
      'From the farmland outside the reserves, with a licensed pilot, eight to a basket. You go where the air goes: over the Sabie, its mist and its orange orchards, with the escarpment lit from the side. Breakfast is wherever you come down.',
    availableAt: ['lionsands', 'monwana'],
    cost: 'R 5 200 per person',
    personas: ['persona-couples', 'persona-friends', 'persona-honeymooners'],
  },
];

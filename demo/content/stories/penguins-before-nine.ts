import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'With children, Cape Town is a city that happens before lunch. After lunch the wind gets up, everyone is on the beach who is going to be, and the queue for the cable car goes back to the car park. We have planned it with families many times now. These three mornings have never failed, and there is a plan for rain.',
  ),
  h('Morning one: penguins before nine'),
  p(
    'About a thousand pairs of African penguins live among the boulders at Simon’s Town, forty-five minutes from the hotel. The gate opens at eight, in December and January at seven. If you are there when it does, you will walk along the boards almost alone, with penguins going to work on both sides. They bray. Nobody had told Emil, who was four, that they bray, and he laughed until he had to sit down. They came here by themselves in 1982, two pairs, and chose a suburb. There are too few left of them in the world, and a child may be told so: there are too few sardines. One does not touch, and one looks under the car before driving off.',
  ),
  p(
    'Afterwards go through the turnstile at the other end, to the small beach beyond. It is sheltered by rocks as large as houses, the water on that side is four degrees warmer than in the city, and now and then a penguin comes in beside you.',
  ),
  h('Morning two: up, and quickly'),
  p(
    'Look out of the window at six. If there is no cloud on the mountain and no wind in the palms, wake everyone, and have breakfast later. The first car goes up at eight from October to April, at half past eight in winter. The floor of the cabin turns. On top there are dassies, which look like guinea pigs that have been to a good school, and whose nearest relation is the elephant; you will be asked how, and may say that it is to do with the feet. Three paths are marked, and the shortest takes fifteen minutes. Hold hands.',
  ),
  h('Morning three: the farm'),
  p(
    'In the suburb of Constantia, twenty minutes away, there are old farms where nothing happens. There is a lawn. There are oaks to be climbed, ducks, and a bowl of chips. Parents may taste wine. If somebody needs to be taught to ride a bicycle, or to sleep in a pram, this is where.',
  ),
  h('If it rains'),
  p(
    'The aquarium at the Waterfront has a kelp forest three floors high, and people who dive in it at noon and wave. The science centre in Observatory, or the Iziko museum with its whales hung from the ceiling, ten minutes on foot from our door, will do for an afternoon. At the hotel there is a box with a puzzle of Table Mountain, which has lost only one of its thousand pieces. Everyone who finishes it signs the lid.',
  ),
  h('Useful things'),
  list(
    'The Atlantic beaches, Clifton and Camps Bay, are lovely, and cold: twelve to sixteen degrees. Swim on the False Bay side.',
    'Sun: from November to February stay out of it from eleven to three. It burns through cloud.',
    'Two interleading rooms at Cape Cadogan sleep five; Quarters Residence, across the garden, has a kitchen and three bedrooms.',
    'Our driver Yusuf has car seats in three sizes.',
  ),
];

export const penguinsBeforeNine = {
  title: 'Penguins before nine',
  slug: 'penguins-before-nine',
  date: '2024-05-24',
  standfirst: 'Cape Town with children, in three mornings that have always worked, and a plan for rain.',
  category: 'Explore Cape Town',
  isFeaturedPost: false,
  image: 'penguins',
  tags: [
    'Traveller Type - Family',
    'Interests - Explore Cape Town',
    "Interests - Children's Adventures",
    'Cape Cadogan Boutique Hotel',
  ],
  body,
} as const;

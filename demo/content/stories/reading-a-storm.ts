import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'Nobody at Monwana looks at the forecast in January. They look at the ants. If the small black ones are carrying their young up the wall of the workshop at noon, the washing is taken in. The ants have been wrong, but less often than the forecast.',
  ),
  p(
    'A summer storm in the Lowveld is a machine, and like most machines can be followed once somebody has shown you the parts. Guide Themba Nyathi has a talk about it which lasts from about one o’clock until everybody is wet.',
  ),
  h('One o’clock: the kettle'),
  p(
    'It is thirty-six degrees. The ground has been heating since six, and the air above it is full of water that came in overnight from the Indian Ocean, two hundred kilometres to the south-east. Warm wet air rises. You can see the first of it as a line of small flat-bottomed clouds, all sitting on the same invisible shelf. The shelf is the height at which the water can no longer hide.',
  ),
  h('Three: the cauliflower'),
  p(
    'One of them wins. It grows, while you watch, into something with a hard white edge like the head of a cauliflower, ten kilometres tall. Hard edges mean it is still going up. When the top goes soft, and is combed out flat to one side, it has hit the ceiling of the weather, and what is inside begins to come down. Themba points at the flat part, the anvil. It points where the storm is going.',
  ),
  h('Twenty to five: the door opens'),
  p(
    'First there is no wind at all. Birds stop. Then a cold wind comes from the storm, smelling of dust and metal and cut melon. That is rain that has already fallen somewhere else, pushing the air in front of it along the ground. You have about eight minutes. Impala turn their backs to it. Elephants do not do anything. Giraffes look, for once, as though they had been badly designed.',
  ),
  h('Five: count'),
  p(
    'Light is instant; sound takes three seconds a kilometre. Count from the flash and divide by three. At five kilometres, a count of fifteen, our vehicles turn for home, and at three kilometres they must be home or stop, away from tall trees, with all low inside the frame. It is the only rule on which guides have no discretion. In forty years no storm has put it to the test.',
  ),
  h('Half past five'),
  p(
    'It is over. Everything runs, drips, and steams. The temperature has gone down by fourteen degrees. The road is a stream with dung beetles being carried along on it, looking composed. In the west there is a band of clear yellow under the cloud, and against it every drop on every thorn is lit from behind. The drive goes out again at twenty to six; there is nothing wrong with it except that the seats are wet.',
  ),
  h('If you come in the green season'),
  list(
    'It rains on about ten days a month from December to February, mostly in the afternoon or at night, and hard. Whole grey days are rare: two or three in a summer.',
    'Ponchos are on the vehicles. Bring a dry shirt in a bag, and sandals.',
    'Tracks are sharpest in the morning after. Ask to walk.',
    'It is the cheapest time to come, and the best for photographs of sky.',
  ),
];

export const readingAStorm = {
  title: 'The ants, the anvil and the eight minutes',
  slug: 'the-ants-the-anvil-and-the-eight-minutes',
  date: '2024-10-18',
  standfirst: 'A thunderstorm at Monwana from one o’clock to half past five, taken apart as it happens.',
  category: 'Safaris',
  isFeaturedPost: false,
  image: 'storm',
  tags: ['Traveller Type - General', 'Interests - Safaris', 'Interests - Photography', 'Monwana Game Lodge'],
  body,
} as const;

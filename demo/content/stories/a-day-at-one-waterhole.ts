import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'The waterhole in front of Monwana is sixty-two metres from the rail of the deck. It is about as wide as a tennis court is long. On the twelfth of September, two guests who had hurt a knee each, on different continents, decided to spend a day in front of it. They wrote everything down. They have let us have the notebook.',
  ),
  h('05:40 to 09:00'),
  p(
    'Light. A hamerkop is standing in the shallows, shuffling its feet to frighten frogs. 05:58, a side-striped jackal drinks for nine seconds and goes. 06:15, francolins, eleven. Then at 06:40 the first impala come to the edge of the trees, and stop. For twenty-two minutes nothing makes them move. One of them stamps. At 07:02 they all go down together, forty-six, as if somebody had opened a door.',
  ),
  p('07:30, coffee. 08:10, warthog, mother and three, all kneeling.'),
  h('09:00 to 12:00'),
  p(
    'Zebra, in a queue. They drink in turns, with a stallion standing off. 10:20, giraffe. It takes a giraffe eleven minutes to be sure, and then it spreads its front legs by six stages, like someone putting up an ironing board, and gets its head down for eighteen seconds. There are valves in its neck so that it does not faint. 10:47, another; 10:58, another. We counted our own breathing, writes one of the guests, and got it to match.',
  ),
  p('11:40: nothing at all. Heat. Doves.'),
  h('12:00 to 16:00'),
  p(
    'The elephants come at ten to one. We did not hear them. There were none, and then a whole hillside was full of elephants. Thirty-one. The old cow goes straight to where the water comes in from the pipe and puts her trunk in it. She knows where it is clean; everyone else may have the rest. A calf of a few months finds that the trunk is a thing with water in it. It squirts its aunt. It is squirted back. 13:35, they are gone, and the mud is full of round lakes, each with a butterfly at it.',
  ),
  p('14:00 to 15:50. Slept, sorry.'),
  h('16:00 to 19:00'),
  p(
    'The drives go out, and people call to us what they hope to see. 16:44, a white rhino, by himself. He lies down in the mud as if he had been unplugged. 17:30, he gets up, one side grey, one side black, shining. 17:52, sunset, and sandgrouse: they arrive on time every evening, from a long way off, in pairs, calling, and each soaks the feathers of its breast to take water to the chicks. 18:05, at the far side a stone moved, and was a leopard. She drank for two minutes, looking at us all the while. Nobody else saw. We have decided not to mention it at supper.',
  ),
  h('The count'),
  list(
    'Mammals: seventeen kinds, two hundred and six of them.',
    'Birds: fifty-four kinds, with the help of a book and the barman.',
    'Hours spent looking: eleven and a half. Distance walked: forty metres.',
    'The water is topped up from a borehole from June to November, by solar pump. In the wet months it is left alone, so that animals spread out, and the grass round it can rest.',
  ),
  p(
    'On the last page there is one line in the other guest’s hand. It says: mentioned it at supper. I am only human.',
  ),
];

export const aDayAtOneWaterhole = {
  title: 'Two bad knees and a waterhole',
  slug: 'two-bad-knees-and-a-waterhole',
  date: '2024-02-23',
  standfirst: 'The notebook of two guests who went nowhere for a day, and what came to them.',
  category: 'Safaris',
  isFeaturedPost: false,
  image: 'monwana',
  tags: [
    'Traveller Type - Couple',
    'Traveller Type - Special Interests',
    'Interests - Safaris',
    'Interests - Photography',
    'Monwana Game Lodge',
  ],
  body,
} as const;

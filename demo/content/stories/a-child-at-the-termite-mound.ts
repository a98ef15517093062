import { malariaMonths } from '../common-facts.ts';
import { h, list, p, quote } from '../rich-text.ts';

const body = [
  p(
    'The most exciting animal at Lion Sands, in the opinion of Ruben, who is seven, is the dung beetle. He has seen two leopards and he is polite about them. But a leopard lies in a tree, and a dung beetle will roll a ball of rhino dung backwards, uphill, past your boot, and fall off the edge of the road with it, and get up again.',
  ),
  p(
    'Most people ask us at what age a child should come on safari. It is the wrong way round. Ask instead what the child will be allowed to do, and for how long at a stretch.',
  ),
  h('What we changed'),
  p(
    'For years families were given the same drive as everyone else, three hours in the morning and three in the afternoon, with the little ones told to whisper. They managed about fifty minutes. Now a family that takes its own vehicle decides with its guide when to go out and when to turn round. Some children want five hours and a packed breakfast. Some want a short drive, a swim and a story. Neither is a failure.',
  ),
  p(
    'Between drives there is the Mack and Madi tent. It has a microscope that has been dropped and still works, casts of eleven kinds of footprint, a drawer of feathers picked up on the road, and an oven. Children aged four and over may stay there with one of our two children’s guides from breakfast until tea. Parents are told where it is, and are then encouraged to go away.',
  ),
  h('The termite walk'),
  p(
    'After tea, when the ground has cooled, Lwazi Mkhabela takes up to six children three hundred metres from the lodge to a termite mound that is taller than he is. He carries a rifle he has never had to use and a teaspoon. With the teaspoon he breaks a hole the size of a coin in the side of the mound, and everybody lies down on a blanket to watch it being mended. The soldiers come out first with their jaws open. Then come the workers, each with a grain of wet sand in its mouth. It takes them about forty minutes. Nobody has ever asked to leave early.',
  ),
  quote('Grown-ups look for the lion. Children look at what is there. I prefer to guide children.'),
  p(
    'From the mound they learn to read the road. An elephant’s hind foot lands where the front foot was, so four legs leave two rows of prints. A hyena shows its claws and a lion does not. A snake that went straight was in no hurry. By the second day they correct their parents, and by the third they correct us.',
  ),
  h('If you are bringing children'),
  list(
    'Children under six do not go on shared drives. With a private vehicle they may, at the guide’s discretion.',
    'Walking in big-game country starts at sixteen. The termite walk stays within sight of the lodge, and is for four and over.',
    'Supper for children is at half past five, and a sitter can stay with them while you eat.',
    `Lion Sands lies in an area where malaria occurs, mostly from ${malariaMonths}. Speak to your doctor well before you travel. Marataba, in the Waterberg, is outside the malaria area.`,
    'Bring closed shoes, a torch of their own, and a notebook. We have the rest.',
  ),
  p(
    'Ruben went home with a drawing of a dung beetle, life size, which took him two days. At the bottom his father has written the date, and the weight of the ball: thirty-eight grams. They borrowed the kitchen scale.',
  ),
];

export const childAtTheTermiteMound = {
  title: 'A teaspoon, a termite mound and six children',
  slug: 'a-teaspoon-a-termite-mound-and-six-children',
  date: '2026-07-17',
  standfirst: 'What a seven-year-old sees on safari, and what we changed so that he could see it.',
  category: "Children's Adventures",
  isFeaturedPost: false,
  image: 'termite-mound',
  tags: [
    'Traveller Type - Family',
    "Interests - Children's Adventures",
    'Interests - Safaris',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;

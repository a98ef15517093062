import { h, p, steps } from '../rich-text.ts';

const body = [
  p(
    'July is the month for it. The air over Thornybush is dry, the nights are long and the middle of the Milky Way stands straight overhead by nine o’clock. It is also cold, about seven degrees, so the lesson is given from under blankets with a hot-water bottle each. Here it is as we give it to anyone between seven and twelve, and to the parents who pretend not to be listening.',
  ),
  h('First, do nothing'),
  p(
    'Eyes need twenty minutes to learn the dark, and one look at a telephone sends them back to the start. We walk to the blankets without a torch, holding a rope, and tell a story until the sky is ready. You will know that it is ready when you can see the colour of the stars: the orange one in the north-west is Arcturus, and the red one overhead is Antares.',
  ),
  h('Find the scorpion'),
  p(
    'Most constellations look like nothing. Scorpius looks like a scorpion: three stars across the head, red Antares for a heart, and a tail that curls over and ends in a sting. Children see it before we have finished saying so. In December he is gone, because he and Orion may not be in the sky together. They quarrelled.',
  ),
  h('Find south without a compass'),
  steps(
    'Find the Southern Cross. It is small, and bright, and leaning to the right of south in July.',
    'Take the long side of the Cross, from top to bottom, and carry it on four and a half times its length.',
    'Stop there. That empty patch is the south pole of the sky.',
    'Drop straight down to the ground. You are looking south, and you can find your way home.',
  ),
  p(
    'Then we tell them the older story about it. To the San, who read this sky for longer than anybody, the two bright stars that point to the Cross were men, and the Cross was a giraffe; and the Milky Way was ash from a fire, which a girl had thrown up into the dark so that hunters should see their way home. We ask the children to look for the girl. They look for some time. Somebody always finds her.',
  ),
  h('Through the telescope'),
  p(
    'We keep three things for the end. The Jewel Box, beside the Cross, is a hundred young stars with one ruby in it. Omega Centauri is ten million old ones, and looks like sugar spilled on a dark cloth. And if there is a moon, the edge of its shadow, where the mountains stand up and you understand all at once that it is a place.',
  ),
  p(
    'There are two rules, and both are the children’s own. Whoever sees a satellite first says _bus_, because one comes along about every six minutes and they all look the same. And nobody may point with a torch. We have a green laser for pointing, which seems to touch the stars, and which stays in the guide’s pocket until he is certain that there is no aircraft anywhere. The record for meteors in one lesson is nineteen. It was the end of July, and it was a boy called Sizwe, who had been asleep for the first part.',
  ),
  p('Bed is at half past nine. In the morning, ask which way the kitchen is, and watch them look up.'),
];

export const winterSky = {
  title: 'Reading the winter sky, from the age of seven',
  slug: 'reading-the-winter-sky-from-the-age-of-seven',
  date: '2026-07-31',
  standfirst: 'A rope, a blanket, a scorpion, and how to find south without a compass.',
  category: "Children's Adventures",
  isFeaturedPost: false,
  image: 'journey-love-south-africa',
  tags: [
    'Traveller Type - Family',
    "Interests - Children's Adventures",
    'Interests - Wellness',
    'Monwana Game Lodge',
  ],
  body,
} as const;

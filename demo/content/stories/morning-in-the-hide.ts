import { hideFrom } from '../common-facts.ts';
import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'A game drive goes out to find things. A hide does the opposite: it sits down, closes the door and becomes furniture. The one below Narina Lodge is a plank room dug waist-deep into the bank, with a bench, a slot of light at eye level and water on the other side of it. Three hours there teach you more than a day on wheels, and the first of them is the hardest.',
  ),
  h('The first hour: nothing'),
  p(
    'At half past six the pool is pewter and apparently empty. You look for birds, and there are none, because you are looking for birds. Somewhere in the second half of the hour you stop, and begin to see water instead: where it dimples, where it does not, which of the leaves are drifting and which of them are walking. A jacana, it turns out, has been ten metres away since you sat down.',
  ),
  h('The second hour: the regulars'),
  p(
    'Now they come to work. The goliath heron stands a metre and a half tall and takes eleven minutes over six steps. The malachite kingfisher has a reed of its own and will not use another. A hamerkop shuffles its feet in the shallows to frighten frogs into moving, then looks surprised each time it succeeds.',
  ),
  p(
    'Between birds there are other callers. A bushbuck ram drinks with one eye on the far bank. Terrapins climb out on a log in order of size. Twice a week or so the far bank turns out to be an elephant.',
  ),
  h('The third hour: one good thing'),
  p(
    'It differs every day, and it is always short. Last Tuesday the heron struck, came up with a catfish as long as its own neck, and spent a quarter of an hour deciding how to begin. On Thursday an otter crossed the pool from left to right and did not come back.',
  ),
  p(
    'A Frenchman who had come for lions and been put in the hide by mistake asked to stay for the afternoon as well. In five hours he had seen thirty-one kinds of bird, and none of them had seen him. He said that it was like being dead, in a good way. He has since bought binoculars. He writes to Sipho Nkuna every April, from the Camargue, with a list, and is usually ahead.',
  ),
  h('What to bring'),
  list(
    'Binoculars of eight or ten times. We lend good ones.',
    'A cushion, whatever your age.',
    'A lens of 400 mm or more if you photograph, and a bean bag to rest it on. The slot faces west, so the morning light is behind you.',
    'No scent and no plan.',
  ),
  p(
    'It is best from late November, when the migrants are in, until the end of March; and again in August and September, when there is so little water elsewhere that everybody has to use this. There is a ramp, not steps, and the bench lifts out to make room for a wheelchair at the end with the better view. Children from eight who can whisper are welcome, and often see the jacana first.',
  ),
  p(
    `The hide takes four, and the door is locked from the inside at ${hideFrom.words}. Coffee is brought at nine.`,
  ),
];

export const morningInTheHide = {
  title: 'Three hours in the hide',
  slug: 'three-hours-in-the-hide',
  date: '2026-09-25',
  standfirst:
    'What a plank room, a slot of light and a patient heron teach about looking, an hour at a time.',
  category: 'Photography',
  isFeaturedPost: false,
  image: 'birding-hide',
  tags: [
    'Traveller Type - Special Interests',
    'Traveller Type - Solo Traveller',
    'Interests - Photography',
    'Interests - Safaris',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;

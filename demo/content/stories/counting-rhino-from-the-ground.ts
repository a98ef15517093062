import { h, p, quote } from '../rich-text.ts';

const body = [
  p(
    'We will not tell you how many rhino live at Marataba. Nobody who keeps them safe will tell anybody, and if you are ever told, on a game drive or at a bar, the person is guessing or should not have said. What we can tell you is how they are counted, since you are welcome to help.',
  ),
  h('Three notches'),
  p(
    'A rhino calf is caught once, at about eighteen months. It takes a vet, a helicopter, nine people and less than half an hour. Small notches are cut into the edges of the ears in a pattern that stands for a number. A sliver of what was cut goes to the national laboratory in Pretoria, where the genetic profile of the animal is kept, so that a horn found in a suitcase ten years later can be led back to the ground it came from. The animal is on its feet again four minutes after the antidote.',
  ),
  p(
    'From then on it can be known on sight by anyone with binoculars and patience. That is the census. There is no machine. Guides, trackers, anti-poaching rangers and guests write down every rhino they see, where, with whom, and what the ears said.',
  ),
  h('What guests do'),
  p(
    'On Tuesdays and Fridays a vehicle goes out with Dr Imani Radebe, who is the ecologist here and shares an office with a rescued owl. Up to four guests go along. You are given a notebook with silhouettes of ears on every page, and you look. Two people must agree on a notch before it counts. You will be astonished how often they do not, and how much you come to care.',
  ),
  p(
    'Some days there is nothing for three hours but droppings, which are also data. White rhino return to the same heap to leave their news, and Imani reads it like a village noticeboard: a bull, a stranger, a cow ready to mate next week. She takes a pinch home in a tube. From it a laboratory can tell stress, pregnancy and parentage.',
  ),
  quote('People come to see a rhino. They leave having looked at one.'),
  h('What it costs, and who pays'),
  p(
    'To find, notch and sample one calf costs about R 58 000, nearly half of it the helicopter. The reserve has taken part in a sponsorship for this since 2017: eight guests at most stand at the edge of the clearing while it is done, and their party pays for the day. They do not touch the animal for a photograph. They hold a drip, note the breathing, one breath every ten seconds, and keep quiet. It is not a show, and once in a while it is called off in the air because the wind has turned.',
  ),
  h('The figure we do publish'),
  p(
    'Between one August and the next, a population that is safe should grow by five per cent or better. In the six years up to last August ours has grown by that or more in five of them. In the sixth, 2023, it did not, and the report says why: two were lost in one night in February, in rain, when the dogs could not work. We print that too. It is on the wall of the operations room, next to the kettle, where everyone who goes on shift has to look at it.',
  ),
];

export const countingRhino = {
  title: 'How to count an animal without saying how many',
  slug: 'how-to-count-an-animal-without-saying-how-many',
  date: '2026-02-20',
  standfirst: 'Three notches, a notebook and a heap of dung: a morning with the ecologist of Marataba.',
  category: 'Conservation',
  isFeaturedPost: false,
  image: 'conservation',
  tags: [
    'Traveller Type - Special Interests',
    'Interests - Conservation',
    'Interests - Our people',
    'Marataba Luxury Lodges',
  ],
  body,
} as const;

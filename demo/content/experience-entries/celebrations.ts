import type { Experience } from './experience.ts';

const two = ['persona-couples', 'persona-honeymooners'] as const;

export const celebrationExperiences: readonly Experience[] = [
  {
    slug: 'a-night-in-a-treehouse',
    experienceImage: 'treehouse-night',
    subTitle: 'From half past five until six',
    title: 'A night in a treehouse',
    description:
      'A bed on a platform, supper in a basket, a radio you will not need. The guide shows you how everything works, and drives away. In a storm we fetch you, at any hour.',
    availableAt: ['lionsands', 'marataba'],
    cost: 'Priced for two, beside your room; by treehouse and season under rates',
    personas: ['persona-couples', 'persona-honeymooners', 'persona-families'],
  },
  {
    slug: 'married-under-a-tree',
    experienceImage: 'wedding',
    subTitle: 'Twelve weeks’ notice',
    title: 'A wedding that leaves room',
    description:
      'Eleven guests or thirty, a tree, a table and the hour of day at which you are happiest. The signing is done indoors with the doors open, as the law has it, and the promising by the water. A tree is planted for you.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'On asking',
    personas: ['persona-couples', 'persona-families', 'persona-friends'],
  },
  {
    slug: 'supper-for-two',
    experienceImage: 'journey-romance-of-africa',
    subTitle: 'Any clear evening',
    title: 'Supper for two, out of earshot',
    description:
      'On a rock, in a dry river, at the end of a jetty. Your guide chooses the place, the kitchen sends a basket and someone to carry it, and then there is nobody, except that there is, just far enough away.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'R 1 450 for two',
    personas: two,
  },
  {
    slug: 'the-whole-lodge',
    experienceImage: 'residence-fish-eagle-room',
    subTitle: 'From two nights',
    title: 'A lodge to yourselves',
    description:
      'For sixteen people, for thirty or for thirty-six, by the lodge you take. One bill that can be cut in as many pieces as you like, one long table, and a sheet of paper about who must not be put next to whom, which is shredded afterwards.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'On asking',
    personas: ['persona-families', 'persona-friends', 'persona-other'],
  },
  {
    slug: 'the-question',
    experienceImage: 'proposal',
    subTitle: 'At whatever time you are brave',
    title: 'If you mean to ask',
    description:
      'Tell the concierge, and nobody else, a week before. She will need to know left or right hand, bubbles or none, and what is to happen if the answer is a pause. There has been one pause in eleven years. It was a rhino.',
    availableAt: ['lionsands', 'monwana', 'marataba', 'capecadogan'],
    cost: 'Included',
    personas: ['persona-couples'],
  },
  {
    slug: 'a-bath-with-a-mountain',
    experienceImage: 'room-bath',
    subTitle: 'For the first two nights',
    title: 'Two nights of nothing',
    description:
      'You have been married, and then flown all night; leave the leopard until Tuesday. The room with the bath in the window looks at the mountain, breakfast lasts until half past ten, and there is a note on the tray that says so.',
    availableAt: ['capecadogan'],
    cost: 'The price of the room',
    personas: two,
  },
  {
    slug: 'birthday-at-the-waterhole',
    experienceImage: 'birthday-cake',
    subTitle: 'With or without a cake',
    title: 'A birthday without a line of people singing',
    description:
      'There is a form with one question on it: how much fuss, from none to all. None is a card under the cup. All is a pit oven, a choir and a cake with the outline of the animal you most wished to see, which is promised only in icing.',
    availableAt: ['lionsands', 'monwana', 'marataba', 'capecadogan'],
    cost: 'Included; the choir has a box',
    personas: ['persona-families', 'persona-friends', 'persona-couples', 'persona-solo-traveller'],
  },
];

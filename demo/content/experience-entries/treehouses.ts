import type { Experience } from './experience.ts';

const two = ['persona-couples', 'persona-honeymooners'] as const;

export const treehouseExperiences: readonly Experience[] = [
  {
    slug: 'one-night-at-chalkley',
    experienceImage: 'treehouse-chalkley',
    subTitle: 'From half past five until six',
    title: 'One night at Chalkley',
    description:
      'A platform in the fork of a dead leadwood, four metres up, without a wall. A farmer slept here ninety years ago, out of reach of lions. There is still a bed in it, and a basket, and a radio.',
    availableAt: ['lionsands'],
    cost: 'From R 7 600 in 2027 for two, beside your room',
    personas: [...two, 'persona-solo-traveller'],
  },
  {
    slug: 'one-night-at-kingston',
    experienceImage: 'treehouse-kingston',
    subTitle: 'From five until breakfast',
    title: 'One night at Kingston',
    description:
      'A steel tower on an open plain: table below, bath in the middle, bed on top. Wildebeest come to the lick at half past nine and stand there steaming. For two, or four with children of twelve and over.',
    availableAt: ['lionsands'],
    cost: 'From R 8 050 in 2027 for two, beside your room',
    personas: [...two, 'persona-families', 'persona-friends'],
  },
  {
    slug: 'one-night-at-tinyeleti',
    experienceImage: 'treehouse-tinyeleti',
    subTitle: 'From a quarter to five until you wave',
    title: 'One night at Tinyeleti',
    description:
      'Nine legs on a bend of the Sabie, a marula through the deck, a bath in the open and a roof that is wound back from above the bed. The river is loud, and there is somebody in it.',
    availableAt: ['lionsands'],
    cost: 'From R 9 450 in 2027 for two, beside your room',
    personas: [...two, 'persona-families'],
  },
  {
    slug: 'one-night-at-thabametsi',
    experienceImage: 'treehouse-thabametsi',
    subTitle: 'From half past four until porridge',
    title: 'One night at Thabametsi',
    description:
      'A room of glass among boulders, with a warm floor and the Milky Way from head to foot. Vultures come home over the roof at dusk. If somebody drinks at the spring in the night there is a lamp, as weak as a moon.',
    availableAt: ['marataba'],
    cost: 'From R 6 800 in 2027 for two, beside your suite',
    personas: [...two, 'persona-friends'],
  },
  {
    slug: 'tea-at-tinyeleti',
    experienceImage: 'boat-safari',
    subTitle: 'Three to five, when it is free',
    title: 'Tea at Tinyeleti',
    description:
      'For those who would like to see it and sleep in their own beds. A guide, a kettle, a cake, and two hours over the river with the hippos underneath. You may wind the roof.',
    availableAt: ['lionsands'],
    cost: 'R 480 a person',
    personas: ['persona-families', 'persona-friends', 'persona-solo-traveller', 'persona-other'],
  },
  {
    slug: 'the-night-sounds',
    experienceImage: 'treehouse-night',
    subTitle: 'After supper, three quarters of an hour',
    title: 'The night sounds, in order of appearance',
    description:
      'Before your own night out, or in place of it: a guide, a dark deck and eleven recordings that are not recordings. Scops owl, nightjar, bushbaby, hippo, saw. Do the voices. Nobody laughs.',
    availableAt: ['lionsands', 'marataba'],
    cost: 'Included',
    personas: ['persona-families', 'persona-couples', 'persona-solo-traveller', 'persona-other'],
  },
];

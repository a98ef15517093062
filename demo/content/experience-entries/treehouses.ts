import type { Experience } from './experience.ts';

const two = ['persona-couples', 'persona-honeymooners'] as const;

export const treehouseExperiences: readonly Experience[] = [
  {
    slug: 'one-night-at-chalkley',
    experienceImage: 'treehouse-chalkley',
    subTitle: 'A bed, a basket and a radio',
    title: 'Night in the Chalkley treehouse',
    description:
      'A platform in the fork of a dead leadwood, four metres up, without a wall. A farmer slept here ninety years ago, out of reach of lions. Supper comes in a basket, and the guide is at the other end of the radio.',
    availableAt: ['lionsands'],
    cost: 'From R 7 600 per treehouse, per night, for two in 2027, on top of your room',
    personas: [...two, 'persona-solo-traveller'],
  },
  {
    slug: 'one-night-at-kingston',
    experienceImage: 'treehouse-kingston',
    subTitle: 'Table below, bath in the middle, bed on top',
    title: 'Night in the Kingston treehouse',
    description:
      'A steel tower of three floors on an open plain. Wildebeest come to the lick at half past nine and stand there steaming. For two, or four with children of twelve and over.',
    availableAt: ['lionsands'],
    cost: 'From R 8 050 per treehouse, per night, for two in 2027, on top of your room',
    personas: [...two, 'persona-families', 'persona-friends'],
  },
  {
    slug: 'one-night-at-tinyeleti',
    experienceImage: 'treehouse-tinyeleti',
    subTitle: 'The river is loud, with hippos in it',
    title: 'Night in the Tinyeleti treehouse',
    description:
      'A deck on nine posts at a bend of the Sabie, a marula through the deck, a bath in the open and a roof that is wound back from above the bed. Hippos are underneath it all night.',
    availableAt: ['lionsands'],
    cost: 'From R 9 450 per treehouse, per night, for two in 2027, on top of your room',
    personas: [...two, 'persona-families'],
  },
  {
    slug: 'one-night-at-thabametsi',
    experienceImage: 'treehouse-thabametsi',
    subTitle: 'Glass, boulders and the Milky Way',
    title: 'Night in the Thabametsi treehouse',
    description:
      'A room of glass among boulders, with a warm floor and the sky from head to foot. Vultures come home over the roof at dusk. If somebody drinks at the spring in the night there is a lamp, as weak as a moon.',
    availableAt: ['marataba'],
    cost: 'From R 6 800 per treehouse, per night, for two in 2027, on top of your suite',
    personas: [...two, 'persona-friends'],
  },
  {
    slug: 'tea-at-tinyeleti',
    experienceImage: 'boat-safari',
    subTitle: 'For those who sleep in their own beds',
    title: 'Afternoon tea in the Tinyeleti treehouse',
    description:
      'The treehouse by day: a guide, a kettle, a cake, and two hours over the river with the hippos underneath. You may wind the roof.',
    availableAt: ['lionsands'],
    cost: 'R 480 per person',
    personas: ['persona-families', 'persona-friends', 'persona-solo-traveller', 'persona-other'],
  },
  {
    slug: 'the-night-sounds',
    experienceImage: 'treehouse-night',
    subTitle: 'Eleven voices, in order of appearance',
    title: 'Listening for night animals with a guide',
    description:
      'Before your own night out, or in place of it: a guide, a dark deck and eleven recordings that are not recordings. Scops owl, nightjar, bushbaby, hippo, saw. Do the voices. Nobody laughs.',
    availableAt: ['lionsands', 'marataba'],
    cost: 'Included in your stay',
    personas: ['persona-families', 'persona-couples', 'persona-solo-traveller', 'persona-other'],
  },
];

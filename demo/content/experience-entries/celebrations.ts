import type { Experience } from './experience.ts';

const two = ['persona-couples', 'persona-honeymooners'] as const;

export const celebrationExperiences: readonly Experience[] = [
  {
    slug: 'a-night-in-a-treehouse',
    experienceImage: 'treehouse-night',
    subTitle: 'Sleep where the leopard would',
    title: 'Night in a treehouse',
    description:
      'A bed on a platform, supper in a basket, a radio you will not need. The guide shows you how everything works, and drives away. In a storm we fetch you, at any hour.',
    availableAt: ['lionsands', 'marataba'],
    cost: 'From R 7 600 at Lion Sands or R 6 800 at Marataba, per treehouse, per night, for two in 2027, on top of your room',
    personas: ['persona-couples', 'persona-honeymooners', 'persona-families'],
  },
  {
    slug: 'married-under-a-tree',
    experienceImage: 'wedding',
    subTitle: 'A tree, a table, and room to breathe',
    title: 'Wedding in the bush',
    description:
      'For two guests, or as many as the lodge sleeps, at the hour of day at which you are happiest: we bring the officiant, the flowers, the long table and the supper. You sign indoors with the doors open, as the law requires, and make your promises by the water.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'Price on request',
    personas: ['persona-couples', 'persona-families', 'persona-friends'],
  },
  {
    slug: 'supper-for-two',
    experienceImage: 'journey-romance-of-africa',
    subTitle: 'Just you two',
    title: 'Private dinner for two in the bush',
    description:
      'On a rock, in a dry river, at the end of a jetty. Your guide chooses the place, the kitchen sends a basket and someone to carry it, and then you are alone, with help within reach.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'R 1 450 for two people',
    personas: two,
  },
  {
    slug: 'the-whole-lodge',
    experienceImage: 'residence-fish-eagle-room',
    subTitle: 'One bill and one long table',
    title: 'Exclusive use of a whole lodge',
    description:
      'For sixteen, thirty or thirty-six people, depending on the lodge. The bill can be divided as you like. Send a sheet of paper about who must not be put next to whom, and it is shredded afterwards.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'Price on request',
    personas: ['persona-families', 'persona-friends', 'persona-other'],
  },
  {
    slug: 'the-question',
    experienceImage: 'proposal',
    subTitle: 'You choose the moment',
    title: 'Marriage proposal, planned with the concierge',
    description:
      'The concierge finds the place, has it set with lanterns and two glasses, sees that you are alone there, and keeps supper for whenever you come back. Tell her, and nobody else, a week before. In eleven years only one proposal was interrupted, by a rhino.',
    availableAt: ['lionsands', 'monwana', 'marataba', 'capecadogan'],
    cost: 'Included in your stay',
    personas: ['persona-couples'],
  },
  {
    slug: 'a-bath-with-a-mountain',
    experienceImage: 'room-bath',
    subTitle: 'Two nights of rest',
    title: 'Two-night honeymoon stay in Cape Town',
    description:
      'You have just married and flown all night; leave the safari for later. The room with the bath in the window looks at the mountain, and breakfast lasts until half past ten, so sleep as long as you like.',
    availableAt: ['capecadogan'],
    cost: 'The price of the room, per night',
    personas: two,
  },
  {
    slug: 'birthday-at-the-waterhole',
    experienceImage: 'birthday-cake',
    subTitle: 'Quiet, or with a choir',
    title: 'Birthday celebration',
    description:
      'Tell us how much fuss you want, from a card under the cup to a pit oven, a choir and a cake with the animal you most wished to see, drawn in icing.',
    availableAt: ['lionsands', 'monwana', 'marataba', 'capecadogan'],
    cost: 'Included in your stay',
    personas: ['persona-families', 'persona-friends', 'persona-couples', 'persona-solo-traveller'],
  },
];

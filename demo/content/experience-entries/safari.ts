import { hideFrom, privateVehicle, rand } from '../common-facts.ts';
import type { Experience } from './experience.ts';

const reserves = ['lionsands', 'monwana', 'marataba'] as const;

export const safariExperiences: readonly Experience[] = [
  {
    slug: 'morning-and-evening-drives',
    experienceImage: 'game-drive',
    subTitle: 'Where there is something to wait for, we wait',
    title: 'Morning and evening game drives',
    description:
      'Out at six with a guide and a tracker, six guests to a vehicle; back for breakfast, and out again at four. Coffee or something colder is poured wherever the view is.',
    availableAt: reserves,
    cost: 'Included in your stay',
    personas: [
      'persona-couples',
      'persona-families',
      'persona-friends',
      'persona-solo-traveller',
      'persona-honeymooners',
      'persona-other',
    ],
  },
  {
    slug: 'walking-safari',
    experienceImage: 'walking-safari',
    subTitle: 'On foot, in single file',
    title: 'Walking safari with two guides',
    description:
      'Two guides, at most eight guests, no engine. You learn what a track says, which way the wind lies and how to stand still. Nobody is in a hurry to come close to anything. From sixteen years.',
    availableAt: reserves,
    cost: 'Included in your stay',
    personas: ['persona-couples', 'persona-friends', 'persona-solo-traveller', 'persona-other'],
  },
  {
    slug: 'private-vehicle',
    experienceImage: 'toast-at-sundown',
    subTitle: 'Your hours, and your reasons to stop',
    title: 'Private safari vehicle and guide',
    description:
      'Your own guide keeps your hours. It suits families with small children, people with long lenses, and anyone who would like to spend a morning with one herd. Ask early for August and September.',
    availableAt: reserves,
    cost: `${rand(privateVehicle.lionsands)} at Lion Sands and Monwana or ${rand(privateVehicle.marataba)} at Marataba, per vehicle, per day`,
    personas: ['persona-families', 'persona-friends', 'persona-honeymooners', 'persona-other'],
  },
  {
    slug: 'boat-on-the-sabie',
    experienceImage: 'boat-safari',
    subTitle: 'Hippo at eye level',
    title: 'Boat safari on the Sabie River',
    description:
      'A flat, quiet boat on the wide water above the weir, with room for six. Kingfishers, crocodiles on the sand, hippo going under in order of importance, and elephants crossing at the bend in the late afternoon. When the river is low, the boat stays ashore.',
    availableAt: ['lionsands'],
    cost: 'Included in your stay',
    personas: ['persona-couples', 'persona-families', 'persona-friends', 'persona-honeymooners'],
  },
  {
    slug: 'the-hide',
    experienceImage: 'birding-hide',
    subTitle: 'Sit, wait and look',
    title: 'Wildlife photography from a sunken hide',
    description: `A plank room dug into the bank, with a bench, a slot of light and water on the other side of it. The door is locked at ${hideFrom.words} and coffee comes at nine. Four places, bean bags, and a guide who knows when to say nothing.`,
    availableAt: ['lionsands', 'marataba'],
    cost: 'Included in your stay',
    personas: ['persona-solo-traveller', 'persona-couples', 'persona-other'],
  },
  {
    slug: 'matlabas-river-cruise',
    experienceImage: 'matlabas-barge',
    subTitle: 'Slowly, along the foot of the cliffs',
    title: 'River cruise on the Matlabas by barge',
    description:
      'Ten slow kilometres along the foot of the Waterberg, where the cliffs go from grey to copper in the last hour. The Cape vultures come home to the largest colony of their kind at about that time, and pass overhead.',
    availableAt: ['marataba'],
    cost: 'Included in your stay',
    personas: ['persona-couples', 'persona-families', 'persona-friends', 'persona-honeymooners'],
  },
  {
    slug: 'night-drive-at-full-moon',
    experienceImage: 'full-moon-drive',
    subTitle: 'By moonlight alone',
    title: 'Night drive at full moon',
    description:
      'After supper, without a lamp, at walking pace. Your eyes need a quarter of an hour, and then the road is white, and the grass is full of animals going about their business: springhares, genets, a civet in a hurry.',
    availableAt: reserves,
    cost: 'Included in your stay',
    personas: ['persona-couples', 'persona-friends', 'persona-solo-traveller', 'persona-honeymooners'],
  },
];

import { privateVehicle, rand } from '../common-facts.ts';
import type { Experience } from './experience.ts';

const families = ['persona-families'] as const;

export const familyExperiences: readonly Experience[] = [
  {
    slug: 'the-tent',
    experienceImage: 'family-tent',
    subTitle: 'Parents are encouraged to go away',
    title: 'Children’s activity tent with two children’s guides',
    description:
      'A microscope that has been dropped and still works, casts of eleven kinds of footprint, a drawer of feathers and an oven. From four years, with two children’s guides.',
    availableAt: ['lionsands', 'marataba'],
    cost: 'Included in your stay',
    personas: families,
  },
  {
    slug: 'termite-walk',
    experienceImage: 'termite-mound',
    subTitle: 'With a teaspoon, at a termite mound',
    title: 'Termite mound walk for small children',
    description:
      'Three hundred metres on foot, a blanket to lie on, and forty minutes in which the soldiers come out first and the bricklayers after. From four years. Nobody has ever asked to leave early.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'Included in your stay',
    personas: families,
  },
  {
    slug: 'bush-school',
    experienceImage: 'children-track',
    subTitle: 'With an examination on the bonnet',
    title: 'Junior ranger course over three mornings',
    description:
      'Track, tree, sky, first aid and how to drive round a puddle. On the third morning there is an examination, with a question about dung. Whoever passes goes home with a badge.',
    availableAt: ['lionsands', 'marataba'],
    cost: 'R 480 per child',
    personas: families,
  },
  {
    slug: 'first-safari',
    experienceImage: 'kruger-crossing',
    subTitle: 'For about an hour',
    title: 'Private game drive for children under six',
    description:
      'A vehicle of your own for the day, with harnesses in four sizes, and a guide who leaves when you are ready and drives back when a child is tired, which is usually after an hour and ten minutes. Half price from May to August.',
    availableAt: ['marataba'],
    cost: `${rand(privateVehicle.marataba)} per vehicle, per day`,
    personas: families,
  },
  {
    slug: 'the-sky-from-seven',
    experienceImage: 'stargazing',
    subTitle: 'Find south by the stars',
    title: 'Stargazing with a telescope',
    description:
      'A rope to hold, a blanket to lie on, in winter a scorpion anyone can see, and a telescope for the last ten minutes. In the morning ask which way the kitchen is, and watch them look up.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'Included in your stay',
    personas: ['persona-families', 'persona-couples', 'persona-other'],
  },
  {
    slug: 'penguins-before-nine',
    experienceImage: 'penguins',
    subTitle: 'Before nine, and before anyone else has parked',
    title: 'Penguins at Simon’s Town with a driver',
    description:
      'Forty-five minutes to Simon’s Town with Yusuf, who has car seats in three sizes and four children. You are on the boards just after eight, and on the small beach beyond by half past.',
    availableAt: ['capecadogan'],
    cost: 'R 2 100 per car; the gate fee is extra',
    personas: families,
  },
  {
    slug: 'bread-at-four',
    experienceImage: 'bread-kitchen',
    subTitle: 'Clean hands, and an apron to the knees',
    title: 'Baking bread with the cooks before dawn',
    description:
      'The kitchen light is on from 03:50. Children may come with a grown-up. What they shaped goes out on their own drive, wrapped in a cloth with their name on it.',
    availableAt: ['lionsands', 'monwana'],
    cost: 'Included in your stay',
    personas: ['persona-families', 'persona-solo-traveller'],
  },
];

import type { Experience } from './experience.ts';

const families = ['persona-families'] as const;

export const familyExperiences: readonly Experience[] = [
  {
    slug: 'the-tent',
    experienceImage: 'family-tent',
    subTitle: 'From breakfast until tea',
    title: 'The Mack and Madi tent',
    description:
      'A microscope that has been dropped and still works, casts of eleven kinds of footprint, a drawer of feathers and an oven. From four years, with two children’s guides. Parents are told where it is, and encouraged to go away.',
    availableAt: ['lionsands', 'marataba'],
    cost: 'Included',
    personas: families,
  },
  {
    slug: 'termite-walk',
    experienceImage: 'termite-mound',
    subTitle: 'After tea, three hundred metres',
    title: 'A teaspoon and a termite mound',
    description:
      'A hole the size of a coin, a blanket to lie on, and forty minutes in which the soldiers come out first and the bricklayers after. From four years. Nobody has ever asked to leave early.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'Included',
    personas: families,
  },
  {
    slug: 'bush-school',
    experienceImage: 'children-track',
    subTitle: 'Three mornings, from eight years',
    title: 'A ranger’s certificate',
    description:
      'Track, tree, sky, first aid and how to drive round a puddle. On the third morning there is an examination on the bonnet of a vehicle, with a question about dung. The badge is sewn on by the lady in the laundry.',
    availableAt: ['lionsands', 'marataba'],
    cost: 'R 480 a child',
    personas: families,
  },
  {
    slug: 'first-safari',
    experienceImage: 'kruger-crossing',
    subTitle: 'For children under six',
    title: 'A first drive, as long as it lasts',
    description:
      'A vehicle of your own with harnesses in four sizes, and a guide who leaves when you are ready and turns round when somebody is done. An hour and ten minutes is usual. Half price from May to August.',
    availableAt: ['marataba'],
    cost: 'R 4 900 a vehicle and day',
    personas: families,
  },
  {
    slug: 'the-sky-from-seven',
    experienceImage: 'stargazing',
    subTitle: 'On clear evenings, until half past nine',
    title: 'South without a compass',
    description:
      'A rope to hold, a blanket to lie on, a scorpion anyone can see, and a telescope for the last ten minutes. In the morning ask which way the kitchen is, and watch them look up.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'Included',
    personas: ['persona-families', 'persona-couples', 'persona-other'],
  },
  {
    slug: 'penguins-before-nine',
    experienceImage: 'penguins',
    subTitle: 'A morning, with car seats',
    title: 'Penguins before nine',
    description:
      'Forty-five minutes to Simon’s Town with Yusuf, who has car seats in three sizes and four children. You are on the boards when the gate opens, and on the small beach beyond before anyone else has parked.',
    availableAt: ['capecadogan'],
    cost: 'R 2 100 a car, and the gate',
    personas: families,
  },
  {
    slug: 'bread-at-four',
    experienceImage: 'bread-kitchen',
    subTitle: 'For anyone who wakes early',
    title: 'Help with the bread',
    description:
      'The kitchen light is on from ten to four. Children may come with a grown-up, clean hands and an apron to the knees. What they shaped goes out on their own drive, wrapped in a cloth with their name on it.',
    availableAt: ['lionsands', 'monwana'],
    cost: 'Included',
    personas: ['persona-families', 'persona-solo-traveller'],
  },
];

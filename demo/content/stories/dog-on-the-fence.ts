import { h, p, quote } from '../rich-text.ts';

const body = [
  p(
    'Lerato Mokoena and Biscuit begin at a quarter to five, when the ground is cold and holds a scent. Biscuit is a Belgian malinois, four years old and twenty-eight kilograms. He can follow a person who walked here nine hours ago, and he has been wrong twice in three years. He is afraid of guinea fowl.',
  ),
  h('What they do'),
  p(
    'Marataba shares Marakele National Park with one of the country’s larger populations of rhino, and nearly everything done to keep them alive is dull. Fences are walked. Cameras are wiped. The same road is driven at a different hour each day so that nobody can learn it. The dog is there for the day when dull is not enough: a cut strand, a print that is not a ranger’s, and a question of which way.',
  ),
  p(
    'On an ordinary morning they walk eight kilometres of boundary. He works ahead on a five-metre line with his nose a hand’s breadth above the sand, and she reads him, not the ground. A tail that stiffens is a scent. A head that comes up is somebody close. A dog who lies down and looks at you is finished for today, and you had better believe him.',
  ),
  quote('People ask whether he is dangerous. He is curious. If you hide, it feels the same.'),
  h('How a dog is made'),
  p(
    'Training takes fourteen months, most of it play. A puppy who would rather have a ball than a biscuit is kept; the name came later and was a joke. He learns one job and one handler, and when Lerato takes her leave in June he goes home with her to Thabazimbi and sleeps in the passage.',
  ),
  p(
    'There is a week in the tenth month when most of them fail. A trail is laid over rock, eleven hours old, with a herd of buffalo driven across it and a roast chicken hung in a tree half-way. Biscuit passed the buffalo and the rock. He stopped under the chicken for what the examiner timed at four seconds, looked at Lerato, and went on. She has the certificate framed. In the margin, where it says remarks, somebody has written: considered it.',
  ),
  h('Where the money comes from'),
  p(
    'A tracking dog and a handler cost about R 640 000 a year with the vehicle, the vet and the second handler who stands in. A conservation levy on every night at Marataba pays for it, and the accounts are printed each March. Guests may come out with the pair on a Wednesday, before sunrise, in closed shoes and without scent.',
  ),
  p(
    'If you do come, you will be asked to hide. Lerato sends a guest off with a ranger on a path of her choosing, twenty minutes ahead, with instructions to lie down wherever they like. Then she lets Biscuit smell the seat you were sitting on. Lying in the grass at a quarter to six, with your heart beating, you hear nothing for a long time. What you hear next is breathing. He is very polite about it. He sits, and puts one paw on your boot, and looks round for his ball.',
  ),
  p('Since Biscuit came to work, in April 2023, eleven people have cut that fence. He has found nine.'),
];

export const dogOnTheFence = {
  title: 'The dog who knows the fence',
  slug: 'the-dog-who-knows-the-fence',
  date: '2026-08-28',
  standfirst: 'Before sunrise at Marataba with a handler, a malinois and eight kilometres of cold sand.',
  category: 'Conservation',
  isFeaturedPost: false,
  image: 'dog-handler',
  tags: [
    'Traveller Type - Special Interests',
    'Interests - Conservation',
    'Interests - Our people',
    'Marataba Luxury Lodges',
  ],
  body,
} as const;

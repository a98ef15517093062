import { h, list, p, quote } from '../rich-text.ts';

const body = [
  p(
    'An elephant will walk through a brick wall for an orange. It will not walk through bees. In the dry months, when there is fruit in the village gardens and little in the reserve, this is the most useful thing that anyone along our western boundary knows.',
  ),
  p(
    'The idea is from Kenya, where farmers have been using it for fifteen years. Hives are hung from posts every ten metres, and joined to each other by a wire at the height of an elephant’s chest. If the wire is pushed all the hives swing, and forty thousand bees come out of each to see who it was. Elephants have thin skin behind the ears and inside the trunk. They remember. There is even a sound for it: when they hear bees they shake their heads, throw dust, and make a low rumble which other elephants, too far off to have heard a thing, obey.',
  ),
  h('One kilometre at Lillydale'),
  p(
    'We paid for the first hundred hives in 2021. Forty stand empty: an elephant does not know which, any more than you would. They enclose the gardens of twenty-six families. In the three years before there were hives, elephants got into those gardens on fifty-one nights. In the three years since, it was nine, seven of them in one fortnight, in a drought, when the bees had gone away to look for water. There are drinking troughs now, with corks in them to stand on.',
  ),
  h('Honey'),
  p(
    'Joyce Mkansi was a school cook, and was afraid of bees. She looks after sixty hives. She can tell from the pitch of the hum at the entrance whether there is a queen, and works in the evening in a veil made from a lace curtain, which she likes better than the one she was issued. In a good year the fence gives about nine hundred kilograms. The lodges take a third of it; the rest is sold in Hazyview under the name of Ndlopfu Honey, ndlopfu being an elephant, with a picture of one leaving.',
  ),
  quote('The bees pay me twice: once with honey, and once with the elephants that stay away.'),
  p(
    'It is dark, and tastes of knob thorn and of something like toffee. At River Lodge it is put on the table at breakfast, in the comb. At Ivory Lodge there is an ice cream.',
  ),
  h('What it does not do'),
  p(
    'It does not stop buffalo, which have no opinion of bees, or porcupines, who come underneath. It does not work on a cold night, when bees will not fly, and it has to be kept up: wires slacken, posts rot, ants get in. A fence of this kind that nobody looks after is a row of boxes. So the families are paid for the length they maintain, a month at a time. And one bull, whom everyone knows, with a torn left ear, has learnt to pick up a dry branch and to lay it gently over the wire. We have no answer to him yet. Joyce thinks that he has earned a pumpkin.',
  ),
  h('To see it'),
  list(
    'On Friday mornings, from any of the lodges at Lion Sands, with Joyce, for six people; an hour and a half, and breakfast.',
    'Veils are lent. Please wear pale clothes and no scent. Those who are allergic to stings should watch from the vehicle, with the windows up; they will get the ice cream.',
    'R 450 for each person. It goes to the twenty-six families.',
    'The honey may be taken home to most countries. Not to Australia or New Zealand: they will find it, and they will be right.',
  ),
];

export const aFenceMadeOfBees = {
  title: 'A fence made of bees',
  slug: 'a-fence-made-of-bees',
  date: '2023-11-17',
  standfirst: 'What stops an elephant at Lillydale, what it leaves in the jar, and who has beaten it.',
  category: 'Conservation',
  isFeaturedPost: false,
  image: 'project-bees',
  tags: [
    'Traveller Type - Family',
    'Traveller Type - Special Interests',
    'Interests - Conservation',
    'Interests - Giving Back',
    'Interests - Our people',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;

import { stormBed } from '../common-facts.ts';
import { h, p, quote } from '../rich-text.ts';

const body = [
  p(
    'The treehouse called Chalkley stands where a farmer of that name used to sleep. Ninety years ago, when this was cattle country, he had a platform put up in a leadwood tree so that he could spend the night out of reach of lions. The tree has been dead for longer than anyone can say. Leadwood does not rot. It stood then and it stands now, and so there is still a bed in it.',
  ),
  p(
    'You are brought half an hour before the sun goes down. The guide shows you the bed, the bathroom, the radio, the basket and the ladder, in that order, and then he does something nobody expects, although it says in the booking that he will. He drives away.',
  ),
  h('Until dark'),
  p(
    'The first half hour is the strangest. There are no walls. You walk round the rail a few times and count the things that could be animals. A herd of impala goes by underneath with the sound of rain on leaves. The sun goes down behind the Drakensberg, eighty kilometres off, and the light lets go of one tree after another.',
  ),
  p(
    'Then you remember the basket. There is cold roast chicken, a salad in a jar, cheese, a tart with the lodge’s name on it in pastry, and something in a flask. You eat by lamplight with your shoes off.',
  ),
  h('Ten o’clock'),
  p(
    'Put the lamps out. Everyone who has slept here says the same. Your eyes need fifteen minutes to adapt, and then there are so many stars that the familiar ones are hard to find. Scorpius lies on its back above the river in winter. The Milky Way is bright enough to see your hand by, if there is no moon.',
  ),
  p(
    'Now you begin to hear distance. The nightjar is near. The scops owl, a soft single note every six seconds, is in the next tree. The hyena is a kilometre away, and the lion is five, and you will not believe us: its roar comes through the timber. You feel it in your back.',
  ),
  quote('We did not sleep much, and it was the best night we have had since the children were born.'),
  h('Four o’clock'),
  p(
    'The cold hour, in any season. There are two blankets more in the chest at the foot of the bed and hot-water bottles that were filled when you arrived and are, by some miracle of wool, still warm. A hippo walks back to the river, grumbling. The francolins start before there is any light to start for.',
  ),
  h('Morning'),
  p(
    'At six there is an engine, far away, for rather a long time. Sipho or one of his colleagues will stop two hundred metres off and wait until you wave. There is coffee in the vehicle. He will ask how you slept, and you will tell him, and he will have heard the lion too.',
  ),
  h('Who it is for'),
  p(
    `Two people, or one alone. Children from twelve may come with their parents to Kingston or Tinyeleti, which have more walls. If there is lightning about we fetch you, at any hour, with our apologies, and you sleep in ${stormBed}. In nineteen years that has happened on about one night in thirty, nearly always in December.`,
  ),
];

export const oneNightAtChalkley = {
  title: 'One night at Chalkley',
  slug: 'one-night-at-chalkley',
  date: '2026-04-24',
  standfirst: 'A bed in a dead leadwood, hour by hour, from the moment the guide drives away.',
  category: 'Treehouses',
  isFeaturedPost: false,
  image: 'treehouse-chalkley',
  tags: [
    'Traveller Type - Couple',
    'Traveller Type - Honeymooners',
    'Interests - Treehouses',
    'Interests - Honeymoons',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;

import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'The Msuthlu is a river for about nine days a year. For the rest it is a road of clean white sand, forty metres wide, with sycamore figs along it. On some evenings between April and October there is a table in the middle with a cloth on it, and eight chairs, and you come round the bend and stop talking.',
  ),
  p(
    'Guests suppose that it takes an hour to arrange. Here is what goes into it, because the people who do it are seldom thanked, being out of the light.',
  ),
  h('The day before'),
  p(
    'A guide walks the bed for a kilometre both ways. He is reading it. If the lions have used it as their path three nights running, supper will be somewhere else. He looks at the banks for bees and at the big branches for leopards’ larders, and pegs out where the vehicles will stand, which is between the table and anything that might come along.',
  ),
  h('Two in the afternoon'),
  p(
    'The sand is raked and watered, so that it will not blow into the soup. A pit is dug, and leadwood coals are brought to it in an iron box from a fire that has been burning since noon: they will hold their heat until midnight. Chef Tumelo Ndou puts in a shoulder of lamb, wrapped, with potatoes, under a hand’s breadth of sand. He marks it with a stick. In 2022 he forgot the stick. Supper was at ten, and is still spoken of.',
  ),
  h('Half past four'),
  p(
    'Sixty lanterns. They are hung low in the figs and set along the bank, so that everyone’s eyes stay accustomed to the dark, and so that the reflected eyes of anything else can be seen. The table is laid with real glass. It is carried down, every time, in crates lined with the wool of worn-out blankets, and in four years they have broken six.',
  ),
  h('Seven'),
  p(
    'You arrive. There is a bowl of warm water and a towel, which is the best moment of the evening, then something cold. Bread, a soup of butternut roasted in the ashes, the lamb, and beans from Cunningmoor. There is always something for those who eat no meat, planned as a dish and not as the lamb without the lamb. Tonight it is a stuffed gem squash, which looks like a small planet.',
  ),
  p(
    'The guides eat with you, but not both at once. One of them stands at the vehicle with his back to the light. Twice in a season or so he will say, in an ordinary voice, would everyone please stay in their chairs, and an elephant will go past along the far bank like a piece of the night that has somewhere to be.',
  ),
  h('If you would like to'),
  list(
    'Any lodge can do it for two to sixteen people. Give us a day’s notice, and a second evening to move it to.',
    'Tell us early about allergies, and about birthdays. A cake can be baked in the pit as well.',
    'Bring something warm. Cold air runs down a river bed in the way that the water used to.',
    'A chair with a back and arms, a path of boards over the sand and a lavatory with a view can all be there. Ask.',
  ),
  p(
    'Shortly before ten the lanterns are put out, one after the other, from the far end. It is Tumelo’s idea. When the last has gone you sit for a minute or two longer, with your hands flat on the cloth, while the sky comes down to just above the figs.',
  ),
];

export const aTableInTheRiverBed = {
  title: 'A table in the river bed',
  slug: 'a-table-in-the-river-bed',
  date: '2024-12-13',
  standfirst: 'Sixty lanterns, a buried shoulder of lamb and the stick that marks it: how supper gets there.',
  category: 'Experience Dining',
  isFeaturedPost: false,
  image: 'journey-romance-of-africa',
  tags: [
    'Traveller Type - Friends',
    'Traveller Type - Couple',
    'Interests - Experience Dining',
    'Interests - Celebrations',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;

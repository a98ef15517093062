import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'Tinyeleti is the Tsonga word for stars. The treehouse that bears it took eleven weeks to build. It had been argued about for two years. Most of the argument was about a marula tree which, on the drawings, stood in the shower.',
  ),
  p(
    'The site is on a bend of the Sabie, opposite the Kruger National Park, and the floor is nine metres above the highest flood anyone has measured. The bank there is a corridor. Elephant, buffalo and hippo go up and down it every night, and had been doing so for longer than we had been drawing. So the first rule was that nothing should be put on the ground that they would have to walk round.',
  ),
  h('On nine legs'),
  p(
    'The house stands on nine steel posts. Each post goes down into a hole that was dug by hand, because a machine would have packed the soil over the roots. Bheki Zwane, who dug five of them, found a stone hand axe in the third. It was drawn, photographed, reported to the provincial heritage people, and put back where it had been for some two hundred thousand years. The post was moved a metre to the left.',
  ),
  p(
    'The walls are of timber from plantations near Sabie town, charred with a torch so that neither rain nor borer will want it. It was the carpenters’ suggestion. The roof is one sheet, pitched to throw rain away from the bank, and it opens above the bed.',
  ),
  h('Who built it'),
  p(
    'Seventeen people, of whom fifteen came from Huntington and Lillydale, across the road. Three of them had never been on a building site before. Two of those now have a company. They made the doors at Kingston when it was mended, and the children’s library at Justicia, and they have more work than they can do.',
  ),
  p(
    'They worked from six until two, with a guide on the bank, and stopped for animals forty-three times. The foreman kept the list. Thirty-one of the stops were for elephants, one was for a python, and one was for a guest who had followed the noise.',
  ),
  h('The tree'),
  p(
    'The marula stayed. It comes up through the deck in a hole lined with rope, so that it can sway without rubbing. The shower went round the other side. In February the fruit drops on the boards with a knock, from about four in the morning on. We thought of putting out a mat. The first guests asked us not to.',
  ),
  h('What is in it'),
  list(
    'A bed for two under the opening roof, and a second pair of beds behind a sliding wall: it is the treehouse for a family with children of twelve and over.',
    'A bath on the deck, hot water from the sun, and a lavatory with a door.',
    'A radio that reaches the lodge at any hour; a guide is awake, seven minutes away.',
    'Supper in a basket, breakfast in another, and a telescope that a guest lent in 2019 and keeps forgetting to take home.',
  ),
  p(
    'On the evening before it opened, those who had built it were asked to sleep in it, by lot. Bheki won. He took his wife. He told everyone the next day that he had not liked it: the river was too loud, and one could see too far. But he has put his name down again for the anniversary. This time, he says, he will lie on his back.',
  ),
];

export const theBuildingOfTinyeleti = {
  title: 'The tree that stayed in the way',
  slug: 'the-tree-that-stayed-in-the-way',
  date: '2024-11-15',
  standfirst: 'How seventeen people built a treehouse round a marula, with forty-three stops for animals.',
  category: 'Treehouses',
  isFeaturedPost: false,
  image: 'treehouse-tinyeleti',
  tags: [
    'Traveller Type - Family',
    'Traveller Type - Couple',
    'Interests - Treehouses',
    'Interests - Giving Back',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;

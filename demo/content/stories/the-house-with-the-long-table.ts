import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'When the Naidoos come to Fish Eagle they are thirteen. There is a grandmother of eighty-four who does not do stairs, three brothers who disagree, their wives, who agree, and six children between two and nineteen. They have taken the house on the Sabie for the same week in September for five years. We asked them how it works.',
  ),
  h('Everyone has a door'),
  p(
    'A family holiday in a hotel, says Priya Naidoo, is a set of corridors. In a house everyone has a door that shuts and a room where the doors meet. Fish Eagle has five bedrooms, each on its own path, and a long room in the middle with a table for sixteen. The grandmother’s room is the one nearest the kitchen, on the level, with a bath that has a seat. The nineteen-year-old’s is the one furthest away, for which everybody is thankful.',
  ),
  h('Somebody else decides when'),
  p(
    'Nobody decides, in fact. There is a chef, Blessing Ubisi, who serves breakfast when a person appears. There are two vehicles and two guides, so the early brother goes out at five with the early children, and the late brother goes at nine with his coffee. They meet, as if by accident (the guides have arranged it), under a tree at eleven, where there is a table.',
  ),
  p(
    'Blessing keeps a notebook for every family. On the Naidoos’ page it says: no coriander for Arun, he is serious. Dal on the second night. Grandmother will come and stand in the kitchen at four; put out a stool, and the small knife.',
  ),
  h('There is a rule about screens'),
  p(
    'It is the grandmother’s, and it is simple. At the table there are none. On the deck after supper there may be one, and it must be showing the sky. The children found the star map in the drawer in the first year, and now argue about Centaurus in the voice their fathers use for cricket.',
  ),
  h('What it costs to be thirteen'),
  p(
    'A house is priced by the night, whole: staff, food, both vehicles, the wine outside the locked cellar, and laundry. Divided by thirteen it comes to less than suites would cost in September, and everybody can find each other. Two nights is the least; families generally stay five.',
  ),
  h('Choosing among the six'),
  list(
    'Fish Eagle, on the river at Lion Sands: five bedrooms, a pool children can stand in, and hippos you will hear.',
    'Hinkwenu, on the same river: three bedrooms and a smaller, quieter house that suits adults.',
    'Monwana Residence, in Thornybush: four bedrooms in front of a waterhole. The best house if somebody cannot go on drives, because the drive comes to you.',
    'Redcliffe and Quarters Residence, in Cape Town: walk to everything, and come back to one kitchen.',
    'Oldenburg, outside Stellenbosch: a farmhouse between vineyards, for the week after the bush, when all anyone wants is a view that stays where it is.',
  ),
  p(
    'Last September the grandmother saw a leopard. She had been on five drives in five years and had always said that it would come when it was ready. It walked across the end of the terrace at ten past four, while she was chopping. She put down the knife, watched it go, and then went to wake everyone up and tell them what they had missed.',
  ),
];

export const theHouseWithTheLongTable = {
  title: 'Thirteen at the long table',
  slug: 'thirteen-at-the-long-table',
  date: '2025-09-19',
  standfirst: 'Why one family takes the same house on the Sabie every year, and how it keeps the peace.',
  category: 'Celebrations',
  isFeaturedPost: false,
  image: 'residence',
  tags: [
    'Traveller Type - Family',
    'Traveller Type - Friends',
    'Interests - Celebrations',
    'Lion Sands Game Reserve',
    '{brand} Collection',
  ],
  body,
} as const;

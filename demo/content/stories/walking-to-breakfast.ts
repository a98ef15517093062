import { walkOfADay } from '../common-facts.ts';
import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'The walking safari, as people now do it, was invented in the Luangwa valley in Zambia. In the 1950s the usual thing was to shoot what you had come to see. One man proposed instead to walk among the animals with six visitors, a scout and a man who carried the tea. His neighbours thought that he would lose somebody. The tea is still carried, and it is still, we find, the centre of the arrangement.',
  ),
  h('From camp to camp'),
  p(
    'There are five nights and three camps. In the dry season the camps stand on the bank of the Luangwa or of a river that runs into it, four to eight tents or huts each, of reeds, grass and canvas, and in November, before the rain, they are taken to pieces and every trace is raked away. You walk from one to the next. It takes a morning. Your bags go by road, and arrive before you, and are made to look as though they had always been there.',
  ),
  p(
    'You set out at six, in single file. First is the scout, who is employed by the national parks and carries the rifle; then the guide; then you; then Fackson Zulu, who has the kettle in a basket. No one has ever seen him put it down. He is sixty-one, and has walked, on the reckoning of the guide, some thirty-five thousand kilometres behind guests. He says it is a good job because everybody in front is happy.',
  ),
  h('What is different on foot'),
  p(
    'From a vehicle you look at animals. On foot they look at you. At first this seems a poor exchange. A herd of puku will see your party at two hundred metres, whistle, and stand. And then, if nobody speaks and the guide goes slowly off at a slant, as if he had thought of something else, they will look away again, as if you belonged there.',
  ),
  p(
    'You learn to see small things: ant-lion pits; the hole of a baboon spider, with its collar; which side of a termite mound is cool. You learn to find north by a termite mound, and honey by a bird: it chatters at you, flies on a bit, and looks back to see if you are coming. You learn about the wind. The guide has a sock of ash that he shakes from time to time, to see where his smell is going. Buffalo are downwind, this morning, and so he turns in a wide circle, through a grove of ebony, and does not say why until the tea.',
  ),
  h('Tea'),
  p(
    'At half past eight, on a bend, in the shade, Fackson makes a fire the size of a hat. There is tea, coffee, and a fruit cake, which has been carried all this way in a tin with a portrait of a king on it. Nobody talks much. Across the river a pod of hippos lie in a heap and open their mouths, one after the other, like drawers.',
  ),
  h('Who can come'),
  list(
    `People who can walk ${walkOfADay}, with stops, in the cool. It is not a march.`,
    'Twelve and over, as a rule; at most six in a party. It is a lovely thing for six friends.',
    'June to October. In June the nights are cold and the grass high; October is hot, and extraordinary.',
    'Clothes the colour of dust, and boots you have already walked in. White and dark blue are for another holiday: tsetse flies like the blue.',
    'Fly to Lusaka, then to Mfuwe. Malaria tablets are needed.',
  ),
];

export const walkingToBreakfast = {
  title: 'The man who carries the tea',
  slug: 'the-man-who-carries-the-tea',
  date: '2024-06-21',
  standfirst: 'Five nights on foot along the Luangwa in Zambia, behind a scout and in front of a kettle.',
  category: 'Safaris',
  isFeaturedPost: false,
  image: 'zambia-camp',
  tags: [
    'Traveller Type - Friends',
    'Traveller Type - Special Interests',
    'Interests - Safaris',
    'Interests - Our people',
    '{brand} Collection',
  ],
  body,
} as const;

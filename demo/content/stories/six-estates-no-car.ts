import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'The trouble with the Winelands is the drive home. Someone must stay sober. For years we solved it with a driver, which is comfortable, and we will gladly send one. But there is a better way round the valley below Oldenburg, and it takes a day, a pair of stout shoes and no petrol at all.',
  ),
  h('Half past eight: up'),
  p(
    'The path leaves from behind the barn. It climbs for forty minutes through renosterveld, the grey scrub that once covered all of this and of which about a twentieth is left. In August and September there are bulbs in it: moraeas like blue paper, and a pink gladiolus you may look at but should not name aloud to a botanist, or you will be there till noon. At the top there is a bench. Stellenbosch lies in front of you, with oaks, white gables, and False Bay at the end like a sheet of tin.',
  ),
  h('Ten: the first glass'),
  p(
    'Down the far side is a farm that makes one wine. It is a chenin blanc from bush vines planted in 1974, which grow no higher than your knee. The owner pours it on an upturned crate in the yard. He will tell you that he is not a tasting room, and that you ought to go to a proper one. Have a second. It is before eleven, but you have walked.',
  ),
  h('Noon: under the oaks'),
  p(
    'The next two estates share a gate, a dam and a dislike of one another’s pinotage. Taste both, tell each of them the truth, and eat at the second: there is a long table beneath trees that were planted in the time of Simon van der Stel’s son, and lunch is whatever the fire has done. Pinotage was made in this valley, in 1925, by crossing pinot noir with what was then called hermitage. It is a matter on which South Africans can fall out with each other in any language.',
  ),
  h('Three: the cool one'),
  p(
    'By now it is hot and you are slow. The fourth stop is a cellar dug into the hill, at fourteen degrees winter and summer, where a woman named Carina Arendse makes sparkling wine in the way that Champagne does and everyone here calls cap classique. She learnt it in Épernay, came home, and has never used a French word since. Each bottle is turned by hand. She can do forty thousand in a day, and her hand is still steady afterwards.',
  ),
  h('Five: home by the stream'),
  p(
    'Two more farms lie along the water, and you may stop at either or neither. The path is level. There are Cape sugarbirds in the proteas, with tails that look borrowed. At six you come in through the vines at Oldenburg, from below, and somebody has put chairs out.',
  ),
  h('How it works'),
  list(
    'It is fourteen kilometres with 380 metres of climbing, and takes all day. There is a shorter one of six.',
    'Walk with Jaco Fredericks, who grew up on the farm, or take his map. In either case he telephones ahead, so that the dogs are in.',
    'Bottles you buy are brought to the house by evening. Nobody carries anything.',
    'September to November, and March to May. In January and February it is too hot by ten, and in harvest, from late January on, the farmers have no time to talk.',
    'A car will come for you at any point on the route, even the second estate.',
  ),
];

export const sixEstatesNoCar = {
  title: 'Six estates and no car',
  slug: 'six-estates-and-no-car',
  date: '2024-09-20',
  standfirst: 'A day on foot round the valley below Oldenburg, from the knee-high vines to the cold cellar.',
  category: 'Experience Dining',
  isFeaturedPost: false,
  image: 'winelands',
  tags: [
    'Traveller Type - Friends',
    'Traveller Type - Couple',
    'Interests - Experience Dining',
    'Interests - Wellness',
    '{brand} Collection',
  ],
  body,
} as const;

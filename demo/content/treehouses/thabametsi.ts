import type { Treehouse } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { entry, gallery, plate } from '../references.ts';
import { facts, questions } from '../shapes.ts';

export const thabametsi: Authored<Treehouse> = {
  slug: 'thabametsi',
  position: 4,
  name: 'Thabametsi',
  identifier: 'thabametsi',
  property: 'marataba',
  line: 'A glass room that leans out over the rocks.',
  dropDownImage: plate('treehouse-thabametsi'),
  dropdownImageMobi: plate('treehouse-thabametsi'),
  discoverButtonLink: '/marataba/treehouses/thabametsi',
  hero: entry('heroBanner', 'marataba-treehouses-thabametsi'),
  statement:
    'Thabametsi means mountain of water. It is a room of glass on struts among boulders, above a spring, with the cliffs of the Waterberg behind it and hardly a light in front of it as far as the next province.',
  hours: [
    {
      time: '16:30',
      title: 'Walk up through the rocks',
      text: 'The vehicle stops where the road does. You walk the last three hundred metres with a guide, between boulders the size of houses, past the spring.',
      sound: 'Rock dassies, giving the alarm',
    },
    {
      time: '17:10',
      title: 'Sunset on the cliffs, in July',
      text: 'It takes twenty minutes. The Cape vultures come home over your head at about this time, to the largest colony of their kind.',
      sound: 'Wings, like cloth being torn a long way up',
      image: plate('thabametsi-copper'),
    },
    {
      time: '17:40',
      title: 'Your guide leaves',
      text: 'Before that you are shown the two-way radio, the stove and the switch for the heated floor. In July it will be four degrees outside by morning, and twenty-one under the quilt.',
      sound: 'Boots, then gravel, then a door',
    },
    {
      time: '19:00',
      title: 'Supper by the stove',
      text: 'Soup in a flask, a pie, apricots in brandy. There is one low lamp. On some nights you see one other light: the glow of Thabazimbi on the clouds.',
      sound: 'Crickets, and one scops owl',
      image: plate('thabametsi-stove'),
    },
    {
      time: '21:00',
      title: 'Bed under the stars',
      text: 'Glass on three sides and above. The Milky Way goes over from head to foot, and in winter the Scorpion is straight above you by nine.',
      sound: 'Freckled nightjar, which sounds like a small dog that has lost heart',
      image: plate('thabametsi-bed'),
    },
    {
      time: '02:30',
      title: 'Animals at the spring',
      text: 'A cord by the bed lights a weak lamp at the spring. Brown hyena, most often. Once, in ten years, an aardvark, which looked up.',
      sound: 'Drinking',
      image: plate('thabametsi-spring'),
    },
    {
      time: '06:15',
      title: 'Down to breakfast',
      text: 'The guide comes up with coffee, and you walk down together to a fire and porridge at the foot of the rocks.',
      sound: 'Baboons, discussing the night',
    },
  ],
  weatherPlan:
    'It is a closed, heated room, so rain and cold do no harm. With lightning near we fetch you before it arrives, since the path is among boulders, and slow if wet. You do not pay for the treehouse on such a night.',
  gallery: gallery('treehouse-thabametsi-night', 'thabametsi-fig'),
  facts: facts({
    'When built': '2016',
    Walls: 'Glass, with curtains of wool',
    'Nearest lodge': 'Mountain Lodge: twenty minutes’ drive, then ten on foot',
    'Reached by': 'Three hundred metres of path and twenty-four steps',
    Malaria: 'None',
    When: 'All year',
  }),
  sleeps: 'Two adults',
  height: 'Six metres above the spring',
  included: [
    'Supper, and breakfast at the foot of the rocks',
    'Stove, heated floor, quilt and wool hot-water bottles',
    'Bathroom with a shower, under its own roof',
    'Telescope',
    'Radio to the lodge at any hour',
    'Your own suite, kept for you',
  ],
  whatToBring: [
    'Shoes you can walk over rock in',
    'Gloves and a hat, May to August',
    'One small bag',
    'Patience for the vultures',
  ],
  whoMayStay:
    'Guests of Safari Lodge and Mountain Lodge, from sixteen years, who can walk three hundred metres uphill over uneven ground and climb twenty-four steps.',
  whoIsNear: 'A guide, twelve minutes away on foot, in the old ranger’s hut.',
  supplement: 6800,
  supplementNote: 'on top of your suite',
  tourLink: entry('tourLink', 'Thabametsi Treehouse'),
  whatToExpect: entry('whatToExpect', 'a-night-in-a-treehouse'),
  latitude: -24.3761,
  longitude: 27.5188,
  questions: questions({
    'Can anyone see in?':
      'Baboons, at half past five. Otherwise nobody: the guide’s hut is twelve minutes away, behind the rocks.',
    'Is it cold?': 'Outside. The floor is warm, and the stove is ready to light.',
    'Why is it called a treehouse?':
      'There is a tree: a rock fig, whose roots hold the boulder that holds the room.',
  }),
};

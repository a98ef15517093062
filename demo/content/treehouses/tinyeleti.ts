import type { Treehouse } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { stormBed } from '../common-facts.ts';
import { entry, gallery, plate } from '../references.ts';
import { facts, questions } from '../shapes.ts';

export const tinyeleti: Authored<Treehouse> = {
  slug: 'tinyeleti',
  position: 3,
  name: 'Tinyeleti',
  identifier: 'tinyeleti',
  property: 'lionsands',
  line: 'A deck over the Sabie, with the hippos underneath.',
  dropDownImage: plate('treehouse-tinyeleti'),
  dropdownImageMobi: plate('treehouse-tinyeleti'),
  discoverButtonLink: '/lionsands/treehouses/tinyeleti',
  hero: entry('heroBanner', 'lionsands-treehouses-tinyeleti'),
  statement:
    'Tinyeleti is the Tsonga word for stars. The house stands on nine legs on a bend of the Sabie, opposite the Kruger National Park, with a marula tree coming up through the deck and a roof that opens above the bed.',
  hours: [
    {
      time: '16:45',
      title: 'Drive along the river',
      text: 'The road follows a corridor that elephant, buffalo and hippo have used for longer than we have been drawing maps. You drive along it too.',
      sound: 'Fish eagle, twice',
    },
    {
      time: '17:30',
      title: 'The deck and its marula',
      text: 'The marula comes up through a hole lined with rope, so that it can sway without rubbing. The tree was there first, so the shower was built on the other side.',
      sound: 'Rope, creaking',
    },
    {
      time: '18:15',
      title: 'The bath on the deck',
      text: 'Hot water from the sun. Hippos come out at about the time that you get in, and both sides pretend not to have noticed.',
      sound: 'A descending laugh, which carries a kilometre',
      image: plate('tinyeleti-bath'),
    },
    {
      time: '19:30',
      title: 'Supper',
      text: 'In a basket, for two or for four. If there are children of twelve and over, their beds are behind the sliding wall, and they are usually asleep first.',
      sound: 'Water thick-knee, running up the scale',
    },
    {
      time: '21:00',
      title: 'The roof opens',
      text: 'A handle, eleven turns. The telescope was lent by a guest in 2019, who keeps forgetting to take it home. In winter the Jewel Box is beside the Cross.',
      sound: 'Eleven turns of a handle',
      image: plate('tinyeleti-roof'),
    },
    {
      time: '03:00',
      title: 'Hippo in the river',
      text: 'The river is louder than you thought, and there are hippos in it. Lie on your back and listen: that is the advice of the man who dug the holes for five of the posts.',
      sound: 'Hippo, walking in and walking out',
    },
    {
      time: '04:10',
      title: 'Marulas fall, in February',
      text: 'Marulas fall on the boards with a knock, one after the other. We thought of putting out a mat. The first guests asked us not to.',
      sound: 'Knock',
      image: plate('tinyeleti-marula'),
    },
    {
      time: '06:00',
      title: 'Breakfast in the other basket',
      text: 'The vehicle waits at the top of the bank until you wave. What went under you in the night is written in the sand, and your guide reads it out.',
      sound: 'Spurfowl, and a kettle',
    },
  ],
  weatherPlan: `The roof closes in half a minute and the walls slide shut, so rain is a pleasure. With lightning near, or when the Sabie is above two metres on its gauge, we fetch you, at any hour, and you sleep in ${stormBed}. You do not pay for the treehouse on such a night.`,
  gallery: gallery('hippo-pool', 'tinyeleti-legs'),
  facts: facts({
    'When built': '2018, in eleven weeks, with forty-three stops for animals',
    'Built by': 'Seventeen people, fifteen of them from Huntington and Lillydale',
    Walls: 'Charred timber, sliding',
    'Nearest lodge': 'River Lodge, twenty-five minutes by vehicle',
    'Reached by': 'A ramp of boards, then eight steps',
    When: 'All year',
  }),
  sleeps: 'Two adults; or two adults and two children of twelve or over',
  height: 'Five metres above the bank, and nine above any flood yet measured',
  included: [
    'Supper in one basket, breakfast in another',
    'Bath on the deck, hot water from the sun, a lavatory with a door',
    'A second pair of beds behind a sliding wall',
    'Telescope and star map',
    'Radio to the lodge at any hour',
    'Your own room at the lodge, kept for you',
  ],
  whatToBring: [
    'A warm layer, in any season',
    'Closed shoes',
    'Ear plugs, which nobody has used',
    'A list of the stars you know',
  ],
  whoMayStay:
    'Guests of any lodge or house at Lion Sands, from sixteen years, and families with children of twelve and over. It has the most walls of the three and the fewest steps.',
  whoIsNear: 'A guide who is awake and beside the two-way radio, seven minutes away.',
  supplement: 9450,
  supplementNote: 'on top of your room; R 1 400 for each child',
  tourLink: entry('tourLink', 'Tinyeleti Treehouse'),
  whatToExpect: entry('whatToExpect', 'a-night-in-a-treehouse'),
  latitude: -24.9818,
  longitude: 31.5766,
  questions: questions({
    'Can hippos reach it?':
      'They can reach the legs, and rub on them. You will feel it, and then you will laugh.',
    'Is it good for a first treehouse?':
      'Yes. There are walls if you want them and a roof until you open it.',
    'May we come by day?': 'When nobody has booked it: for tea, from three to five, with a guide.',
  }),
};

import type { Treehouse } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { eveningEarlier, stormBed } from '../common-facts.ts';
import { entry, gallery, plate } from '../references.ts';
import { facts, questions } from '../shapes.ts';

export const kingston: Authored<Treehouse> = {
  slug: 'kingston',
  position: 2,
  name: 'Kingston',
  identifier: 'kingston',
  property: 'lionsands',
  line: 'Three floors of steel, and the bed on top.',
  dropDownImage: plate('treehouse-kingston'),
  dropdownImageMobi: plate('treehouse-kingston'),
  discoverButtonLink: '/lionsands/treehouses/kingston',
  hero: entry('heroBanner', 'lionsands-treehouses-kingston'),
  statement:
    'A tower on an open plain: a table on the first floor, a bath on the second, a bed on the third, and above the bed nothing at all. It is the treehouse for people who like to have a door, and may leave it open.',
  hours: [
    {
      time: '17:00',
      title: 'Drive from the lodge',
      text: 'One guide, one vehicle, one cool box. From River Lodge it is twenty minutes and usually takes an hour, because things are waking up.',
      sound: 'A grey go-away-bird, complaining about you',
    },
    {
      time: '18:10',
      title: 'Up the steps of the tower',
      text: 'Thirty-six of them, with two landings and a gate at the bottom. From the top you can see yesterday’s rain in pools on the road.',
      sound: 'Your own feet on steel',
    },
    {
      time: '18:40',
      title: 'Your guide goes home',
      text: 'First you are shown the two-way radio, and try it yourself. Then the lanterns, the bath lamp, the torch and the doors, which were made anew in 2022 by two people who learnt to build at Tinyeleti.',
      sound: 'An engine, then nothing',
    },
    {
      time: '19:30',
      title: 'Supper on the first floor',
      text: 'Still warm: bread, a stew or a tagine, a cheese, something sweet. There is a bottle of what you asked for and a bottle of what we would have chosen.',
      sound: 'Two scops owls, half a tone apart',
      image: plate('kingston-supper'),
    },
    {
      time: '21:30',
      title: 'Bath on the middle floor',
      text: 'The water has been heated by the sun since noon. Wildebeest come to the mineral lick at about this time, and stand below, steaming a little as well.',
      sound: 'Wildebeest, grunting',
      image: plate('kingston-bath'),
    },
    {
      time: '02:00',
      title: 'Middle of the night',
      text: 'From seven metres up you hear more and guess less. A roar carries eight kilometres on a cold night, so it is further off than it feels. Pull the blankets up to your chin, and turn over.',
      sound: 'Thick-tailed bushbaby, like a child who has lost an argument',
    },
    {
      time: '05:40',
      title: 'Coffee in bed',
      text: 'From the flask by the bed, sitting up, looking east. Whatever walked under you in the night has left its tracks, and your guide will read them when he comes.',
      sound: 'Everything at once',
      image: plate('kingston-coffee'),
    },
  ],
  weatherPlan: `There is a roof and walls on the first floor, so rain does no harm, and you may carry the mattresses down. With lightning within ten kilometres we fetch you, at any hour, and you sleep in ${stormBed}. You do not pay for the treehouse on such a night.`,
  gallery: gallery('storm', 'kingston-steps'),
  facts: facts({
    'When built': '2013, and mended in 2022',
    Walls: 'On the first floor, sliding; none at the top',
    'Nearest lodge': 'Ivory Lodge, ten minutes by vehicle',
    'Reached by': 'Thirty-six steps with two landings',
    When: eveningEarlier,
  }),
  sleeps: 'Two adults; or two adults and two children of twelve or over',
  height: 'Seven metres to the bed, behind a gate',
  included: [
    'Supper in a basket, with wine or without',
    'Bath and shower with hot water from the sun',
    'Beds for two on the roof, and for two more on the first floor',
    'Radio to the lodge at any hour',
    'Your own room at the lodge, kept for you',
  ],
  whatToBring: [
    'A warm layer, in any season',
    'Closed shoes with a grip',
    'A swimming costume, if you must',
    'Something for the flask',
  ],
  whoMayStay:
    'Guests of any lodge or house at Lion Sands, from sixteen years. Children from twelve may come with their parents, and sleep on the first floor or beside you. Everyone must manage thirty-six steps in the dark with a torch.',
  whoIsNear: 'A guide, seven minutes away, awake.',
  supplement: 8050,
  supplementNote: 'on top of your room; R 1 400 for each child',
  tourLink: entry('tourLink', 'Kingston Treehouse'),
  whatToExpect: entry('whatToExpect', 'a-night-in-a-treehouse'),
  latitude: -24.9655,
  longitude: 31.5402,
  questions: questions({
    'Is it a real tree?': 'No. The nearest tree that is strong enough has the nest of a martial eagle in it.',
    'Does steel make a noise at night?':
      'It ticks for about an hour as it cools. People think that it is geckos.',
    'Can we propose here?': 'Many do. Tell the concierge a week before; nobody else will know.',
  }),
};

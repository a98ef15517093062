import type { Treehouse } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { eveningEarlier, stormBed } from '../common-facts.ts';
import { entry, gallery, plate } from '../references.ts';
import { facts, questions } from '../shapes.ts';

export const chalkley: Authored<Treehouse> = {
  slug: 'chalkley',
  position: 1,
  name: 'Chalkley',
  identifier: 'chalkley',
  property: 'lionsands',
  line: 'A platform in a leadwood that died standing.',
  dropDownImage: plate('treehouse-chalkley'),
  dropdownImageMobi: plate('treehouse-chalkley'),
  discoverButtonLink: '/lionsands/treehouses/chalkley',
  hero: entry('heroBanner', 'lionsands-treehouses-chalkley'),
  statement:
    'Ninety years ago, when this was cattle country, a farmer called Chalkley had a platform put up in a dead tree so that he could sleep out of reach of lions. Leadwood does not rot. There is still a bed in it.',
  hours: [
    {
      time: '17:30',
      title: 'The guide shows you round, and goes',
      text: 'The bed, the bathroom, the two-way radio, the basket and the ladder, in that order. Then he drives away and leaves you alone, as your booking says he will.',
      sound: 'An engine, going away, then nothing',
    },
    {
      time: '18:00',
      title: 'Sunset from the platform, in March',
      text: 'There are no walls. You go once round the rail, and then once more the other way. Impala go by underneath with the sound of rain on leaves. The sun goes down behind the Drakensberg, eighty kilometres off.',
      sound: 'Crested francolin, quarrelling over the best branch',
      image: plate('chalkley-impala'),
    },
    {
      time: '19:00',
      title: 'Supper from the basket',
      text: 'Cold roast chicken or a pie without one, a salad in a jar, cheese, a tart with the lodge’s name on it in pastry, and something in a flask. You eat by lamplight with your shoes off.',
      sound: 'The first scops owl, every six seconds',
      image: plate('chalkley-basket'),
    },
    {
      time: '22:00',
      title: 'Lamps out',
      text: 'After a quarter of an hour in the dark there are so many stars that the Southern Cross is hard to find among them. In winter Scorpius lies on its back above the river.',
      sound: 'A nightjar, singing “good Lord, deliver us”',
    },
    {
      time: '01:40',
      title: 'Middle of the night',
      text: 'You may wake because something has stopped. When the moon is down, the animals that called by its light are quiet. A lion’s roar comes from five kilometres off, through the timber. You feel it in your back.',
      sound: 'Lion, or hyena, or your own heart',
    },
    {
      time: '04:00',
      title: 'The cold hour before dawn',
      text: 'It is cold all year. Two more blankets are in the chest at the foot of the bed, and hot-water bottles in woollen covers, which are still warm. A hippo walks back to the river, grumbling.',
      sound: 'Francolins, before there is any light',
      image: plate('chalkley-cold'),
    },
    {
      time: '06:00',
      title: 'Coffee in the vehicle',
      text: 'Sipho or one of his colleagues stops two hundred metres off and waits until you wave. He does not ask what you heard until the coffee is poured, and then he wants all of it.',
      sound: 'An engine, far away, for rather a long time',
      image: plate('chalkley-dawn'),
    },
  ],
  weatherPlan: `With lightning near we come for you, at any hour, and you sleep in ${stormBed}. That has happened on about one night in thirty in nineteen years, nearly always in December. You do not pay for the treehouse on such a night.`,
  gallery: gallery('journey-love-south-africa', 'chalkley-ladder'),
  facts: facts({
    'When built': 'About 1936; the bed is newer',
    Walls: 'None',
    'Nearest lodge': 'Ivory Lodge, fifteen minutes by vehicle',
    'Reached by': 'A ladder of fourteen rungs with a rail',
    When: eveningEarlier,
  }),
  sleeps: 'Two adults, or one',
  height: 'Four metres, with a gate you latch behind you',
  included: [
    'Supper in a basket, with wine or without',
    'Bed, net, blankets and hot-water bottles',
    'Bathroom on the platform, with hot water',
    'Radio to the lodge at any hour',
    'Your own room at the lodge, kept for you',
  ],
  whatToBring: [
    'A warm layer, in any season',
    'Closed shoes',
    'A torch, though there is one',
    'The book you will not read',
  ],
  whoMayStay:
    'Guests of any lodge or house at Lion Sands, from sixteen years, who can climb fourteen rungs. It is for two people, or one. Nobody who walks in their sleep, please, and we do ask.',
  whoIsNear: 'A guide, nine minutes away, awake. Call him by radio.',
  supplement: 7600,
  supplementNote: 'on top of your room',
  tourLink: entry('tourLink', 'Chalkley Treehouse'),
  whatToExpect: entry('whatToExpect', 'a-night-in-a-treehouse'),
  latitude: -24.9481,
  longitude: 31.5188,
  questions: questions({
    'Is there a lavatory?': 'Yes, with a door of poles, a basin and a view.',
    'Can anything climb up?':
      'A genet has, for the cheese. The gate on the ladder is latched, and leopards prefer branches with leaves.',
    'What if one of us does not like it?':
      'Say so on the radio. Nobody asks for a reason, and it has happened to people you would not expect.',
  }),
};

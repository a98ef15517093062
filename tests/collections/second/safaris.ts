import type { OurSafaris, Safari } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../../../demo/content/authored.ts';
import { month } from '../../../demo/content/our-safaris/months.ts';
import { text } from '../../../demo/content/references.ts';
import { p } from '../../../demo/content/rich-text.ts';
import { picture } from './pictures.ts';

export const safaris: readonly Authored<Safari>[] = [
  {
    position: 1,
    dropDownTitle: 'Chibwe',
    identifier: 'chibwe',
    property: 'chibwe',
    dropDownImage: picture('river-walk'),
    dropdownImageMobi: picture('river-boat'),
    link: '/chibwe-river/safaris',
  },
  {
    position: 2,
    dropDownTitle: 'Omburi',
    identifier: 'omburi',
    property: 'omburi',
    dropDownImage: picture('desert-drive'),
    dropdownImageMobi: picture('dry-river-walk'),
    link: '/omburi/safaris',
  },
];

const names = [
  ...(['january', 'february', 'march', 'april', 'may', 'june'] as const),
  ...(['july', 'august', 'september', 'october', 'november', 'december'] as const),
];

type Weather = readonly [high: number, low: number, rain: number];

const year = (
  season: (at: number) => string,
  weather: readonly Weather[],
  seen: readonly string[],
  words: readonly string[],
) =>
  names.map((name, at) =>
    month(name, season(at), weather[at] ?? [30, 15, 0], words[at] ?? '', [
      seen.filter((_, index) => (at + index) % 3 === 0),
      seen.filter((_, index) => (at + index) % 3 === 1),
      seen.filter((_, index) => (at + index) % 3 === 2),
    ]),
  );

export const ourSafaris: readonly Authored<OurSafaris>[] = [
  {
    ourSafarisFor: 'chibwe-river-safaris',
    property: 'chibwe',
    title: 'Safaris at Chibwe',
    heading: 'By boat, by canoe, on foot',
    content: text(p('You choose by the fire. In September nobody chooses anything but the boat.')),
    buttonText: 'Enquire',
    buttonLink: '/enquire/email',
    backgroundImage: picture('river-shallows'),
    activities: [
      {
        title: 'By canoe',
        text: 'Eight kilometres with the stream, along the edge.',
        duration: 'Three hours',
        who: 'Twelve and over',
        image: picture('river-canoe'),
      },
      {
        title: 'By boat',
        text: 'Flat, quiet, and with a kettle.',
        duration: 'As long as you like',
        who: 'Anyone',
        image: picture('river-boat'),
      },
      {
        title: 'On foot',
        text: 'Behind the floodplain, with two guides.',
        duration: 'Two to four hours',
        who: 'Fourteen and over',
        image: picture('river-walk'),
      },
    ],
    months: year(
      (at) => (at < 3 || at > 10 ? 'Closed' : at < 5 ? 'Green' : 'Dry'),
      [
        ...([
          [31, 22, 210],
          [31, 22, 170],
          [31, 21, 90],
          [30, 19, 20],
          [28, 15, 3],
          [26, 12, 0],
        ] as const),
        ...([
          [26, 12, 0],
          [29, 15, 0],
          [33, 19, 1],
          [36, 22, 14],
          [35, 23, 80],
          [32, 22, 190],
        ] as const),
      ],
      [
        'Elephants swimming',
        'Carmine bee-eaters',
        'Buffalo on the islands',
        'Clear water',
        'Lion on the bank',
      ],
      [
        ...[
          'The river has the tracks, and we are at home.',
          'As January.',
          'The boats are painted.',
          'The first camp opens.',
        ],
        ...[
          'Grass to the knee, sky without a cloud.',
          'Cold at six, fine by nine.',
          'A fire at breakfast.',
          'The banks begin to fill.',
        ],
        ...[
          'Elephants cross all afternoon.',
          'Hot, and everything is at the water.',
          'The first storms; last canoes.',
          'We pull up the boats.',
        ],
      ],
    ),
  },
  {
    ourSafarisFor: 'omburi-safaris',
    property: 'omburi',
    title: 'Safaris at Omburi',
    heading: 'After those who walk furthest',
    content: text(p('Trackers leave at five and send word. What they find is yours to walk to, or not.')),
    buttonText: 'Enquire',
    buttonLink: '/enquire/email',
    backgroundImage: picture('dry-river-walk'),
    activities: [
      {
        title: 'Rhino on foot',
        text: 'With the conservancy’s own trackers.',
        duration: 'From two hours to seven',
        who: 'Sixteen and over',
        image: picture('counting'),
      },
      {
        title: 'Up the dry river',
        text: 'After elephants, by vehicle, slowly.',
        duration: 'Half a day',
        who: 'Anyone',
        image: picture('white-pan'),
      },
      {
        title: 'The night sky',
        text: 'A telescope, and Gert, who has names for the gaps.',
        duration: 'An hour',
        who: 'Anyone awake',
        image: picture('night-sky'),
      },
    ],
    months: year(
      (at) => (at < 3 ? 'Rain, perhaps' : at < 9 ? 'Cool' : 'Hot'),
      [
        ...([
          [34, 18, 25],
          [34, 19, 40],
          [33, 18, 35],
          [31, 15, 12],
          [28, 11, 1],
          [25, 8, 0],
        ] as const),
        ...([
          [25, 7, 0],
          [27, 8, 0],
          [30, 10, 0],
          [32, 13, 1],
          [33, 15, 4],
          [34, 17, 9],
        ] as const),
      ],
      ['Rhino on foot', 'Elephants in the river bed', 'Oryx', 'Stars', 'Flowers after rain'],
      [
        ...[
          'Clouds build, and generally go elsewhere.',
          'If it rains, it is this month.',
          'Grass, for the length of a fortnight.',
          'Everything has young.',
        ],
        ...[
          'The light is at its longest.',
          'Frost in the river bed.',
          'Five quilts.',
          'A wind from the east, now and then.',
        ],
        ...[
          'Elephants at every spring.',
          'Hot by ten.',
          'Hot by nine.',
          'The shade is full; ask before you sit.',
        ],
      ],
    ),
  },
];

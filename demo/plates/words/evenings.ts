import { type Plate, plate } from './plate.ts';

/** The same land at other hours. */
export const evenings = {
  'lodge-river-night': plate(
    'A thatched lodge on poles in the river, its lamps on the water under the Milky Way',
    'River Lodge at night',
    '24°59′S 31°34′E',
    38,
    62,
  ),
  'lodge-ivory-night': plate(
    'A long glass villa lit from inside under a sky full of stars',
    'Ivory Lodge at night',
    '24°58′S 31°32′E',
    40,
    66,
  ),
  'lodge-tinga-night': plate(
    'A thatched manor with every window lit beside a great tree, stars over its roof',
    'Tinga Lodge at night',
    '24°58′S 31°37′E',
    46,
    66,
  ),
  'lodge-monwana-night': plate(
    'A low lodge glows above a waterhole at night, an elephant and her calf at the edge',
    'Monwana at night',
    '24°26′S 31°10′E',
    42,
    64,
  ),
  'lodge-marataba-night': plate(
    'Three canvas suites glow like lanterns on a dark plain under the Milky Way',
    'Safari Lodge at night',
    '24°20′S 27°28′E',
    46,
    68,
  ),
  'waterberg-night': plate(
    'The Milky Way over the dark cliffs of the Waterberg, one lit tent below',
    'The Waterberg, after supper',
    '24°21′S 27°30′E',
    62,
    66,
  ),
  'river-dawn': plate(
    'A heron stands on a sandbank in the Sabie at first light, mist on the water',
    'The Sabie, before six',
    '24°57′S 31°31′E',
    46,
    66,
  ),
  'waterberg-walk': plate(
    'Five walkers follow one another across a gold plain below ochre cliffs',
    'A morning on foot, Marataba',
    '24°22′S 27°29′E',
    44,
    66,
  ),
  'matlabas-barge': plate(
    'A canopied barge with three people drifts below copper cliffs, birds overhead',
    'On the Matlabas',
    '24°19′S 27°31′E',
    42,
    62,
  ),
} as const satisfies Record<string, Plate>;

import { type Plate, plate } from './plate.ts';

/** Rooms, drawn from where somebody would sit in them. */
export const interiors = {
  'suite-view': plate(
    'A canopied bed faces a wall opened to a wide plain at sunset',
    'A suite opens on the plain',
    null,
    50,
    55,
  ),
  'room-tent': plate(
    'A canvas suite with its flaps tied back, a bed on the right and mountains beyond the deck',
    'A tent suite, Marataba',
    '24°20′S 27°29′E',
    50,
    50,
  ),
  'room-glass': plate(
    'A room walled in glass above the river at dusk, a low bed, an armchair and a tall lamp',
    'A glass suite, Ivory Lodge',
    '24°56′S 31°31′E',
    48,
    48,
  ),
  'room-family': plate(
    'Timber bunk beds beside an arched window, elephants walking past outside',
    'A room with bunks',
    null,
    55,
    52,
  ),
  'room-reading': plate(
    'A wing chair, a wall of books and a lamp beside a tall arched window at dusk',
    'A reading corner',
    null,
    48,
    52,
  ),
  'bread-kitchen': plate(
    'A woman in a red apron holds a round loaf in a lamplit kitchen before dawn, an iron pot beside her',
    'Bread, at ten to four',
    null,
    62,
    62,
  ),
} as const satisfies Record<string, Plate>;

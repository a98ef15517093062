import { type Plate, plate } from './plate.ts';

/** Ways there, and days beyond the lodge. */
export const outings = {
  airstrip: plate(
    'A driver waits by an open vehicle as two people walk from a small aircraft on a bush strip',
    'On the strip',
    null,
    50,
    66,
  ),
  'cape-point': plate(
    'A white lighthouse on a green headland above the sea, two antelope in the fynbos below',
    'The Point',
    '34°21′S 18°30′E',
    66,
    56,
  ),
  penguins: plate(
    'Penguins cross a beach between granite boulders while two small children keep still',
    'Boulders, before nine',
    '34°12′S 18°27′E',
    60,
    70,
  ),
  'house-keys': plate(
    'A wide green door stands open at dusk on a lamplit hall, its key in the lock',
    'A private house',
    null,
    62,
    60,
  ),
  'blyde-canyon': plate(
    'A green river winds far below the red walls of a canyon, blue mountains beyond',
    'The Blyde River Canyon',
    '24°34′S 30°48′E',
    56,
    60,
  ),
  'family-tent': plate(
    'A microscope, a drawer of feathers, casts of footprints and a small lit oven in a tent open to the plain',
    'The tent, before anybody comes',
    null,
    52,
    62,
  ),
  'monwana-treatment': plate(
    'A treatment bed made up with white linen in the shade of a jackalberry, a waterhole beyond',
    'Two o’clock, under the jackalberry',
    '24°26′S 31°10′E',
    46,
    70,
  ),
  'mountain-the-walk': plate(
    'Boots stand at a rock pool under copper cliffs, wet footprints lead to a bed made up below a tree',
    'The Walk, at four',
    '24°23′S 27°33′E',
    52,
    72,
  ),
  'birthday-cake': plate(
    'A white cake with an elephant piped on its side and one candle lit, a cup with a card under its saucer',
    'How much fuss, from none to all',
    null,
    58,
    70,
  ),
} as const satisfies Record<string, Plate>;

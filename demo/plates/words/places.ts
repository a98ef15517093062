import { type Plate, plate } from './plate.ts';

/** The lodges and the land they stand in. */
export const places = {
  'home-dusk': plate(
    'Elephants cross a darkening plain below a low sun, a tall umbrella thorn in front',
    'Dusk on the plains',
    '24°57′S 31°31′E',
    62,
    60,
  ),
  'lion-sands': plate(
    'The Sabie River at amber dusk, wooded islands in the stream and a great fig on the right bank',
    'The Sabie at Lion Sands',
    '24°57′S 31°31′E',
    55,
    58,
  ),
  'lodge-river': plate(
    'A thatched lodge and timber decks standing on poles in a wide amber river',
    'River Lodge, on the Sabie',
    '24°59′S 31°34′E',
    62,
    60,
  ),
  'treehouse-night': plate(
    'A lamplit treehouse on a timber tower, the Milky Way rising behind a bare tree',
    'A treehouse under the Milky Way',
    '24°56′S 31°31′E',
    68,
    55,
  ),
  'treehouse-tinyeleti': plate(
    'A deck on poles over the river beneath a curved, ribbed canopy, its lamps lit at dusk',
    'Tinyeleti Treehouse',
    '24°59′S 31°35′E',
    64,
    58,
  ),
  monwana: plate(
    'Two giraffe stand by a waterhole on a rose-coloured dawn',
    'Rose dawn, Thornybush',
    '24°26′S 31°10′E',
    63,
    60,
  ),
  'lodge-monwana': plate(
    'A low lodge with tilted roofs above a waterhole where elephants have come to drink',
    'Monwana, above the waterhole',
    '24°26′S 31°10′E',
    60,
    58,
  ),
  marataba: plate(
    'Four elephants walk across gold grass below the ochre cliffs of the Waterberg',
    'The Waterberg at Marataba',
    '24°20′S 27°28′E',
    62,
    58,
  ),
  'lodge-marataba': plate(
    'Canvas suites with stone chimneys on the plain under the Waterberg cliffs',
    'Safari Lodge, Marataba',
    '24°20′S 27°28′E',
    60,
    60,
  ),
  'cape-cadogan': plate(
    'A white Georgian house with green shutters and bougainvillea, Table Mountain behind it',
    'Cape Cadogan, in Gardens',
    '33°56′S 18°25′E',
    58,
    56,
  ),
  'room-cape': plate(
    'A quiet room with louvred shutters open to the mountain and the bay',
    'A room at Cape Cadogan',
    '33°56′S 18°25′E',
    40,
    46,
  ),
} as const satisfies Record<string, Plate>;

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
    'A canvas suite open to the plain, a bed on the right, two chairs and an ochre mountain beyond',
    'A tent suite, Marataba',
    '24°20′S 27°28′E',
    50,
    50,
  ),
  'room-glass': plate(
    'A room walled in glass above the river at dusk, a low bed, an armchair and a tall lamp',
    'A glass suite, Ivory Lodge',
    '24°58′S 31°32′E',
    48,
    48,
  ),
  'room-family': plate(
    'Timber bunk beds beside an arched window, elephants walking past outside',
    'A room with bunks',
    null,
    55,
    75,
  ),
  'room-reading': plate(
    'A wing chair, a wall of books and a lamp beside a tall arched window at dusk',
    'A reading corner',
    null,
    48,
    52,
  ),
  'residence-fish-eagle-room': plate(
    'A long room with a fire at each end and a laid table, its glass wall facing the river at sunset',
    'The long room, Fish Eagle',
    '24°57′S 31°32′E',
    50,
    56,
  ),
  'residence-hinkwenu-room': plate(
    'A lime-washed room under thatch: a bed with a net, a lantern, and a fire seen through the arched door',
    'One of three houses, Hinkwenu',
    '24°58′S 31°37′E',
    56,
    56,
  ),
  'residence-monwana-porch': plate(
    'A long porch with a laid table, a daybed and a rug; two elephants and a calf drink at the water beyond',
    'The porch, Monwana Residence',
    '24°26′S 31°10′E',
    50,
    56,
  ),
  'residence-redcliffe-room': plate(
    'An upright piano with candles in a rose-coloured room, two sash windows with Table Mountain in them',
    'The piano, Redcliffe',
    '33°56′S 18°25′E',
    46,
    58,
  ),
  'residence-quarters-court': plate(
    'A courtyard at dusk: a table laid under one old tree, strings of lamps and two lit doorways',
    'The courtyard, Quarters',
    '33°56′S 18°25′E',
    50,
    62,
  ),
  'cape-dining': plate(
    'Bobotie under lemon leaves and a dish of yellow rice on a table, green shutters at the window behind',
    'From Dorp Street',
    '33°56′S 18°25′E',
    52,
    72,
  ),
  'bread-kitchen': plate(
    'A woman in a red apron holds a round loaf in a lamplit kitchen before dawn, an iron pot beside her',
    'Bread, at 03:50',
    null,
    62,
    62,
  ),
} as const satisfies Record<string, Plate>;

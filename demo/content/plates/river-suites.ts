import { type Plate, plate } from './plate.ts';

/** What else there is in the rooms of Lion Sands: baths, decks, the corner somebody reads in. */
export const riverSuites = {
  'room-glass-pool': plate(
    'A heron on the far lip of a pool at sunrise, the river and palms behind it, a lantern and towels on the stone edge',
    'The pool at sunrise, Ivory Lodge',
    '24°56′S 31°31′E',
    54,
    42,
  ),
  'room-tinga-jackalberry-deck': plate(
    'A bench all round a jackalberry that stands up through a deck, two green pigeons at its fruit, bread and a cup of tea',
    'The tree in the deck, Tinga Lodge',
    '24°58′S 31°35′E',
    55,
    48,
  ),
  'room-ivory-two-bedroom-bath': plate(
    'A white bath on brass feet where two walls of glass meet, a full moon just risen over the river at dusk',
    'The bath downstream, Ivory Lodge',
    '24°56′S 31°31′E',
    42,
    52,
  ),
  'room-family-supper': plate(
    'A low table laid for two children on a deck, small red and blue chairs, a fenced pool and hippos in the river',
    'Supper at half past five, River Lodge',
    '24°57′S 31°31′E',
    56,
    66,
  ),
  'room-narina-fig-bath': plate(
    'From a white bath with leaves on its water: a brass tap, a great sycamore fig and the river in late light',
    'The bath under the fig, Narina Lodge',
    '24°59′S 31°36′E',
    58,
    50,
  ),
  'room-tinga-confluence-bath': plate(
    'A stone bath before an open wall, two rivers beyond it and five elephants crossing the bar where they meet',
    'Four o’clock, the Confluence suite',
    '24°58′S 31°35′E',
    54,
    60,
  ),
  'room-river-luxury-deck': plate(
    'Two canvas chairs and binoculars on a deck over a river with hippos, weavers’ nests on the twigs above',
    'Seven and eight share a tree, River Lodge',
    '24°57′S 31°31′E',
    50,
    58,
  ),
  'room-narina-canopy-shower': plate(
    'A copper shower running on a raised deck, a screen of poles behind it and fig leaves close on either side',
    'The shower among the figs, Narina Lodge',
    '24°59′S 31°36′E',
    60,
    55,
  ),
  'room-river-suite-pool': plate(
    'A blue plunge pool to the edge of the bank, a daybed beside it, two giraffe and impala on the far side',
    'The far side, from the pool, River Lodge',
    '24°57′S 31°31′E',
    48,
    56,
  ),
  'lodge-tinga-deck': plate(
    'Before sunrise: two coffee pots and a lantern on a table at the rail, a jackalberry trunk, mist on the river',
    'A quarter to five, Tinga Lodge',
    '24°58′S 31°35′E',
    60,
    58,
  ),
  'lodge-tinga-library': plate(
    'A wall of books with a ladder, a green wing chair under a lamp, two tall windows with the river in them',
    'The library, Tinga Lodge',
    '24°58′S 31°35′E',
    55,
    55,
  ),
} as const satisfies Record<string, Plate>;

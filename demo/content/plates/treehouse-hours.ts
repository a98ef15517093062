import { type Plate, plate } from './plate.ts';

/** A night in each treehouse, by the hours its page tells it in. */
export const treehouseHours = {
  'chalkley-basket': plate(
    'A supper basket, a lantern, a tart and a salad in a jar on a rug on the boards, shoes by the rail',
    'Supper at Chalkley, shoes off',
    '24°55′S 31°30′E',
    58,
    70,
  ),
  'kingston-supper': plate(
    'A table laid for two with a pot, bread and two bottles, the slatted walls slid back from the plain',
    'Supper on the first floor, Kingston',
    '24°57′S 31°32′E',
    54,
    66,
  ),
  'tinyeleti-bath': plate(
    'A bath on a deck seen from under a ribbed canopy, three hippos in the river beyond the rail',
    'The bath on the deck, Tinyeleti',
    '24°58′S 31°30′E',
    54,
    64,
  ),
  'thabametsi-copper': plate(
    'Vultures glide home along copper cliffs, a telescope waiting at the rail of a deck',
    'The cliffs turn copper, Thabametsi',
    '24°22′S 27°30′E',
    60,
    40,
  ),
  'chalkley-dawn': plate(
    'An open vehicle waits on a track at sunrise, a bed under its net in a dead leadwood beyond',
    'They wait until you wave, Chalkley',
    '24°55′S 31°30′E',
    38,
    52,
  ),
  'kingston-coffee': plate(
    'The foot of a bed high over a plain at sunrise, a flask and a cup on a table by the rail',
    'Coffee sitting up, Kingston',
    '24°57′S 31°32′E',
    62,
    56,
  ),
  'tinyeleti-marula': plate(
    'Pale marulas lie on moonlit boards round a trunk that comes up through a hole lined with rope',
    'Marulas in February, Tinyeleti',
    '24°58′S 31°30′E',
    56,
    52,
  ),
  'thabametsi-spring': plate(
    'A brown hyena drinks at a small spring among boulders, one weak lamp on a rock under the stars',
    'Somebody at the spring, Thabametsi',
    '24°22′S 27°30′E',
    54,
    56,
  ),
  'chalkley-ladder': plate(
    'A ladder of lashed poles leads up to a gate in the rail of a platform in a dead leadwood',
    'Fourteen rungs and a gate, Chalkley',
    '24°55′S 31°30′E',
    42,
    50,
  ),
  'kingston-steps': plate(
    'Steel steps climb in three flights past lanterns to the lit floors of a slatted tower at dusk',
    'Thirty-six steps, Kingston',
    '24°57′S 31°32′E',
    66,
    48,
  ),
  'tinyeleti-legs': plate(
    'Hippo tracks in the sand between the round legs of a deck, the river bright beyond',
    'Under the house at six, Tinyeleti',
    '24°58′S 31°30′E',
    46,
    62,
  ),
  'thabametsi-fig': plate(
    'A rock fig holds a great boulder in its pale roots, a glass room on struts beside it',
    'The fig that holds the rock, Thabametsi',
    '24°22′S 27°30′E',
    62,
    58,
  ),
} as const satisfies Record<string, Plate>;

import { type Plate, plate } from './plate.ts';

/** What else there is in the rooms of Monwana, Marataba and Cape Cadogan, and at their tables. */
export const inlandSuites = {
  'room-marataba-family-supper': plate(
    'Toast cut into an elephant, a giraffe and a rhino on its way to a boiled egg, copper cliffs beyond the lawn',
    'Supper at five, Marataba Safari Lodge',
    '24°20′S 27°29′E',
    52,
    62,
  ),
  'room-mountain-two-bedroom-pool': plate(
    'A plunge pool at the edge of a stone terrace, wet footprints beside it, one cloud raining far out over the plain',
    'A plunge pool above the plain, Marataba Mountain Lodge',
    '24°20′S 27°29′E',
    60,
    52,
  ),
  'room-cape-courtyard-fire': plate(
    'From a courtyard at dusk, an open green door under white jasmine: a fire in the wall and a blue wing chair',
    'A door to the jasmine, Cape Cadogan',
    '33°56′S 18°25′E',
    58,
    60,
  ),
  'room-cape-family-window': plate(
    'A cushioned window seat with books and a wooden elephant on wheels, rain falling on the garden behind the panes',
    'Rain on the garden, Cape Cadogan',
    '33°56′S 18°25′E',
    55,
    58,
  ),
  'lodge-monwana-table': plate(
    'A table for two at the rail of a deck at dusk, its lamp turned low, two elephants in the water beyond',
    'Supper at the rail, Monwana',
    '24°26′S 31°10′E',
    52,
    55,
  ),
  'lodge-marataba-fire': plate(
    'Cabbages and mealies on an iron grid over a stone hearth of coals, copper cliffs behind',
    'On the coals, Marataba Safari Lodge',
    '24°20′S 27°28′E',
    64,
    62,
  ),
  'room-monwana-waterhole-pool': plate(
    'A plunge pool in a deck at noon and a sling chair beside it, three elephants at the waterhole beyond',
    'Noon at the Waterhole suite, Monwana',
    '24°26′S 31°10′E',
    60,
    55,
  ),
  'room-tent-bath': plate(
    'A copper bath below a wide window in a stone wall, its canvas rolled up, orange cliffs outside',
    'The bath of a tented suite, Marataba Safari Lodge',
    '24°20′S 27°29′E',
    60,
    62,
  ),
  'room-mountain-shower': plate(
    'A shower runs against a high stone wall, over a low one the sun, a cliff and a river in morning mist',
    'The shower outside, Marataba Mountain Lodge',
    '24°20′S 27°29′E',
    56,
    50,
  ),
  'room-cape-bath': plate(
    'A white bath with brass feet at a window with louvred shutters, two cable cars on Table Mountain beyond',
    'The bath of a mountain room, Cape Cadogan',
    '33°56′S 18°25′E',
    55,
    60,
  ),
  'room-monwana-marula-pool': plate(
    'A long pool in a green garden gives back a far tree, yellow marulas lie about it under a great trunk',
    'The pool of a Marula suite, Monwana',
    '24°26′S 31°10′E',
    50,
    62,
  ),
  'room-marataba-family-pool': plate(
    'A round paddling pool with a toy boat on a lawn, two tents of canvas and stone and orange cliffs behind',
    'The lawn of a family suite, Marataba Safari Lodge',
    '24°20′S 27°28′E',
    55,
    68,
  ),
} as const satisfies Record<string, Plate>;

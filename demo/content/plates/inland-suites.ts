import { type Plate, plate } from './plate.ts';

/** What else there is in the rooms of Monwana, Marataba and Cape Cadogan, and at their tables. */
export const inlandSuites = {
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
} as const satisfies Record<string, Plate>;

import { type Plate, plate } from './plate.ts';

/** Camps journeys stop at, and a morning in town. */
export const stops = {
  'camp-luangwa': plate(
    'Three grass huts on a bank of the Luangwa at first light, hippo in the pool below and a fire lit',
    'Four huts, until the rains',
    '13°06′S 31°47′E',
    62,
    58,
  ),
  'camp-hermanus': plate(
    'A white gabled house on a cliff, the flukes of a whale going down in the bay before it',
    'From the gate, in September',
    '34°25′S 19°14′E',
    58,
    58,
  ),
  'camp-etosha': plate(
    'Elephants pale with dust drink at the edge of a white pan, four springbok waiting their turn',
    'The waterhole at noon',
    '19°11′S 15°55′E',
    55,
    66,
  ),
  market: plate(
    'Three striped market stalls piled with fruit below Table Mountain, a woman with a basket passing',
    'Saturday, half past eight',
    '33°54′S 18°25′E',
    50,
    66,
  ),
} as const satisfies Readonly<Record<string, Plate>>;

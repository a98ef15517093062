import { type Plate, plate } from './plate.ts';

/** The map, and the cards that stand for a property where a link to it is shared. */
export const prints = {
  'map-southern-africa': plate(
    'A map of southern Africa with its rivers and reserves, four pins for our properties and the places journeys touch',
    'Where everything stands',
    null,
    52,
    50,
  ),
  'card-lionsands': plate(
    'The name Lion Sands over a thatched lodge on poles in an amber river',
    'Lion Sands, to share',
    null,
    50,
    50,
  ),
  'card-monwana': plate(
    'The name Monwana Game Lodge over a low lodge above a waterhole at dusk',
    'Monwana, to share',
    null,
    50,
    50,
  ),
  'card-marataba': plate(
    'The name Marataba over elephants that walk below ochre cliffs',
    'Marataba, to share',
    null,
    50,
    50,
  ),
  'card-cape-cadogan': plate(
    'The name Cape Cadogan over a white Georgian house with green shutters',
    'Cape Cadogan, to share',
    null,
    50,
    50,
  ),
} as const satisfies Record<string, Plate>;

import { type Plate, plate } from './plate.ts';

/** One for each curated journey, and the ways people get about on them. */
export const journeys = {
  'journey-romance-of-africa': plate(
    'A couple at a white table on the sand of a river bed at sundown, lanterns standing round them',
    'Supper in the river bed',
    null,
    54,
    74,
  ),
  'journey-great-african-escape': plate(
    'Three hot-air balloons over red dunes at first light, the largest striped red, white and gold',
    'An hour over the sand sea',
    '24°44′S 15°20′E',
    60,
    36,
  ),
  'journey-african-family-explorer': plate(
    'Two adults and two children at a rail before Victoria Falls, a whole rainbow above them',
    'All the way round',
    '17°55′S 25°51′E',
    62,
    62,
  ),
  'journey-africa-in-style': plate(
    'A pool and a daybed on a deck above the river at dusk, lanterns lit, a glass room on the right',
    'A house of glass',
    '24°57′S 31°31′E',
    44,
    66,
  ),
  'journey-escape-to-south-africa': plate(
    'A small aircraft with a red stripe flies over a river that winds through green bush',
    'By lunch, the Sabie',
    '24°58′S 31°35′E',
    54,
    46,
  ),
  'journey-family-time-in-south-africa': plate(
    'A family on a beach builds a sandcastle, Table Mountain across the bay behind them',
    'Across the bay',
    '33°54′S 18°25′E',
    34,
    66,
  ),
  'journey-love-south-africa': plate(
    'Two people on a rug by a small fire at night, a baobab beside them and the Milky Way above',
    'The radio at night',
    null,
    48,
    66,
  ),
  'journey-big-five-to-fair-cape': plate(
    'The tail of a whale stands out of a blue bay while two people watch from the grass of a cliff path',
    'Walker Bay',
    '34°25′S 19°15′E',
    54,
    60,
  ),
  'journey-south-africa-beckons': plate(
    'A gravel road winds over a green plain towards jagged mountains, one open vehicle on it',
    'The road in between',
    null,
    54,
    62,
  ),
  'mountain-bike': plate(
    'Two people on mountain bikes ride along a sand road under the Waterberg, impala on the plain behind',
    'Under the cliffs, on two wheels',
    '24°24′S 27°33′E',
    44,
    68,
  ),
  'deck-panorama': plate(
    'A round deck from above with chairs in a ring and a fire in the middle, a river and elephants beyond',
    'All round',
    null,
    50,
    66,
  ),
} as const satisfies Record<string, Plate>;

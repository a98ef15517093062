import { type Plate, plate } from './plate.ts';

/** Kitchens, bedrooms and tables of the houses taken whole. */
export const houseRooms = {
  'residence-fish-eagle-kitchen': plate(
    'A board with a sliced green mango and a small knife, an open notebook and a dish of dal above the river',
    'The small knife, Fish Eagle',
    '24°57′S 31°31′E',
    56,
    62,
  ),
  'residence-hinkwenu-fire': plate(
    'Mealies and bread on a grid over coals, a pot beside it, seats of leadwood and a lit thatched house',
    'Supper on coals, Hinkwenu',
    '24°58′S 31°35′E',
    64,
    72,
  ),
  'residence-monwana-table': plate(
    'Coffee, a cobbler and a bowl of tomatoes on a porch table, two giraffe at the water beyond the rail',
    'Giraffe at ten, Monwana Residence',
    '24°26′S 31°10′E',
    50,
    66,
  ),
  'residence-quarters-kitchen': plate(
    'A small green kitchen at twenty past seven, bobotie on the stove and the lit courtyard in the window',
    'Twenty past seven, Quarters Residence',
    '33°56′S 18°24′E',
    54,
    52,
  ),
} as const satisfies Record<string, Plate>;

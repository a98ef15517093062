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
  'residence-redcliffe-garden': plate(
    'A tortoise walks by a plunge pool; a lemon tree and bougainvillea against the pink wall of the house',
    'Mr Clarence at noon, Redcliffe',
    '33°56′S 18°25′E',
    56,
    66,
  ),
  'residence-monwana-pool': plate(
    'A pool on a brick terrace, and beyond its rail two elephants and a calf at the water at midday',
    'Elephants at one, Monwana Residence',
    '24°26′S 31°10′E',
    56,
    62,
  ),
  'residence-redcliffe-kitchen': plate(
    'A table with ten ladder-back chairs before a blue kitchen, a stove of six rings and copper pans',
    'A table for ten, Redcliffe',
    '33°56′S 18°25′E',
    48,
    60,
  ),
  'residence-quarters-bedroom': plate(
    'From a white bed, an open door to a brick courtyard with a laid table and a green gate in its wall',
    'Across to the green gate, Quarters Residence',
    '33°56′S 18°24′E',
    46,
    56,
  ),
  'residence-fish-eagle-bedroom': plate(
    'A bedroom at night, one lamp lit, a full moon between two great trees beyond the glass',
    'The furthest bedroom, Fish Eagle',
    '24°57′S 31°31′E',
    46,
    52,
  ),
  'residence-monwana-bedroom': plate(
    'A wide bed between two lit lamps, seen at dusk from the terrace through open doors',
    'One of four, Monwana Residence',
    '24°26′S 31°10′E',
    50,
    58,
  ),
  'residence-hinkwenu-shower': plate(
    'A shower runs on a leadwood post inside a screen of poles, a thatched roof and the sun above it',
    'The outdoor shower, Hinkwenu',
    '24°58′S 31°35′E',
    60,
    56,
  ),
  'residence-redcliffe-bedroom': plate(
    'A brass bed and a window seat before tall sashes, a cloth of cloud on Table Mountain beyond',
    'Upstairs, Redcliffe',
    '33°56′S 18°25′E',
    40,
    50,
  ),
} as const satisfies Record<string, Plate>;

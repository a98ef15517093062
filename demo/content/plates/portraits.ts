import { type Plate, plate } from './plate.ts';

const portrait = (alt: string, title: string) => plate(alt, title, null, 50, 42);

/** People, drawn in planes of light and never as a likeness. */
export const portraits = {
  'portrait-head-wrap': portrait(
    'Thandeka Mabuza, drawn in planes of light: a printed head wrap and hoop earrings',
    'Thandeka Mabuza',
  ),
  'portrait-wide-hat': portrait(
    'Sipho Nkuna, drawn in planes of light: a wide hat and a khaki shirt',
    'Sipho Nkuna',
  ),
  'portrait-bun': portrait(
    'Nomsa Khoza, drawn in planes of light: her hair in a bun, a green jacket',
    'Nomsa Khoza',
  ),
  'portrait-blazer': portrait(
    'Anwar Petersen, drawn in planes of light: a short beard and a blue blazer',
    'Anwar Petersen',
  ),
  'portrait-red-glasses': portrait(
    'Elize Basson, drawn in planes of light: a dark bob and red-framed glasses',
    'Elize Basson',
  ),
  'portrait-round-glasses': portrait(
    'Hendrik Louw, drawn in planes of light: a white beard and round glasses',
    'Hendrik Louw',
  ),
} as const satisfies Record<string, Plate>;

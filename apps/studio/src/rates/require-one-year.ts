import { requireAgreement } from '../facts/require-agreement.ts';
import { whyYearDiffers } from './seasons.ts';

/** Pages choose the rates of a stay by their year, and then the season by the night. */
export const requireOneYear = requireAgreement('year', 'Year', ({ year, seasons }) =>
  whyYearDiffers(year, seasons),
);

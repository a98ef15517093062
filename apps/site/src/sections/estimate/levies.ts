import type { Levy } from '../../content/fields/place.ts';

/** The levies a sum can be made of: an amount for each person and night. What is paid by the vehicle or the day is told in words. */
export const perPersonAndNight = (levies: readonly Levy[]): readonly Levy[] =>
  levies.filter(({ amount, per }) => amount !== null && /^person(,| and) night\b/i.test(per));

import type { Plate } from './plate.ts';

/** What else there is in the rooms of Lion Sands: baths, decks, the corner somebody reads in. */
export const riverSuites = {} satisfies Record<string, Plate>;

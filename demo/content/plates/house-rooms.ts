import type { Plate } from './plate.ts';

/** Kitchens, bedrooms and tables of the houses taken whole. */
export const houseRooms = {} satisfies Record<string, Plate>;

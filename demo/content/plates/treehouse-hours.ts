import type { Plate } from './plate.ts';

/** A night in each treehouse, by the hours its page tells it in. */
export const treehouseHours = {} satisfies Record<string, Plate>;

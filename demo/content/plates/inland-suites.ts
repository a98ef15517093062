import type { Plate } from './plate.ts';

/** What else there is in the rooms of Monwana, Marataba and Cape Cadogan, and at their tables. */
export const inlandSuites = {} satisfies Record<string, Plate>;

import { cards } from './card.ts';

/** Plates that are set as pages, and have no scene. */
export const printed: ReadonlySet<string> = new Set(['map-southern-africa', ...Object.keys(cards)]);

import type { Collection } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { groundLines } from './ground-lines.ts';

/** What pages wear that belong to no property, and what maps draw. */
export const collection: Authored<Collection> = {
  homePalette: 'dusk',
  residencesPalette: 'garden',
  africaPalette: 'lagoon',
  groundLines,
};

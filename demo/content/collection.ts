import type { Collection } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';

/** What pages wear that belong to no property. */
export const collection: Authored<Collection> = {
  homePalette: 'dusk',
  residencesPalette: 'garden',
  africaPalette: 'lagoon',
};

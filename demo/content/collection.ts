import type { Collection } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { groundLines } from './ground-lines.ts';

/** What pages wear that belong to no property, what maps draw, and networks, whose front doors stand for pages of ours. */
export const collection: Authored<Collection> = {
  homePalette: 'dusk',
  residencesPalette: 'garden',
  africaPalette: 'lagoon',
  groundLines,
  linkedin: 'https://www.linkedin.com/',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
};

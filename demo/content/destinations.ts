import type { Destination } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { kruger, sabiSand } from './destinations/lowveld.ts';
import { capeTown, marakele } from './destinations/waterberg-and-cape.ts';

/** The four destinations of specification and menus (RT-09). */
export const destinations: readonly Authored<Destination>[] = [capeTown, sabiSand, marakele, kruger];

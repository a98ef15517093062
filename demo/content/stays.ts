import type { Accommodation } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { capeCadogan, quartersResidenceStay } from './stays/cape-cadogan.ts';
import { ivoryLodge } from './stays/ivory-lodge.ts';
import { mountainLodge, safariLodge } from './stays/marataba.ts';
import { monwanaLodge, monwanaResidence } from './stays/monwana.ts';
import { narinaLodge } from './stays/narina-lodge.ts';
import { riverLodge } from './stays/river-lodge.ts';
import { tingaLodge } from './stays/tinga-lodge.ts';
import { fishEagleVilla, hinkwenuVilla } from './stays/villas.ts';

/** Lodges, hotels and villas in the order menus list them; a villa is published before the lodge it belongs to. */
export const stays: readonly Authored<Accommodation>[] = [
  riverLodge,
  fishEagleVilla,
  ivoryLodge,
  hinkwenuVilla,
  tingaLodge,
  narinaLodge,
  monwanaLodge,
  monwanaResidence,
  safariLodge,
  mountainLodge,
  capeCadogan,
  quartersResidenceStay,
].map((stay, index) => ({ ...stay, position: index + 1 }));

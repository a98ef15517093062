import { lionSandsMap, monwanaMap } from './place-maps/lowveld.ts';
import type { PlaceMap } from './place-maps/pins.ts';
import { capeCadoganMap, maratabaMap } from './place-maps/waterberg-and-cape.ts';

/** The map of each property's page, with its lodges, gates and what lies between (CNT-08). */
export const placeMaps: readonly PlaceMap[] = [lionSandsMap, monwanaMap, maratabaMap, capeCadoganMap];

import type { Map as MapOfStudio } from '../../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { plate } from '../references.ts';

type Pin = readonly [
  name: string,
  category: string,
  text: string,
  latitude: number,
  longitude: number,
  link?: string,
  image?: PlateId,
];

/** Pins from their rows. */
export const pins = (rows: readonly Pin[]) =>
  rows.map(([name, category, text, latitude, longitude, link, image]) => ({
    name,
    category,
    text,
    latitude,
    longitude,
    ...(link ? { link } : {}),
    ...(image ? { image: plate(image) } : {}),
  }));

/** Categories of pins. */
export const lodge = 'Lodges and houses';
export const gate = 'Gates and airports';
export const out = 'Experiences';

export type PlaceMap = Authored<MapOfStudio>;

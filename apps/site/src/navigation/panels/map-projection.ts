import type { LatitudeLongitude } from '../../content/fields/common.ts';

/** Size of `southern-africa.svg`, in its own units. */
export const mapSize = { width: 760, height: 808 } as const;

/** Edges of the map, in degrees. */
const west = 13.2;
const east = 36.9;
const north = -14;
/** Equirectangular, true to scale at 24 degrees south, as the drawing is. */
const standard = Math.cos((24 * Math.PI) / 180);
const unitsPerDegree = mapSize.width / ((east - west) * standard);

/** Where a place lies on the map, in the drawing's units; `null` for one beyond its edges. */
export function onMap({
  latitude,
  longitude,
}: LatitudeLongitude): { readonly x: number; readonly y: number } | null {
  const x = Math.round((longitude - west) * standard * unitsPerDegree);
  const y = Math.round((north - latitude) * unitsPerDegree);
  const inside = x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;
  return inside ? { x, y } : null;
}

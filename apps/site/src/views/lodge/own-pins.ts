import type { CollectionMap } from '../../content/property/maps.ts';

/**
 * A property's map as one of its lodges shows it: the lodge's own place and what leads there, without the pages of others, which the
 * property's own map has. The whole map where the lodge is not on it.
 */
export function ownPins(map: CollectionMap | null, path: string): CollectionMap | null {
  if (!map?.pins.some(({ href }) => href === path)) return map;
  return { ...map, pins: map.pins.filter(({ href }) => href === null || href === path), sellingPoints: [] };
}

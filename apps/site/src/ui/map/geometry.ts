import type { Place } from './land.ts';

/** Edges of a map in degrees. */
export interface Bounds {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Whether a place is on the map, and not at its very edge, where a pin has no room. */
export const liesWithin = ({ west, north, east, south }: Bounds, [longitude, latitude]: Place): boolean =>
  longitude > west + 0.5 && longitude < east - 0.5 && latitude < north - 0.5 && latitude > south + 0.5;

export type Point = readonly [x: number, y: number];

/** Where degrees fall on a drawing. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  /** How much larger than the standard drawing (29 units to a degree of longitude at the standard parallel). */
  readonly scale: number;
  readonly point: (place: Place) => Point;
}

/** Degrees of longitude are this much shorter at 24° south, the middle of the drawing. */
const shrink = Math.cos((24 * Math.PI) / 180);

/** An equirectangular projection, `width` units wide. */
export function projectionOf(bounds: Bounds, width: number): Projection {
  const unit = width / ((bounds.east - bounds.west) * shrink);
  return {
    width,
    height: Math.round((bounds.north - bounds.south) * unit),
    scale: unit / 29,
    point: ([longitude, latitude]) => [
      round((longitude - bounds.west) * shrink * unit),
      round((bounds.north - latitude) * unit),
    ],
  };
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** A soft line through points: Catmull-Rom as cubic Béziers, as path data. */
export function softLine(points: readonly Point[], closed: boolean): string {
  const kept = points.filter(
    ([x, y], place) => place === 0 || distance([x, y], points[place - 1] ?? [x, y]) > 0.5,
  );
  const count = kept.length;
  const at = (place: number): Point =>
    kept[closed ? (place + count) % count : Math.max(0, Math.min(count - 1, place))] ?? [0, 0];
  const tension = 0.12;
  let path = `M${at(0).join(' ')}`;
  for (let place = 0; place < (closed ? count : count - 1); place++) {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    const leave = [0, 1].map((axis) => from[axis as 0] + (to[axis as 0] - before[axis as 0]) * tension);
    const arrive = [0, 1].map((axis) => to[axis as 0] - (after[axis as 0] - from[axis as 0]) * tension);
    path += `C${[...leave, ...arrive, ...to].map(round).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2);

/** A leg of a route: bent to the side of its way by a part of its length. */
export function bentLine([x1, y1]: Point, [x2, y2]: Point, bend: number): string {
  const [mx, my] = [(x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend];
  return `M${x1} ${y1}Q${round(mx)} ${round(my)} ${x2} ${y2}`;
}

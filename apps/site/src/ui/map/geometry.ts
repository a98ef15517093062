import { type Curve, type Point, pathData, round, type Step } from './path-data.ts';

export { type Point, round } from './path-data.ts';

/** Where a place lies: [longitude, latitude] in degrees; west and south are negative. */
export type Coordinates = readonly [longitude: number, latitude: number];
export type Line = readonly Coordinates[];

export const coordinatesOf = ({
  longitude,
  latitude,
}: {
  readonly longitude: number;
  readonly latitude: number;
}): Coordinates => [longitude, latitude];

/** Edges of a map in degrees. */
export interface Bounds {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Whether coordinates are on the map, and not at its very edge, where a pin has no room. */
export const liesWithin = (
  { west, north, east, south }: Bounds,
  [longitude, latitude]: Coordinates,
): boolean =>
  longitude > west + 0.5 && longitude < east - 0.5 && latitude < north - 0.5 && latitude > south + 0.5;

/** A part of a drawing, in its units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether two parts of a map lie over one another. */
export const meet = (one: Box, two: Box): boolean =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;

/** Where degrees fall on a drawing. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  /** How much larger than the standard drawing (29 units to a degree of longitude at the standard parallel). */
  readonly scale: number;
  /** To a tenth of a unit. */
  readonly point: (place: Coordinates) => Point;
  /** To the nearest whole unit. */
  readonly wholePoint: (place: Coordinates) => Point;
  /** The place drawn at a point. */
  readonly placeAt: (point: Point) => Coordinates;
}

/** The parallel at which the drawing of southern Africa is true to scale. */
export const standardParallel = 24;
/** Maps whose middle lies between these are drawn as southern Africa is: no distance on them is more than an eighth off. */
const asStandard = { from: 10, to: 38 };
/** Nearer to a pole a map would become a column. */
const farthest = 60;

/** How much shorter than a degree of latitude a degree of longitude is drawn on a map with its middle at this latitude. */
export function shrinkAt(latitude: number): number {
  const distance = Math.abs(latitude);
  const near = distance >= asStandard.from && distance <= asStandard.to;
  return Math.cos(((near ? standardParallel : Math.min(distance, farthest)) * Math.PI) / 180);
}

/** An equirectangular projection, `width` units wide. */
export function projectionOf(bounds: Bounds, width: number): Projection {
  const shrink = shrinkAt((bounds.north + bounds.south) / 2);
  const unit = width / ((bounds.east - bounds.west) * shrink);
  const exact = ([longitude, latitude]: Coordinates) =>
    [(longitude - bounds.west) * shrink * unit, (bounds.north - latitude) * unit] as const;
  const roundedBy = (rounded: (value: number) => number) => (place: Coordinates) => {
    const [x, y] = exact(place);
    return [rounded(x), rounded(y)] as const;
  };
  return {
    width,
    height: Math.round((bounds.north - bounds.south) * unit),
    scale: unit / 29,
    point: roundedBy(round),
    wholePoint: roundedBy(Math.round),
    placeAt: ([x, y]) => [bounds.west + x / (shrink * unit), bounds.north - y / unit],
  };
}

/** The cubic Béziers of a Catmull-Rom line through points. */
function curvesThrough(points: readonly Point[], closed: boolean): readonly Curve[] {
  const kept = points.filter(
    ([x, y], place) => place === 0 || distance([x, y], points[place - 1] ?? [x, y]) > 0.5,
  );
  const count = kept.length;
  const at = (place: number): Point =>
    kept[closed ? (place + count) % count : Math.max(0, Math.min(count - 1, place))] ?? [0, 0];
  const tension = 0.12;
  const towards = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): Point => [
    round(x + (x2 - x1) * tension),
    round(y + (y2 - y1) * tension),
  ];
  return Array.from({ length: Math.max(0, closed ? count : count - 1) }, (_, place): Curve => {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    return [from, towards(from, before, to), towards(to, after, from), to];
  });
}

const words = (points: readonly Point[]) => points.map((point) => point.map(round).join(' ')).join(' ');
const curveWords = ([, ...points]: Curve) => `C${words(points)}`;

/** A soft line through points: Catmull-Rom as cubic Béziers, as path data. */
export function softLine(points: readonly Point[], closed: boolean): string {
  const path = `M${points[0]?.join(' ') ?? '0 0'}${curvesThrough(points, closed).map(curveWords).join('')}`;
  return closed ? `${path}Z` : path;
}

/**
 * As much of a soft line as may be seen in a part of a drawing: there it is the same, curve for curve. What lies beyond its edges is
 * left out of an open line; a closed one follows the edges instead, so that it holds the same of what is seen.
 *
 * @returns an empty path where nothing is seen of it
 */
export function softLineWithin(points: readonly Point[], closed: boolean, box: Box): string {
  const curves = curvesThrough(points, closed);
  return closed ? closedWithin(curves, box) : openWithin(curves, box);
}

function openWithin(curves: readonly Curve[], box: Box): string {
  let beyond = true;
  return pathData(
    curves.flatMap((curve): readonly Step[] => {
      const before = beyond;
      beyond = liesBeyond(curve, box);
      if (beyond) return [];
      return before ? [{ move: curve[0] }, { curve }] : [{ curve }];
    }),
  );
}

function closedWithin(curves: readonly Curve[], box: Box): string {
  const [first] = curves;
  if (!first || curves.length < 3) return '';
  const start = liesBeyond(first, box) ? onEdge(first[0], box) : first[0];
  const steps: Step[] = [{ move: start }];
  let along: readonly Point[] = [];
  const straight = (points: readonly Point[]) => steps.push(...points.map((point) => ({ straight: point })));
  for (const curve of curves) {
    if (liesBeyond(curve, box)) {
      along = withCorner(along, onEdge(curve[3], box));
      continue;
    }
    // From the edge to where the curve begins: both lie beyond the same edge.
    if (along.length > 0) straight([...along, curve[0]]);
    along = [];
    steps.push({ curve });
  }
  // Nothing of the line itself is seen: either it runs around the whole box, or it is elsewhere.
  if (steps.length === 1 && Math.abs(areaOf([start, ...along])) < 1) return '';
  straight(along);
  return `${pathData(steps)}Z`;
}

/** As much of an open line as may be seen in a part of a drawing, from point to point: where corners are not seen. */
export function straightLineWithin(points: readonly Point[], box: Box): string {
  const stretches = points
    .slice(1)
    .map((to, place): Curve => [points[place] ?? to, points[place] ?? to, to, to]);
  let beyond = true;
  return pathData(
    stretches.flatMap((stretch): readonly Step[] => {
      const before = beyond;
      beyond = liesBeyond(stretch, box);
      if (beyond) return [];
      return before ? [{ move: stretch[0] }, { straight: stretch[3] }] : [{ straight: stretch[3] }];
    }),
  );
}

/** Whether a curve lies beyond one edge of a box: it is never outside the hull of its four points. */
const liesBeyond = (curve: Curve, { left, top, right, bottom }: Box): boolean =>
  curve.every(([x]) => x < left) ||
  curve.every(([x]) => x > right) ||
  curve.every(([, y]) => y < top) ||
  curve.every(([, y]) => y > bottom);

/** The point of a box that is nearest to this one. */
const onEdge = ([x, y]: Point, { left, top, right, bottom }: Box): Point => [
  Math.min(right, Math.max(left, x)),
  Math.min(bottom, Math.max(top, y)),
];

/** A way along edges that goes on to a point: of three on one edge the one between is left out. */
function withCorner(along: readonly Point[], next: Point): readonly Point[] {
  const [one, two] = along.slice(-2);
  if (!one || !two) return [...along, next];
  const straight = [0, 1].some((axis) => one[axis] === two[axis] && two[axis] === next[axis]);
  return straight ? [...along.slice(0, -1), next] : [...along, next];
}

const areaOf = (ring: readonly Point[]): number =>
  ring.reduce((area, [x, y], place) => {
    const [x1, y1] = ring.at(place - 1) ?? [x, y];
    return area + (x1 * y - x * y1) / 2;
  }, 0);

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2);

/** Whether a point lies within a closed line. */
export function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let [x2, y2] = ring.at(-1) ?? [0, 0];
  for (const [x1, y1] of ring) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    [x2, y2] = [x1, y1];
  }
  return inside;
}

/** How far a point lies from a closed line. */
export function distanceFrom(ring: readonly Point[], [x, y]: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  let [x2, y2] = ring.at(-1) ?? [0, 0];
  for (const [x1, y1] of ring) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
    const [away, up] = [x1 + share * dx - x, y1 + share * dy - y];
    nearest = Math.min(nearest, away * away + up * up);
    [x2, y2] = [x1, y1];
  }
  return Math.sqrt(nearest);
}

/** A leg of a route: bent to the side of its way by a part of its length. */
export function bentLine([x1, y1]: Point, [x2, y2]: Point, bend: number): string {
  const [mx, my] = [(x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend];
  return `M${x1} ${y1}Q${round(mx)} ${round(my)} ${x2} ${y2}`;
}

import type { GroundLine } from '@sundowner/brand';
import { type Box, isInside, type Point, softLine } from '../../ui/map/geometry.ts';
import type { Ground } from './projection.ts';

/** A line as a local map draws it. */
export interface DrawnLine {
  readonly name: string;
  readonly kind: GroundLine['kind'];
  /** Path data. */
  readonly path: string;
  /** Where its name stands; `null` where there is no room for it. */
  readonly at: Point | null;
  /** What its name covers; `null` without one. */
  readonly box: Box | null;
  /** Points of it on the sheet, near enough to one another that nothing passes between them. */
  readonly points: readonly Point[];
}

/** Room a letter of a name takes, and from the middle of its line up and down. */
const letter = 8.5;
const half = 11;

interface Marked {
  readonly x: number;
  readonly y: number;
}

/** From the edge of the sheet, and from a number or another name. */
const edge = { x: 56, y: 34 };
const clear = 58;

/** The rivers, roads and shores among these that cross a local map, in their order: what lies lowest first. */
export function linesOnGround(
  known: readonly GroundLine[],
  { width, height, point }: Pick<Ground, 'width' | 'height' | 'point'>,
  marks: readonly Marked[],
): readonly DrawnLine[] {
  const taken: Marked[] = [...marks];
  const seen = known.flatMap(({ name, kind, places }) => {
    const points = places.map(point);
    const inside = between(points).filter(([x, y]) => x > 0 && x < width && y > 0 && y < height);
    return inside.length > 0 ? [{ name, kind, points, inside, near: between(inside) }] : [];
  });
  return seen.map(({ name, kind, points, inside, near }, place) => {
    const path = softLine(points, kind === 'sea');
    const drawn = { name, kind, path, points: near };
    if (name === '') return { ...drawn, at: null, box: null };
    const others = seen.flatMap((other, which) => (which === place ? [] : other.near));
    const spots = kind === 'sea' ? open(points, { width, height }) : inside;
    // Where another line runs through its name only if there is no other room.
    const clearOfOthers = spots.filter((at) => !others.some((each) => isIn(boxOfLineName(name, at), each)));
    const at = roomFor(clearOfOthers, taken, { width, height }) ?? roomFor(spots, taken, { width, height });
    if (at) taken.push({ x: at[0], y: at[1] });
    return { ...drawn, at, box: at && boxOfLineName(name, at) };
  });
}

/** What the name of a line covers, whose middle stands there. */
function boxOfLineName(name: string, [x, y]: Point): Box {
  const by = (name.length * letter) / 2;
  return { left: x - by, right: x + by, top: y - half, bottom: y + half };
}

const isIn = ({ left, right, top, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

/** The points of a line with seven more between each two, so that a long stretch has somewhere for its name. */
const between = (points: readonly Point[]): readonly Point[] =>
  points.flatMap((from, place) => {
    const to = points[place + 1];
    if (!to) return [from];
    return Array.from({ length: 8 }, (_, part): Point => {
      const share = part / 8;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });

/** Spots of the sheet that lie within a closed shore. */
function open(shore: readonly Point[], { width, height }: Sheet): readonly Point[] {
  const spots = Array.from(
    { length: 12 * 9 },
    (_, spot): Point => [((spot % 12) + 0.5) * (width / 12), (Math.floor(spot / 12) + 0.5) * (height / 9)],
  );
  return spots.filter((spot) => isInside(shore, spot));
}

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** Of these spots the one farthest from everything that is printed, where that is far enough. */
function roomFor(spots: readonly Point[], taken: readonly Marked[], { width, height }: Sheet): Point | null {
  let best: { readonly at: Point; readonly room: number } | null = null;
  for (const at of spots) {
    const [x, y] = at;
    if (x < edge.x || x > width - edge.x || y < edge.y || y > height - edge.y) continue;
    const room = Math.min(...taken.map((mark) => Math.hypot(mark.x - x, mark.y - y)), 160);
    if (room >= clear && (!best || room > best.room)) best = { at: [Math.round(x), Math.round(y)], room };
  }
  return best?.at ?? null;
}

import type { AtlasCountry } from './atlas.ts';
import { type Box, distanceFrom, isInside, meet, type Point, type Projection, round } from './geometry.ts';

/** A name on the land. */
export interface MapName {
  readonly name: string;
  readonly x: number;
  /** Of the line it stands on. */
  readonly y: number;
  readonly size: number;
  /** Of a country that is there as a neighbour. */
  readonly small: boolean;
}

interface Wanted {
  readonly country: AtlasCountry;
  readonly name: string;
  readonly small: boolean;
}

/** Half of the room a name takes on a map 520 units wide, with what keeps it clear: of a letter, and of a line. */
const half = { letter: 5, line: 12 };
const edge = 10;
/** So many spots of a country are tried across and down. */
const tried = 18;

/**
 * Where names of countries stand on ground where nobody placed them: inside what is seen of the country, clear of pins and of one
 * another. A neighbour's is left out where it has no room; one of a country the map is about may cross its border.
 *
 * @param taken where pins and their names stand
 */
export function placedNames(
  wanted: readonly Wanted[],
  projection: Projection,
  taken: readonly Box[],
): readonly MapName[] {
  const covered = [...taken];
  const land = wanted.flatMap(({ country }) => country.edges.map((places) => places.map(projection.point)));
  const isSea = (at: Point) => !land.some((ring) => isInside(ring, at));
  return wanted.flatMap(({ country, name, small }): MapName[] => {
    const size = nameSize(projection.scale, small, true);
    const by = projection.width / 520;
    const extent = { x: name.length * half.letter * by * (small ? 0.8 : 1), y: half.line * by };
    const edges = country.edges.map((places) => places.map(projection.point));
    const at = spotFor(edges, extent, { projection, covered, anywhere: !small, isSea });
    if (!at) return [];
    covered.push(around(at, extent));
    return [{ name, x: round(at[0]), y: round(at[1] + size / 3), size, small }];
  });
}

/** How large a name is printed; on ground that is drawn by hand it was fitted to what stands there. */
export function nameSize(scale: number, small: boolean, readable: boolean): number {
  const size = small ? Math.min(16, 13 * scale) : Math.min(24, 19 * scale);
  return round(readable ? Math.max(size, small ? 12 : 15) : size);
}

/** The part of a map a name covers. */
export const boxOfName = ({ name, x, y, size }: MapName): Box =>
  around([x, y - size / 3], { x: (name.length * size) / 4, y: size / 2 });

/** How large the name of a sea is printed. */
export const seaNameSize = (scale: number): number => round(Math.min(17, 15 * scale));

/** How large all names are printed on a narrow screen, in units (map.module.css): it draws the map at half its size. */
export const narrowSize = (width: number): number => (width >= 720 ? 24 : 20);

/** The part of a map the name of a sea covers; its middle stands where it does. */
export const boxOfSeaName = (name: string, [x, y]: Point, size: number): Box => ({
  left: x - name.length * size * 0.29,
  right: x + name.length * size * 0.29,
  top: y - size,
  bottom: y + size * 0.3,
});

interface Extent {
  readonly x: number;
  readonly y: number;
}

const around = ([x, y]: Point, extent: Extent): Box => ({
  left: x - extent.x,
  right: x + extent.x,
  top: y - extent.y,
  bottom: y + extent.y,
});

interface Ground {
  readonly projection: Projection;
  readonly covered: readonly Box[];
  /** Whether a spot will do that has less room than the name takes. */
  readonly anywhere: boolean;
  readonly isSea: (at: Point) => boolean;
}

/** The spot of a country that is farthest from its edges, in breadths and heights of the name. */
function spotFor(
  edges: readonly (readonly Point[])[],
  extent: Extent,
  { projection: { width, height }, covered, anywhere, isSea }: Ground,
): Point | null {
  const points = edges.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  // Most countries of a map of the earth are narrower than their names.
  if (!anywhere && (east - west < 2 * extent.x || south - north < 2 * extent.y)) return null;
  const isFree = (at: Point) => !covered.some((box) => meet(box, around(at, extent)));
  const [left, right] = [Math.max(west, edge + extent.x), Math.min(east, width - edge - extent.x)];
  const [top, bottom] = [Math.max(north, edge + extent.y), Math.min(south, height - edge - extent.y)];
  const scaled = edges.map((ring) => ring.map(([x, y]): Point => [x / extent.x, y / extent.y]));
  let best: { readonly at: Point; readonly room: number } | null = null;
  for (let spot = 0; left <= right && top <= bottom && spot < tried * tried; spot++) {
    const at: Point = [
      left + ((right - left) * ((spot % tried) + 0.5)) / tried,
      top + ((bottom - top) * (Math.floor(spot / tried) + 0.5)) / tried,
    ];
    if (!edges.some((ring) => isInside(ring, at))) continue;
    if (!isFree(at)) continue;
    const room = Math.min(...scaled.map((ring) => distanceFrom(ring, [at[0] / extent.x, at[1] / extent.y])));
    if ((anywhere || room >= 1) && (!best || room > best.room)) best = { at, room };
  }
  if (best || !anywhere) return best?.at ?? null;
  // An island under its pin bears its name below it, or above.
  const across = Math.min(width - edge - extent.x, Math.max(edge + extent.x, (west + east) / 2));
  const beside = [south + extent.y, north - extent.y, south + 3 * extent.y, north - 3 * extent.y];
  const clear = beside
    .filter((y) => y > edge + extent.y && y < height - edge - extent.y)
    .map((y): Point => [across, y]);
  return clear.find((at) => isFree(at) && isSea(at)) ?? null;
}

import { bordersWithin, countriesWithin, landWithin } from './atlas.ts';
import { isDrawnByHand } from './frames.ts';
import {
  type Bounds,
  type Box,
  isInside,
  type Line,
  meet,
  type Point,
  type Projection,
  projectionOf,
  round,
  softLineWithin,
  straightLineWithin,
} from './geometry.ts';
import { type Glyph, landscape, namePlaces, seaNames } from './glyphs.ts';
import {
  boxOfName,
  boxOfSeaName,
  type MapName,
  nameSize,
  narrowSize,
  placedNames,
  seaNameSize,
} from './names.ts';
import type { OwnCountry } from './own-countries.ts';
import { enclaves, parks, rivers, wideRivers } from './southern-africa.ts';

/** All that lies on a map but its pins, as path data and places in its units. Nothing beyond its edges is in it. */
export interface Drawing {
  readonly projection: Projection;
  /** All land, closed. */
  readonly land: string;
  /** Borders of countries the map is not about. */
  readonly borders: string;
  readonly countries: readonly { readonly key: string; readonly path: string }[];
  readonly enclaves: readonly string[];
  readonly parks: readonly string[];
  readonly rivers: readonly { readonly path: string; readonly width: number }[];
  readonly landscape: readonly { readonly glyph: Glyph; readonly at: Point; readonly size: number }[];
  readonly names: readonly MapName[];
  /** Names of the seas; one that is not roomy has its room at its own size only, and would begin on land where it is printed larger. */
  readonly seaNames: readonly { readonly name: string; readonly at: Point; readonly roomy: boolean }[];
}

/** Wider than tall shores of water lines, outermost first, in units of the standard drawing. */
export const shores = [64, 46, 30, 16] as const;

/**
 * On a map of so much of the earth, in units of the standard drawing, points nearer than this are drawn as one. Southern Africa is
 * drawn as it always was.
 */
const coarse = { below: 0.8, nearness: (scale: number) => Math.min(5, 1.2 / scale) };
/** Where borders, which are dotted, need no curves. */
const straightBelow = 1;

/** So many maps are kept: more than the pages of a collection show. */
const most = 60;
const kept = new Map<string, Drawing>();

/**
 * Draws what lies in a frame, or takes it from the last ones that were drawn: the same map stands on every page of a kind.
 *
 * @param taken where pins and their names stand, so that names of countries keep clear of them
 * @param whenNarrow where names of pins stand as they are printed on a narrow screen: a country the map is about is named there, too
 */
export function drawingOf(
  bounds: Bounds,
  width: number,
  countries: readonly OwnCountry[],
  taken: readonly Box[],
  whenNarrow: readonly Box[] = [],
): Drawing {
  const own = countries.map(({ key, name, country }) => [key, name, country.key]);
  const asked = JSON.stringify([bounds, width, own, taken, whenNarrow]);
  const before = kept.get(asked);
  const drawing = before ?? draw(bounds, width, countries, taken, whenNarrow);
  // The one asked for last is the last to go.
  kept.delete(asked);
  kept.set(asked, drawing);
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
  return drawing;
}

function draw(
  bounds: Bounds,
  width: number,
  own: readonly OwnCountry[],
  taken: readonly Box[],
  whenNarrow: readonly Box[],
): Drawing {
  const projection = projectionOf(bounds, width);
  const { height, scale, point } = projection;
  const byHand = isDrawnByHand(bounds);
  // The widest shore reaches into the map from beyond its edge, a line no farther than it is wide.
  const reach = Math.ceil((shores[0] / 2 + 8) * scale) + 12;
  const boxBeyond = (by: number) => ({ left: -by, top: -by, right: width + by, bottom: height + by });
  const [sheet, surroundings] = [boxBeyond(8), boxBeyond(reach)];
  const seen = degreesOf(bounds, reach / (scale * 29));
  const points = (places: Line) =>
    thinned(places.map(point), !byHand && scale < coarse.below ? coarse.nearness(scale) : 0);
  const line = (places: Line, closed: boolean, box = sheet) => softLineWithin(points(places), closed, box);
  const together = (lines: readonly Line[], closed: boolean, box = sheet) =>
    lines.map((each) => line(each, closed, box)).join('');
  const some = (paths: readonly string[]) => paths.filter(Boolean);
  const shown = countriesWithin(seen);
  const inside = shown.filter(({ key }) => enclaves.includes(key));
  const ownKeys = new Set(own.map(({ country }) => country.key));
  const names = namesOn(projection, { own, shown, ownKeys, byHand, taken, whenNarrow });
  return {
    projection,
    land: together(landWithin(seen), true, surroundings),
    borders: byHand
      ? ''
      : bordersWithin(seen)
          .map((border) =>
            scale < straightBelow
              ? straightLineWithin(points(border).map(whole), sheet)
              : line(border, false),
          )
          .join(''),
    countries: [...own]
      .sort((one, other) => Number(inside.includes(one.country)) - Number(inside.includes(other.country)))
      .map(({ key, country }) => ({ key, path: together(country.edges, true) }))
      .filter(({ path }) => path),
    enclaves: some(inside.filter(({ key }) => !ownKeys.has(key)).map(({ edges }) => together(edges, true))),
    parks: some(parks.map((park) => line(park, true))),
    rivers: rivers
      .map((river, place) => ({
        path: line(river, false),
        width: round((place < wideRivers ? 1.7 : 1.15) * Math.min(1.4, scale)),
      }))
      .filter(({ path }) => path),
    landscape: landscape.flatMap(({ glyph, at, size }) => {
      const drawn = round(size * Math.min(1.25, scale) * 10) / 10;
      const [x, y] = point(at);
      const by = 20 * drawn;
      const isSeen = x > -by && x < width + by && y > -by && y < height + by;
      return isSeen ? [{ glyph, at: [x, y], size: drawn }] : [];
    }),
    names,
    seaNames: seaNamesOn(projection, [...taken, ...names.map(boxOfName)], (at) =>
      shown.some(({ edges }) => edges.some((places) => isInside(places.map(point), at))),
    ),
  };
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** A frame with so many degrees more on each side. */
const degreesOf = ({ west, north, east, south }: Bounds, more: number): Bounds => ({
  west: west - more * 2,
  north: north + more,
  east: east + more * 2,
  south: south - more,
});

/** Points with those left out that are nearer than this to the one before. */
function thinned(points: readonly Point[], least: number): readonly Point[] {
  if (least === 0) return points;
  const kept: Point[] = [];
  for (const [x, y] of points) {
    const [lastX, lastY] = kept.at(-1) ?? [Number.NEGATIVE_INFINITY, 0];
    if (Math.hypot(x - lastX, y - lastY) >= least) kept.push([x, y]);
  }
  return kept;
}

interface Named {
  readonly own: readonly OwnCountry[];
  readonly shown: ReturnType<typeof countriesWithin>;
  readonly ownKeys: ReadonlySet<string>;
  readonly byHand: boolean;
  readonly taken: readonly Box[];
  readonly whenNarrow: readonly Box[];
}

/**
 * Names of the countries the map is about, and of their neighbours: by hand where they were placed by hand, else where there is room. One the
 * map is about keeps clear of the names of pins on a narrow screen too, where it can.
 */
function namesOn(
  projection: Projection,
  { own, shown, ownKeys, byHand, taken, whenNarrow }: Named,
): readonly MapName[] {
  const { point, scale, width, height } = projection;
  const mine = own.map(({ country, name }) => ({ country, name, small: false }));
  const around = shown
    .filter(({ key }) => !ownKeys.has(key))
    .map((country) => ({ country, name: country.name, small: true }));
  const placed = [...mine, ...around].flatMap(({ country, name, small }): MapName[] => {
    const at = byHand && namePlaces[country.key];
    if (!at) return [];
    const [x, y] = point(at);
    // What lies beyond the sheet has no name on it.
    const isSeen = x > 40 && x < width - 40 && y > 16 && y < height - 8;
    return isSeen ? [{ name, x, y, size: nameSize(scale, small, false), small }] : [];
  });
  const isClear = (name: MapName, boxes: readonly Box[], size = name.size) =>
    boxes.every((box) => !meet(box, boxOfName({ ...name, size })));
  const always = [...taken, ...whenNarrow];
  // One that was placed by hand gives way to a pin and its name.
  const free = placed.filter((name) =>
    name.small ? isClear(name, taken) : isClear(name, always, narrowSize(width)),
  );
  const missing = (names: readonly MapName[], { name }: { readonly name: string }) =>
    !names.some((other) => other.name === name);
  const wanted = mine.filter(
    ({ country, name }) =>
      missing(free, { name }) && (!byHand || !missing(placed, { name }) || !(country.key in namePlaces)),
  );
  const moved = placedNames(wanted, projection, [...always, ...free.map(boxOfName)]);
  const left = placed.filter(
    (name) =>
      !name.small && missing([...free, ...moved], name) && isClear(name, [...taken, ...moved.map(boxOfName)]),
  );
  const named = [...free, ...moved, ...left];
  const others = [
    ...wanted.filter((name) => missing(named, name)),
    ...around.filter((name) => (!byHand || !missing(placed, name)) && missing(named, name)),
  ];
  const all = [...named, ...placedNames(others, projection, [...taken, ...named.map(boxOfName)])];
  // In the order in which they are asked for.
  return [...mine, ...around].flatMap(({ name }) => all.find((each) => each.name === name) ?? []);
}

/** Ways a name of a sea may be moved from where it was placed by hand, in its own heights. */
const sideways = [0, -2, 2, -4, 4, -6, 6, -8, 8];

/** Names of the seas, where they were placed by hand or beside that, clear of everything else and of land; left out where there is no room. */
function seaNamesOn(
  projection: Projection,
  taken: readonly Box[],
  isLand: (at: Point) => boolean,
): Drawing['seaNames'] {
  const { point, width, height } = projection;
  const size = seaNameSize(projection.scale);
  const covered = [...taken];
  return seaNames.flatMap(({ name, at }) => {
    const [x, y] = point(at);
    if (!(x > 20 && x < width - 60 && y > 16 && y < height - 8)) return [];
    const found = sideways
      .flatMap((by) =>
        [0, -3, 3, -6, 6].map((across): Point => [round(x + across * size), round(y + by * size)]),
      )
      .map((spot) => ({ name, at: spot, box: boxOfSeaName(name, spot, size) }))
      .find(
        ({ at: spot, box }) =>
          box.left > 6 &&
          box.right < width - 6 &&
          box.top > 4 &&
          box.bottom < height - 4 &&
          !covered.some((other) => meet(box, other)) &&
          ((spot[0] === round(x) && spot[1] === round(y)) ||
            [box.left, box.right].every((side) => !isLand([side, spot[1]]))),
      );
    if (!found) return [];
    covered.push(found.box);
    const larger = boxOfSeaName(name, found.at, narrowSize(width));
    const middle = found.at[1] - size / 3;
    return [
      { name, at: found.at, roomy: ![larger.left, larger.right].some((side) => isLand([side, middle])) },
    ];
  });
}

import { type AtlasCountry, countryAt, extentOf } from './atlas.ts';
import { type Bounds, type Coordinates, liesWithin, shrinkAt, standardParallel } from './geometry.ts';
import { drawnByHand, southernAfrica } from './southern-africa.ts';

/** The least breadth and height of a map in degrees. */
const least = 8;
/** The room around what is on it: at the scale of a continent two degrees would be less than a pin. */
const roomAround = (span: number) => Math.max(2, span * 0.08);
/** A map that says where on the earth a place lies shows more around it. */
const leastOfLand = 16;
/** Of the map's height to its breadth, at least and at most. */
const flattest = 0.7;
const tallest = 1;

/** The part of the earth that shows all of these places, with room around them and of a shape that fits a page. */
export function boundsAround(places: readonly Coordinates[], atLeast = least): Bounds {
  const span = (values: readonly number[]) => {
    const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];
    return { middle: (low + high) / 2, length: Math.max(atLeast, high - low + 2 * roomAround(high - low)) };
  };
  const across = span(places.map(([longitude]) => longitude));
  const up = span(places.map(([, latitude]) => latitude));
  // Nearer to a pole than southern Africa a degree of longitude is drawn shorter than there.
  const shorter = shrinkAt(up.middle) / shrinkAt(standardParallel);
  const height = Math.max(up.length, across.length * shorter * flattest);
  const width = Math.max(across.length, height / (shorter * tallest));
  return {
    west: across.middle - width / 2,
    east: across.middle + width / 2,
    south: up.middle - height / 2,
    north: up.middle + height / 2,
  };
}

/**
 * The frame of a map that has all of these places on it: a usual one where they lie on it, else one of their own.
 *
 * @param usual the frames to choose from, best first
 * @param around what a frame of its own shows besides
 */
export function frameFor(
  places: readonly Coordinates[],
  usual: readonly Bounds[] = [southernAfrica],
  around: readonly Coordinates[] = [],
): Bounds {
  const holding = usual.find((bounds) => places.every((place) => liesWithin(bounds, place)));
  return holding ?? boundsAround([...places, ...around], leastOfLand);
}

/** The middle and two opposite corners of the main part of a country. */
export function cornersOf(country: AtlasCountry): {
  readonly middle: readonly Coordinates[];
  readonly corners: readonly Coordinates[];
} {
  const { west, east, south, north } = extentOf(country);
  return {
    middle: [[(west + east) / 2, (south + north) / 2]],
    corners: [
      [west, south],
      [east, north],
    ],
  };
}

/** Whether a map shows nothing but the ground that is drawn by hand. */
export const isDrawnByHand = ({ west, north, east, south }: Bounds): boolean =>
  west >= drawnByHand.west &&
  east <= drawnByHand.east &&
  north <= drawnByHand.north &&
  south >= drawnByHand.south;

/** What a map is called for those who cannot see it: "Map of Kenya and Tanzania", after the countries its places lie in. */
export function mapOf(bounds: Bounds, places: readonly Coordinates[]): string {
  if (isDrawnByHand(bounds)) return 'Map of southern Africa';
  const names = [...new Set(places.flatMap((place) => countryAt(place)?.name ?? []))];
  return names.length === 0 ? 'Map' : `Map of ${new Intl.ListFormat('en-GB').format(names)}`;
}

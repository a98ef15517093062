import type { MenuProperty } from '../../content/site/menu-properties.ts';
import { type Drawing, drawingOf } from '../../ui/map/drawing.ts';
import { mapOf } from '../../ui/map/frames.ts';
import {
  type Bounds,
  type Box,
  type Coordinates,
  coordinatesOf,
  liesWithin,
  type Point,
  projectionOf,
  shrinkAt,
} from '../../ui/map/geometry.ts';
import { type MapCountry, ownCountries } from '../../ui/map/own-countries.ts';

/** Where a property lies on the map, in its units, and where its name begins or ends. */
export interface MenuPin {
  readonly x: number;
  readonly y: number;
  readonly name: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' };
}

/** The map of Lodges & Hotels. */
export interface MenuMap {
  /** Whether its ground is the picture in `southern-africa.svg`; any other is drawn from the atlas. */
  readonly isPicture: boolean;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly drawing: Drawing;
  /** By the key of their property; one without coordinates has none. */
  readonly pins: ReadonlyMap<string, MenuPin>;
}

const width = 760;

/** Edges of the picture, which is 808 units high. */
const picture: Bounds = { west: 13.2, north: -14, east: 36.9, south: -37.02 };
/** As much of it as usual windows show: the map fills its panel from below, and a wide one cuts off its top. */
const seen: Bounds = { west: 13.7, north: -23.5, east: 36.4, south: -36.5 };
const shape = 808 / width;

/** Where the places lie on any other map, as parts of it: below the card in its corner, and where usual windows show it. */
const zone = { across: 0.56, up: 0.38, middle: 0.74 } as const;
/** Degrees across at the least. */
const least = 14;

type Property = Pick<MenuProperty, 'key' | 'shortName' | 'place'>;

/**
 * The map that shows where all of these properties lie: on the picture of southern Africa if they are on it, else in a frame of their own.
 *
 * @param countries those journeys lead through; the map is about them and the ones properties lie in
 */
export function menuMapOf(properties: readonly Property[], countries: readonly MapCountry[]): MenuMap {
  const placed = properties.flatMap(({ place, ...each }, order) =>
    place ? [{ ...each, order, place: coordinatesOf(place), coordinates: place }] : [],
  );
  const places = placed.map(({ place }) => place);
  const isPicture = places.every((place) => liesWithin(seen, place));
  const bounds = isPicture ? picture : boundsFor(places);
  const { wholePoint } = projectionOf(bounds, width);
  const pins = placed.map(({ key, shortName, order, place }) => ({
    key,
    shortName,
    pin: pinAt(wholePoint(place), order, isPicture),
  }));
  const own = ownCountries(
    [...countries, ...placed.map(({ coordinates }) => ({ coordinates }))],
    bounds,
    places,
  );
  const drawing = drawingOf(
    bounds,
    width,
    own,
    pins.map(({ shortName, pin }) => boxOf(pin, shortName)),
  );
  return {
    isPicture,
    label: mapOf(bounds, places),
    width,
    height: drawing.projection.height,
    drawing,
    pins: new Map(pins.map(({ key, pin }) => [key, pin])),
  };
}

/** A frame of the picture's shape with the places in their zone. */
function boundsFor(places: readonly Coordinates[]): Bounds {
  const span = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return { middle: (low + high) / 2, length: high - low };
  };
  const across = span(places.map(([longitude]) => longitude));
  const up = span(places.map(([, latitude]) => latitude));
  const shrink = shrinkAt(up.middle);
  const broad = Math.max(across.length / zone.across, least);
  const height = Math.max(up.length / zone.up, broad * shrink * shape);
  const breadth = height / shape / shrink;
  const north = up.middle + height * zone.middle;
  return {
    west: across.middle - breadth / 2,
    east: across.middle + breadth / 2,
    north,
    south: north - height,
  };
}

/** Where a pin's name stands from its dot, so that neighbours' names stay apart. */
const sides = [
  { dx: 26, dy: 34 },
  { dx: 40, dy: -12 },
  { dx: -14, dy: -10 },
  { dx: 22, dy: -22 },
] as const;

/** @param order the property's among all: neighbours on the map write their names to different sides */
function pinAt([x, y]: Point, order: number, isPicture: boolean): MenuPin {
  const { dx, dy } = sides[order % sides.length] ?? sides[0];
  // In the east of a map there is no room for a name before its edge.
  const isTurned = !isPicture && dx > 0 && x > width * 0.6;
  const aside = isTurned ? -dx : dx;
  return { x, y, name: { x: x + aside, y: y + dy, anchor: aside < 0 ? 'end' : 'start' } };
}

/** Room a letter of a pin's name takes. */
const letter = 8;

/** The part of the map that a pin and its name cover. */
function boxOf({ x, y, name }: MenuPin, words: string): Box {
  const end = name.x + words.length * letter * (name.anchor === 'end' ? -1 : 1);
  return {
    left: Math.min(x - 16, end),
    right: Math.max(x + 16, end),
    top: Math.min(y - 16, name.y - 14),
    bottom: Math.max(y + 16, name.y + 4),
  };
}

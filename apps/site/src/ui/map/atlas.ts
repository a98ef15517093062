import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };
import { type Bounds, type Coordinates, distanceFrom, isInside, type Line } from './geometry.ts';
import islands from './islands.json' with { type: 'json' };

/*
 * Borders and coasts are Natural Earth's, at its small scale: they are drawn, not surveyed (https://github.com/topojson/world-atlas).
 * That scale has no small islands; those of Africa come from the next larger one (islands.test.ts says which).
 */
const topology = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>;

export interface AtlasCountry {
  /** Its name as a part of an address: `south-africa`. */
  readonly key: string;
  /** As the atlas prints it; a long one is abbreviated: "Dem. Rep. Congo". */
  readonly name: string;
  /** ISO 3166 code, "CD"; `null` for one that has none. */
  readonly code: string | null;
  /** The outer edges of its parts as closed lines, islands after the rest. */
  readonly edges: readonly Line[];
}

interface World {
  readonly countries: ReadonlyMap<string, AtlasCountry>;
  /** Shores of all land as closed lines; an inland sea has one of its own inside another. */
  readonly land: readonly Line[];
  /** Each border once. */
  readonly borders: readonly Line[];
}

type Ring = readonly (readonly number[])[];

const placesOf = (ring: Ring): Line =>
  ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude] as const);

/** A closed line, its first place not said again. One across the date line goes on beyond 180 degrees instead of around the earth. */
function closed(ring: Ring): Line {
  let turn = 0;
  const places = placesOf(ring.slice(0, -1));
  return places.map(([longitude, latitude], place) => {
    const [before] = places[place - 1] ?? [longitude];
    if (Math.abs(longitude - before) > 180) turn += longitude > before ? -360 : 360;
    return [longitude + turn, latitude];
  });
}

/** The types know only what is one polygon already. */
const merged = (shapes: readonly unknown[]) => merge(topology, shapes as Polygon[]).coordinates;

const slugOf = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The types allow one without properties; the atlas has none such. */
const nameOf = ({ properties }: { readonly properties?: { name?: string } }): string =>
  properties?.name ?? '';

/** The atlas has numbers of ISO 3166, of which `Intl` knows the letters. */
const codeOf = (id: string | number | undefined): string | null =>
  id === undefined
    ? null
    : (new Intl.Locale(Intl.getCanonicalLocales(`und-${id}`)[0] ?? 'und').region ?? null);

/** Countries that are islands the small scale leaves out. */
const islandCodes: Readonly<Record<string, string>> = {
  Bahrain: 'BH',
  'Cabo Verde': 'CV',
  Comoros: 'KM',
  Mauritius: 'MU',
  'Saint Helena': 'SH',
  Seychelles: 'SC',
  'São Tomé and Principe': 'ST',
};

const islandsOf = Object.entries(islands).map(([name, edges]) => ({
  name,
  edges: edges.map((edge): Line => {
    const degrees = edge.split(' ').map(Number);
    return Array.from(
      { length: degrees.length / 2 },
      (_, at) => [degrees[2 * at] ?? 0, degrees[2 * at + 1] ?? 0] as const,
    );
  }),
}));

let known: World | undefined;

/** The whole atlas, put together when the first map asks for it. */
function world(): World {
  known ??= makeWorld();
  return known;
}

function makeWorld(): World {
  const shapes = topology.objects.countries.geometries.filter(
    (each): each is (Polygon | MultiPolygon) & typeof each =>
      each.type === 'Polygon' || each.type === 'MultiPolygon',
  );
  const countries = new Map<string, AtlasCountry>();
  for (const shape of shapes) {
    const name = nameOf(shape);
    const edges = merged([shape]).flatMap(([outer]) => (outer ? [closed(outer)] : []));
    edges.sort((one, other) => other.length - one.length);
    countries.set(slugOf(name), { key: slugOf(name), name, code: codeOf(shape.id), edges });
  }
  for (const { name, edges } of islandsOf) {
    const key = slugOf(name);
    const rest = countries.get(key);
    const code = rest?.code ?? islandCodes[name] ?? null;
    countries.set(key, { key, name, code, edges: [...(rest?.edges ?? []), ...edges] });
  }
  return {
    countries,
    land: [...merged(shapes).flat().map(closed), ...islandsOf.flatMap(({ edges }) => edges)],
    borders: mesh(topology, topology.objects.countries, (one, other) => one !== other).coordinates.map(
      placesOf,
    ),
  };
}

const boxes = new WeakMap<Line, Bounds>();

/** The degrees a line lies between. */
function boundsOf(line: Line): Bounds {
  const before = boxes.get(line);
  if (before) return before;
  let [west, east, south, north] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [longitude, latitude] of line) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  const box = { west, east, south, north };
  boxes.set(line, box);
  return box;
}

/** Whether any of a line may lie in a part of the earth. */
function meets(line: Line, { west, east, south, north }: Bounds): boolean {
  const box = boundsOf(line);
  return box.west <= east && box.east >= west && box.south <= north && box.north >= south;
}

const within = (lines: readonly Line[], bounds: Bounds) => lines.filter((line) => meets(line, bounds));

/** Shores that lie in a part of the earth. */
export const landWithin = (bounds: Bounds): readonly Line[] => within(world().land, bounds);

/** Borders that lie in a part of the earth. */
export const bordersWithin = (bounds: Bounds): readonly Line[] => within(world().borders, bounds);

/** Countries of which something lies in a part of the earth. */
export const countriesWithin = (bounds: Bounds): readonly AtlasCountry[] =>
  [...world().countries.values()].filter(({ edges }) => edges.some((edge) => meets(edge, bounds)));

/** The border two countries share, from west to east. */
export function borderBetween(one: string, other: string): Coordinates[] {
  const shapeOf = (key: string): unknown =>
    topology.objects.countries.geometries.find((each) => slugOf(nameOf(each)) === key);
  const both = [shapeOf(one), shapeOf(other)];
  return mesh(topology, topology.objects.countries, (a, b) => both.includes(a) && both.includes(b) && a !== b)
    .coordinates.flatMap(placesOf)
    .sort(([west], [east]) => west - east);
}

/** A pin on the shore may lie in the sea of so small a scale: it belongs to land at most so many degrees away. */
const offshore = 1;

/** The country a place lies in, or off whose shore it lies; `null` for one at sea. */
export function countryAt(place: Coordinates): AtlasCountry | null {
  const [longitude, latitude] = place;
  const near = countriesWithin({
    west: longitude - offshore,
    east: longitude + offshore,
    south: latitude - offshore,
    north: latitude + offshore,
  });
  // Of a country inside another one, such as Lesotho, the edges of both hold it.
  const [holding] = near
    .filter(({ edges }) => edges.some((edge) => isInside(edge, place)))
    .sort((one, other) => breadthOf(one) - breadthOf(other));
  if (holding) return holding;
  const [nearest] = near
    .map((country) => ({
      country,
      distance: Math.min(...country.edges.map((edge) => distanceFrom(edge, place))),
    }))
    .sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= offshore ? nearest.country : null;
}

function breadthOf(country: AtlasCountry): number {
  const { west, east } = extentOf(country);
  return east - west;
}

/** "Dem. Rep. Congo" is called by "Democratic Republic of the Congo" too. */
function patternOf(name: string): RegExp {
  const parts = name.split(' ').map((part) => `${slugOf(part)}${part.endsWith('.') ? '[a-z]*' : ''}`);
  return new RegExp(`^(?:the-)?${parts.join('-(?:(?:of|the|and)-)*')}$`);
}

const patterns = new Map<string, RegExp>();

/** The country of this name, or of an address made of it; `null` where the atlas knows none. */
export function countryOfName(words: string): AtlasCountry | null {
  const asked = slugOf(words);
  const { countries } = world();
  const found = countries.get(asked);
  if (found) return found;
  for (const country of countries.values()) {
    const pattern = patterns.get(country.key) ?? patternOf(country.name);
    patterns.set(country.key, pattern);
    if (pattern.test(asked)) return country;
  }
  return null;
}

/** The degrees the main part of a country lies between. */
export const extentOf = ({ edges }: AtlasCountry): Bounds => boundsOf(edges[0] ?? []);

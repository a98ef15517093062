import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };

/** A place as [longitude, latitude] in degrees; west and south are negative. */
export type Place = readonly [longitude: number, latitude: number];
export type Line = readonly Place[];

/* Borders and coasts are Natural Earth's, at its small scale: they are drawn, not surveyed (https://github.com/topojson/world-atlas). */
const topology = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** A country of the atlas by its number in ISO 3166-1. */
function drawn(number: string): Polygon | MultiPolygon {
  const found = topology.objects.countries.geometries.find(({ id }) => id === number);
  if (found?.type !== 'Polygon' && found?.type !== 'MultiPolygon')
    throw new Error(`The atlas has no country ${number}.`);
  return found;
}

const numbers = {
  'south-africa': '710',
  namibia: '516',
  botswana: '072',
  zimbabwe: '716',
  zambia: '894',
} as const;

/** The five countries a journey may lead through. */
export type Country = keyof typeof numbers;

/** The outer edge of a drawn shape, its first place not said again; islands are left out. */
function edgeOf(rings: readonly (readonly (readonly number[])[])[]): Line {
  const [outer = []] = [...rings].sort((one, other) => other.length - one.length);
  return outer.slice(0, -1).map(([longitude = 0, latitude = 0]) => [longitude, latitude] as const);
}

/** The outer edge of countries taken together; the types know only what is one polygon already. */
const outline = (numbers: readonly string[]): Line =>
  edgeOf(merge(topology, numbers.map(drawn) as Polygon[]).coordinates.flat());

/** The five countries a journey may lead through, as closed lines. */
export const countries = Object.fromEntries(
  Object.entries(numbers).map(([country, number]) => [country, outline([number])]),
) as Readonly<Record<Country, Line>>;

/** Countries inside another one: Lesotho and Eswatini. */
export const enclaves: readonly Line[] = ['426', '748'].map((number) => outline([number]));

/** Malawi, Mozambique, Angola, the Democratic Republic of the Congo and Tanzania: land that is drawn without a name of its own. */
const around = ['454', '508', '024', '180', '834'];

/** North of it no map shows anything; the land ends there in a straight line. */
const northOfAll = -6;

/** The whole of the land, shore included. */
export const land: Line = outline([...Object.values(numbers), ...around, '426', '748']).filter(
  ([, latitude]) => latitude < northOfAll,
);

/** The border two countries share, from west to east. */
function border(one: Country, other: Country): Place[] {
  const both: readonly unknown[] = [drawn(numbers[one]), drawn(numbers[other])];
  return mesh(topology, topology.objects.countries, (a, b) => both.includes(a) && both.includes(b) && a !== b)
    .coordinates.flat()
    .map(([longitude = 0, latitude = 0]) => [longitude, latitude] as const)
    .sort(([west], [east]) => west - east);
}

/* Where a river is the border it lies on it; the rest is entered by hand from an atlas. */
const orangeRiver = border('south-africa', 'namibia').filter(([, latitude]) => latitude < -28);
const limpopo = [
  ...border('south-africa', 'botswana').filter(([longitude]) => longitude > 26.6),
  ...border('south-africa', 'zimbabwe'),
];
const zambezi = border('zambia', 'zimbabwe');

/** Rivers, the wide ones first. */
export const rivers: readonly Line[] = [
  [
    [28.9, -29.5],
    [27.5, -30.4],
    [26, -30.6],
    [24.6, -29.6],
    [23.3, -29.3],
    [22, -28.8],
    [20.7, -28.5],
    ...orangeRiver.reverse(),
  ],
  [...limpopo, [32.5, -23.6], [33.0, -24.6], [33.5, -25.2]],
  [
    [22.6, -13.2],
    [22.8, -15],
    [23.4, -16.6],
    [24.6, -17.6],
    ...zambezi,
    [31.6, -15.7],
    [33.5, -16.5],
    [35, -17.5],
    [36.2, -18.7],
  ],
  [
    [18.3, -14],
    [18.6, -16.5],
    [20.5, -17.9],
    [21.8, -18.3],
    [22.4, -19],
  ],
  [
    [22.4, -19],
    [23.1, -19.6],
  ],
  [
    [22.2, -18.7],
    [22.9, -18.9],
  ],
  [
    [30.6, -25.1],
    [31.1, -25.02],
    [31.5, -24.99],
    [32.0, -25.2],
    [32.4, -25.6],
  ],
  [
    [29.2, -25.6],
    [29.6, -24.8],
    [30.4, -24.4],
    [31.1, -24.05],
    [31.9, -23.95],
    [32.7, -24.1],
  ],
  [
    [28.1, -26.9],
    [26.8, -27.2],
    [25.6, -27.9],
    [24.6, -28.7],
    [23.8, -29.1],
  ],
  [
    [22.3, -18.9],
    [23.4, -19.2],
  ],
];
/** So many of them are wide. */
export const wideRivers = 3;

/** National parks. */
export const parks: readonly Line[] = [
  [
    [31.3, -22.45],
    [31.85, -24.2],
    [31.93, -25.0],
    [31.95, -25.45],
    [31.35, -25.42],
    [31.45, -24.95],
    [31.2, -24.3],
    [31.1, -23.6],
    [30.9, -22.7],
  ],
  [
    [27.3, -24.2],
    [27.75, -24.25],
    [27.7, -24.6],
    [27.3, -24.55],
  ],
  [
    [14.7, -22.9],
    [15.6, -23.1],
    [16.0, -24.6],
    [15.7, -26.2],
    [15.1, -26.1],
    [14.6, -24.2],
  ],
  [
    [22.1, -18.6],
    [23.4, -18.7],
    [23.9, -19.4],
    [23.2, -20.0],
    [22.3, -19.4],
  ],
  [
    [20.1, -24.9],
    [20.75, -25.4],
    [20.7, -26.3],
    [20.1, -26.6],
  ],
];

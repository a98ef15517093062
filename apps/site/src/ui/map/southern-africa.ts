import { borderBetween } from './atlas.ts';
import type { Bounds, Line } from './geometry.ts';

/** All of southern Africa, and the south of it at a larger scale. */
export const southernAfrica: Bounds = { west: 10.5, north: -11.5, east: 41, south: -35.8 };
export const farSouth: Bounds = { west: 13.2, north: -19.2, east: 36.9, south: -37 };

/** Ground of which more is drawn by hand than the atlas has: rivers, parks, hills, and where names stand. */
export const drawnByHand: Bounds = { west: 10, north: -11, east: 42, south: -39 };

/** Countries that lie inside others: they are drawn over them. */
export const enclaves: readonly string[] = ['lesotho', 'eswatini'];

/* Where a river is the border it lies on it; the rest is entered by hand from an atlas. */
const orangeRiver = borderBetween('south-africa', 'namibia').filter(([, latitude]) => latitude < -28);
const limpopo = [
  ...borderBetween('south-africa', 'botswana').filter(([longitude]) => longitude > 26.6),
  ...borderBetween('south-africa', 'zimbabwe'),
];
const zambezi = borderBetween('zambia', 'zimbabwe');

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

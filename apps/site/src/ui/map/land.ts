import {
  caprivi,
  eastBorder,
  type Line,
  limpopo,
  mozambiqueCoast,
  namibiaNorth,
  namibianCoast,
  orangeRiver,
  southAfricaBotswana,
  southAfricanCoast,
  zambezi,
  zimbabweBotswana,
  zimbabweMozambique,
} from './borders.ts';

export type { Place } from './borders.ts';

const backwards = (line: Line): Line => [...line].reverse();

/** The five countries a journey may lead through, as closed lines. */
export const countries = {
  'south-africa': [...southAfricanCoast, ...eastBorder, ...limpopo, ...southAfricaBotswana, ...orangeRiver],
  namibia: [...namibianCoast, ...backwards(orangeRiver), ...caprivi, ...namibiaNorth],
  botswana: [...caprivi, ...backwards(zimbabweBotswana), ...southAfricaBotswana],
  zimbabwe: [...zambezi, [30.4, -16.0], ...zimbabweMozambique, ...limpopo, ...zimbabweBotswana],
  zambia: [
    [21.95, -16.2],
    [21.95, -13.0],
    [24.0, -13.0],
    [24.0, -10.9],
    [25.3, -11.3],
    [26.9, -12.0],
    [27.3, -11.6],
    [28.4, -12.4],
    [29.0, -13.4],
    [29.8, -13.5],
    [29.8, -12.1],
    [28.7, -11.9],
    [28.4, -11.0],
    [28.6, -10],
    [33, -10],
    [33.3, -11],
    [32.8, -13.6],
    [30.2, -14.9],
    [30.4, -15.6],
    ...backwards(zambezi),
    ...namibiaNorth.slice(0, 3),
    [22.9, -16.8],
  ],
} satisfies Record<string, Line>;

export type Country = keyof typeof countries;

/** The whole of the land, shore included. */
export const land: Line = [
  [8, -8],
  [12.8, -8.4],
  [13.8, -10.9],
  [13.4, -12.6],
  [12.4, -14.2],
  [11.75, -17.25],
  ...namibianCoast,
  ...southAfricanCoast,
  ...mozambiqueCoast,
  [40.5, -6],
  [8, -6],
];

/** Countries inside another one. */
export const enclaves: readonly Line[] = [
  [
    [27.0, -29.6],
    [27.7, -28.9],
    [28.6, -28.6],
    [29.3, -29.1],
    [29.4, -29.5],
    [29.0, -30.1],
    [28.2, -30.4],
    [27.7, -30.6],
    [27.3, -30.2],
  ],
  [
    [31.3, -25.75],
    [31.9, -25.9],
    [32.1, -26.5],
    [32.1, -26.85],
    [31.8, -27.3],
    [31.0, -27.2],
    [30.8, -26.6],
    [31.0, -26.0],
  ],
];

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
    [20, -28.4],
    ...orangeRiver,
  ],
  [
    [26.8, -24.6],
    [27.1, -23.6],
    [28.3, -22.7],
    [29.4, -22.2],
    [30.3, -22.3],
    [31.3, -22.4],
    [32.5, -23.6],
    [33.0, -24.6],
    [33.5, -25.2],
  ],
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

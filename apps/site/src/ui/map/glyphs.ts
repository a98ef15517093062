import type { Coordinates } from './geometry.ts';

export type Glyph = 'hill' | 'dune' | 'tree' | 'reed' | 'wave';

/** Strokes of each glyph, around its own middle; a filled shape is named as such. */
export const glyphPaths: Readonly<
  Record<Glyph, readonly { readonly d: string; readonly filled?: boolean }[]>
> = {
  hill: [
    { d: 'M-16 6C-12 2-9-8-5-9C-2-9 0-2 3-1C5-1 7-5 9-5C12-5 14 3 18 6' },
    { d: 'M-5-9C-4-4-6 0-4 5M9-5C9-2 8 2 9 5' },
  ],
  dune: [{ d: 'M-16 5C-8 4-4-6 2-7C5-4 2-1 5 2C8 4 12 4 17 5M2-7C0-3 1 1-3 5' }],
  tree: [{ d: 'M0 8V0M0 2L-5-4M0 1L5-4' }, { d: 'M-11-4C-9-9 9-9 11-4C6-3-6-3-11-4Z', filled: true }],
  wave: [{ d: 'M-14 0C-10-4-8-4-5 0C-2 4 0 4 3 0C6-4 8-4 12 0' }],
  reed: [{ d: 'M-6 6C-6 0-8-4-9-8M0 6V-9M6 6C6 0 8-4 9-8M-3 6C-3 2-4 0-5-3M3 6C3 2 4 0 5-3' }],
};

/** Where a glyph stands, and how large. */
export const landscape: readonly {
  readonly glyph: Glyph;
  readonly at: Coordinates;
  readonly size: number;
}[] = (
  [
    ['hill', 28.9, -29.2, 1],
    ['hill', 29.6, -28.4, 1],
    ['hill', 20.6, -33.5, 0.9],
    ['hill', 22.4, -33.6, 0.8],
    ['hill', 27.9, -24.9, 0.75],
    ['hill', 30.55, -25.0, 0.8],
    ['dune', 15.2, -24.5, 1],
    ['dune', 15.9, -23.4, 0.9],
    ['dune', 15.9, -25.7, 0.8],
    ['dune', 21.7, -25.5, 0.8],
    ['dune', 22.8, -24, 0.8],
    ['tree', 24.9, -21.6, 1],
    ['tree', 23.3, -22.6, 0.8],
    ['tree', 31.55, -23.7, 0.75],
    ['tree', 31.2, -17.9, 0.8],
    ['tree', 30.6, -20.6, 0.8],
    ['tree', 17.5, -19.4, 0.9],
    ['tree', 26.5, -14.8, 0.9],
    ['tree', 31, -13, 0.9],
    ['tree', 26.3, -28.2, 0.8],
    ['tree', 18.6, -21, 0.8],
    ['reed', 22.7, -19.5, 0.8],
    ['wave', 13.4, -30, 1.2],
    ['wave', 14.6, -33, 1.1],
    ['wave', 33.6, -31.5, 1.2],
    ['wave', 36.4, -27.6, 1.2],
    ['wave', 38.6, -21.4, 1.1],
    ['wave', 28, -35, 1.1],
    ['wave', 11.6, -25, 1],
  ] as const
).map(([glyph, longitude, latitude, size]) => ({ glyph, at: [longitude, latitude], size }));

/** Where the names of countries stand in southern Africa, clear of what is drawn there. */
export const namePlaces: Readonly<Record<string, Coordinates>> = {
  'south-africa': [24.2, -30.9],
  namibia: [17.3, -22.5],
  botswana: [23.9, -20.6],
  zimbabwe: [29.7, -19.2],
  zambia: [26.3, -13.6],
  mozambique: [34.7, -23.1],
};
export const seaNames: readonly { readonly name: string; readonly at: Coordinates }[] = [
  { name: 'Atlantic', at: [13.2, -32.2] },
  { name: 'Indian Ocean', at: [35.6, -30.3] },
];

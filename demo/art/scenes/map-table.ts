import { skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** Two people, one table, and a map of the south of Africa with a pencil line across it. */
export const scene: Scene = {
  palette: 'cape',
  colors: { soil: '#94663f', accent: '#b5502f', slope: '#5f7f6a', rock: '#c9b79c', glow: '#ffe0a6' },
  seed: 15473,
  sun: [0.8, 0.24, 0.036],
  layers: [
    ...skyday({ n: 6, to: 0.5 }),
    ['tablemountain', { base: 0.56, h: 0.2, x0: 0.46, scale: 0.6, cloth: 0.7 }],
    ['forest', { y: 0.6, h: 0.09, color: 'slope>near:0.2', light: 0.5, tag: 'f1' }],
    [
      'room',
      {
        floor: 0.84,
        wall: 'rock>cloud:0.3',
        ceiling: 'cornice',
        ceilY: 0.09,
        openings: [
          {
            x0: 0.58,
            x1: 0.86,
            y0: 0.17,
            y1: 0.62,
            nx: 3,
            ny: 2,
            sill: 1,
            frame: 0.016,
            bar: 0.007,
            frameC: 'cloud',
          },
        ],
        floorC: 'soil>near:0.3',
        vp: 0.5,
      },
    ],
    ['shelves', { x: 0.11, y: 0.84, h: 0.56, w: 0.34, rows: 5 }],
    ['wallmap', { x: 0.36, y: 0.58, h: 0.4 }],
    ['lamp', { x: 0.6, y: 0.11, h: 0.16, kind: 'pendant' }],
    [
      'figure',
      {
        x: 0.45,
        y: 0.93,
        h: 0.5,
        pose: 'point',
        top: 'sky.0',
        bottom: 'near>rock:0.3',
        skin: '#5a3626',
        dark: 0.12,
        sleeve: 1,
        flip: 1,
      },
    ],
    [
      'figure',
      {
        x: 0.82,
        y: 0.93,
        h: 0.49,
        pose: 'hands',
        flip: 1,
        top: 'accent',
        bottom: 'slope>near:0.3',
        dress: 0.1,
        hair2: 'long',
        prop: 'book',
        skin: '#c99476',
        dark: 0.12,
      },
    ],
    ['sidetable', { x: 0.64, y: 0.945, h: 0.2, w: 1.7, drawers: 2, color: 'soil>near:0.15' }],
    ['teacup', { x: 0.6, y: 0.745, h: 0.045 }],
    ['lamp', { x: 0.69, y: 0.745, h: 0.16, kind: 'table' }],
  ],
};

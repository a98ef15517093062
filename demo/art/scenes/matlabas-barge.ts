import { base, hills } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** A flat barge on a narrow river below copper cliffs. */
export const scene: Scene = {
  palette: 'marataba',
  colors: { soil: '#9c6f43', slope: '#66704a', accent: '#b8552c', water: '#3f7391' },
  seed: 1509,
  sun: [0.82, 0.3, 0.044],
  layers: [
    ...hills({
      bias: [
        [0.24, 0.18, 0.7],
        [0.6, 0.12, 0.2],
      ],
    }),
    ['forest', { y: 0.7, h: 0.07, freq: 1.6, color: 'far>near:0.55', light: 0.5, tag: 'f1' }],
    ['waterpatch', { y0: 0.7, y1: 0.83 }],
    ['safariboat', { x: 0.42, y: 0.8, h: 0.17 }],
    [
      'figure',
      {
        x: 0.345,
        y: 0.782,
        h: 0.125,
        pose: 'sitlook',
        top: 'cloud',
        bottom: 'rock',
        hat: 'brim',
        prop: 'binoculars',
        dark: 0.3,
      },
    ],
    [
      'figure',
      {
        x: 0.4,
        y: 0.782,
        h: 0.12,
        pose: 'sit',
        top: 'accent',
        bottom: 'rock',
        skin: '#c99476',
        hair2: 'long',
        dark: 0.3,
      },
    ],
    [
      'figure',
      {
        x: 0.485,
        y: 0.792,
        h: 0.14,
        pose: 'point',
        top: 'slope',
        bottom: 'near',
        hat: 'brim',
        skin: '#3f271c',
        dark: 0.35,
      },
    ],
    ['boatside', { x: 0.42, y: 0.8, h: 0.17 }],
    ['water', { y: 0.812, tint: 0.34, deep: 'sky.0', shallow: 'sky.3', shore: 0, glitter: 0.8 }],
    ['birds', { n: 5, x: 0.52, y: 0.2, w: 0.16, h: 0.08, size: 0.014 }],
    ['bigtree', { x: 0.96, y: 0.95, h: 0.66, w: 0.7, clumps: 17 }],
    ['reeds', { from: -0.03, to: 0.26, y: 1.03, h: 0.24, n: 200, papyrus: 0.1 }],
    base({ y: 0.985, h: 0.05, n: 800 }),
  ],
};

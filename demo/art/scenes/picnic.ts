import { base, bush } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'bush',
  colors: { soil: '#a87c4a', rock: '#c2ab7c', slope: '#6e7c46', accent: '#b85a3a' },
  seed: 888,
  sun: [0.22, 0.3, 0.05],
  layers: [
    ...bush({ ground: '#d3c47e', to2: '#5a6130' }),
    ['giraffe', { x: 0.2, y: 0.72, h: 0.13, color: 'far>near:0.55' }],
    ['bigtree', { x: 0.8, y: 0.9, h: 0.86, w: 0.86, clumps: 25, light: 0.55 }],
    ['blanket', { x: 0.575, y: 0.935, w: 0.33, h: 0.055 }],
    [
      'figure',
      {
        x: 0.475,
        y: 0.925,
        h: 0.3,
        pose: 'toast',
        top: 'cloud',
        bottom: 'rock',
        hat: 'brim',
        prop: 'glass',
        skin: '#7b4a31',
        dark: 0.3,
      },
    ],
    [
      'figure',
      {
        x: 0.675,
        y: 0.925,
        h: 0.295,
        pose: 'toast',
        flip: 1,
        top: 'accent',
        bottom: 'sky.0',
        hair2: 'long',
        prop: 'glass',
        skin: '#c99476',
        dark: 0.3,
      },
    ],
    ['hamper', { x: 0.575, y: 0.918, h: 0.06 }],
    base({ y: 0.955, h: 0.075, n: 2000, tip: '#e3d690', tipMix: 0.6 }),
  ],
};

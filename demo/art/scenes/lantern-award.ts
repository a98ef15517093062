import { river } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** The lantern that won the prize, on the rail where it always stands. */
export const scene: Scene = {
  palette: 'boma',
  colors: {
    sky: ['#1d2748', '#4a4468', '#8f5f74', '#d08a72', '#f2bf8a'],
    far: '#4c4560',
    near: '#0f0b14',
    haze: '#c98f7c',
    soil: '#7a5040',
    glow: '#ffb968',
    rock: '#8a7468',
  },
  seed: 15427,
  sun: [0.2, 0.5, 0.05],
  layers: [
    ...river({ n: 8, f2: 0.66, palms: 4 }),
    ['water', { y: 0.66, to: 0.86, tint: 0.34, deep: 'sky.0', shallow: 'sky.3', shore: 0.004 }],
    ['tabletop', { y: 0.83 }],
    ['lamp', { x: 0.66, y: 0.93, h: 0.5, kind: 'lantern' }],
    ['glass', { x: 0.5, y: 0.93, h: 0.2, fill: 0.4 }],
    ['lamp', { x: 0.87, y: 0.87, h: 0.14, kind: 'lantern' }],
    ['birds', { x: 0.3, y: 0.26, w: 0.16, n: 6, size: 0.01 }],
    ['finish', { vignette: 0.3 }],
  ],
};

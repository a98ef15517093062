import { skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** Four in the afternoon at the open kitchen: the small knife, a green mango, dal for the second night. */
export const scene: Scene = {
  palette: 'lionsands',
  colors: {
    sky: ['#3f7f92', '#86b3b2', '#c3d2ba', '#ecdfb4', '#f8ecc8'],
    far: '#7f9270',
    near: '#1c1a12',
    haze: '#e6dfb6',
    soil: '#a87348',
    rock: '#c3b394',
    slope: '#748a3c',
    accent: '#b4502a',
    glow: '#ffd98c',
  },
  seed: 34001,
  sun: [0.86, 0.24, 0.04],
  layers: [
    ...skyday({ to: 0.5, n: 7, y1: 0.34 }),
    ['ridge', { y: 0.42, amp: 0.04, freq: 1.6, depth: 0.1, haze: 0.85, facets: 0.5, tag: 'r1' }],
    ['forest', { y: 0.475, h: 0.06, color: 'far>near:0.3', light: 0.6, tag: 'f1', palms: 5 }],
    ['mist', { y: 0.475, h: 0.02, alpha: 0.4 }],
    ['water', { y: 0.48, to: 0.6, tint: 0.3, deep: 'sky.0', shallow: 'sky.3', shore: 0.004 }],
    ['forest', { y: 0.62, h: 0.05, color: 'far>near:0.6', light: 0.5, tag: 'f2' }],
    ['deck', { y: 0.6, chairs: [], color: 'soil>near:0.4' }],
    [
      'room',
      {
        floor: 0.98,
        wall: 'near>soil:0.3',
        ceiling: 'beams',
        ceilY: 0.11,
        ceilC: 'soil>near:0.45',
        openings: [{ x0: 0.05, x1: 0.9, y0: 0.13, y1: 0.98, frame: 0.01, frameC: 'near>soil:0.2' }],
        spill: 0,
        vp: 0.5,
      },
    ],
    ['tabletop', { y: 0.685, color: 'cloud>soil:0.35' }],
    [
      'fruitbowl',
      {
        x: 0.16,
        y: 0.825,
        h: 0.095,
        fruit: ['slope', 'slope>glow:0.3'],
        tall: 0.86,
        glaze: 'accent>near:0.1',
      },
    ],
    ['dish', { x: 0.8, y: 0.845, h: 0.1, glaze: 'sky.0>near:0.2', food: '#d99a2e', heap: 0.22, leaves: 3 }],
    ['notebook', { x: 0.35, y: 0.86, h: 0.095 }],
    ['choppingboard', { x: 0.6, y: 0.955, h: 0.14, skin: 'slope', flesh: '#f0d67a' }],
  ],
};

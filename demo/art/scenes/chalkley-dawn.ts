import { base } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** Six o'clock: the vehicle has stopped two hundred metres off and waits for a wave from the tree. */
export const scene: Scene = {
  palette: 'lionsands',
  colors: {
    sky: ['#5b7690', '#9aa6a6', '#dcc3a4', '#f4c98e', '#fbe3b0'],
    far: '#a58a72',
    near: '#1f1a1a',
    glow: '#ffd28a',
    haze: '#f0cf9c',
    soil: '#9a6f48',
  },
  seed: 33041,
  sun: [0.5, 0.53, 0.05],
  layers: [
    ['sky', { to: 0.6 }],
    ['strata', { n: 7, y0: 0.08, y1: 0.34, alpha: 0.55 }],
    ['sun', {}],
    ['ridge', { y: 0.585, amp: 0.02, freq: 1.6, depth: 0.12, haze: 0.8, canopy: 0.6, trees: 100, tag: 'r1' }],
    ['mist', { y: 0.61, h: 0.05, alpha: 0.7 }],
    ['plain', { y: 0.61, color: 'haze>far:0.4', to: 'far>near:0.75', light: 0.8, tag: 'p1', bands: 9 }],
    ['bushline', { on: 'p1', n: 50, size: 0.03, color: 'far>near:0.45' }],
    ['chalkley', { x: 0.34, y: 0.72, h: 0.31, lit: 0 }],
    [
      'roadwind',
      {
        pts: [
          [0.57, 0.618, 0.002],
          [0.53, 0.65, 0.006],
          [0.57, 0.71, 0.012],
          [0.66, 0.79, 0.035],
          [0.7, 0.89, 0.1],
          [0.66, 1.06, 0.2],
        ],
        color: 'soil>glow:0.45',
      },
    ],
    ['vehicle', { x: 0.74, y: 0.895, h: 0.125, empty: 1 }],
    base({ y: 0.97, h: 0.08, tip: '#f2c987', tipMix: 0.5 }),
  ],
};

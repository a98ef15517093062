import type { Scene } from '../scene.ts';

/** A deck one can sleep on: the bed made up outside, its net let down, the river and everything above it awake. */
export const scene: Scene = {
  palette: 'night',
  colors: { soil: '#6b5240', accent: '#a4532c', glow: '#ffc67c', cloud: '#dfe3ea' },
  seed: 31009,
  sun: [0.72, 0.7, 0.02],
  layers: [
    ['sky', { to: 0.66 }],
    ['milkyway', { x0: 0.92, y0: -0.1, x1: 0.1, y1: 0.7, width: 0.17 }],
    ['stars', { n: 1500, to: 0.6 }],
    ['ridge', { y: 0.57, amp: 0.03, freq: 1.6, depth: 0.15, haze: 0.5, light: 0.05, tag: 'r1' }],
    ['forest', { y: 0.605, h: 0.05, color: 'near>far:0.2', light: 0, tag: 'f1' }],
    ['water', { y: 0.605, to: 0.78, tint: 0.2, deep: 'sky.0', shallow: 'sky.2', shore: 0.003, glitter: 0 }],
    ['reeds', { from: -0.02, to: 1.02, y: 0.785, h: 0.07, n: 230, papyrus: 0.12, color: 'near', lit: 0.05 }],
    [
      'platform',
      { y: 0.78, kind: 'none', vp: 0.55, color: 'soil>near:0.4', light: [0.5, 0.93, 0.45, 0.8], rim: 0.3 },
    ],
    ['fourposter', { x: 0.66, y: 0.93, h: 0.3, throwC: 'accent' }],
    ['lamp', { x: 0.4, y: 0.955, h: 0.11, kind: 'lantern' }],
    ['finish', { vignette: 0.3 }],
  ],
};

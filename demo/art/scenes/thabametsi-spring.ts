import type { Scene } from '../scene.ts';

/** Half past two: the lamp over the spring, as weak as a moon, and a brown hyena drinking. */
export const scene: Scene = {
  palette: 'night',
  colors: { rock: '#7d7268', near: '#05070d', soil: '#8a6a50', slope: '#38463f', glow: '#f6cf92' },
  seed: 33071,
  sun: [0.46, 0.1, 0.02],
  layers: [
    ['sky', { to: 0.5 }],
    ['stars', { n: 600, to: 0.3 }],
    ['ridge', { y: 0.24, amp: 0.09, freq: 1.7, kind: 'mesa', depth: 0.5, haze: 0.2, light: 0.04, tag: 'r1' }],
    ['forest', { y: 0.34, h: 0.06, color: 'far>near:0.75', light: 0, tag: 'f1' }],
    ['plain', { y: 0.33, color: 'far>near:0.72', to: 'near>soil:0.16', light: 0, tag: 'p1' }],
    [
      'boulders',
      {
        rocks: [
          [0.12, 0.62, 0.3, 0.36],
          [0.9, 0.58, 0.34, 0.34],
          [0.62, 0.47, 0.08, 0.06],
          [0.37, 0.5, 0.11, 0.1],
        ],
        color: 'rock>near:0.6',
      },
    ],
    ['lantern', { x: 0.5, y: 0.62, r: 0, glow: 0.5, a: 0.5 }],
    ['lantern', { x: 0.37, y: 0.395, r: 0.007, glow: 0.16, a: 0.7 }],
    ['springpool', { x: 0.45, y: 0.7, w: 0.42, h: 0.16, ring: [0.513, 0.642] }],
    ['hyena', { x: 0.6, y: 0.638, h: 0.14, color: '#17120f', mane: 'soil>near:0.1' }],
    [
      'boulders',
      {
        rocks: [
          [0.06, 0.98, 0.34, 0.22],
          [0.78, 0.96, 0.3, 0.18],
        ],
        color: 'rock>near:0.75',
        tag: 'b2',
      },
    ],
    ['finish', { vignette: 0.5 }],
  ],
};

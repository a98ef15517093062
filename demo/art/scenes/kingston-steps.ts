import { base } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** The steps of Kingston from the plain: thirty-six of them in three flights, a gate at the bottom, the floors lit. */
export const scene: Scene = {
  palette: 'monwana',
  colors: {
    sky: ['#12203f', '#274268', '#4a6a86', '#8c9297', '#d8b08c'],
    far: '#4c6072',
    near: '#0d131d',
    glow: '#ffc478',
    haze: '#8a8f96',
    soil: '#6c5a4c',
    cloud: '#f1e6d6',
    accent: '#a8433f',
  },
  seed: 33091,
  sun: [0.14, 0.76, 0.02],
  layers: [
    ['sky', { to: 0.82 }],
    ['strata', { n: 5, y0: 0.45, y1: 0.68, alpha: 0.25 }],
    ['stars', { n: 500, to: 0.5, alpha: 0.9 }],
    ['ridge', { y: 0.8, amp: 0.02, freq: 1.6, depth: 0.2, haze: 0.4, light: 0, tag: 'r1' }],
    [
      'ridge',
      { y: 0.825, amp: 0.012, freq: 2, depth: 0.55, haze: 0.2, canopy: 0.8, trees: 80, light: 0, tag: 'r2' },
    ],
    ['plain', { y: 0.83, color: 'far>near:0.55', to: 'near', light: 0.1, tag: 'p1' }],
    ['acacia', { x: 0.1, y: 0.86, h: 0.16, pads: 6, light: 0, color: 'far>near:0.85' }],
    ['towerside', {}],
    [
      'steelsteps',
      {
        flights: [
          [0.34, 0.93, 0.62, 0.66],
          [0.62, 0.66, 0.34, 0.39],
          [0.34, 0.39, 0.62, 0.12],
        ],
        rail: 0.095,
        lit: 0.45,
      },
    ],
    ['lantern', { x: 0.29, y: 0.84, r: 0.008, glow: 0.2, a: 0.9 }],
    ['lantern', { x: 0.715, y: 0.555, r: 0.007, glow: 0.16, a: 0.8 }],
    ['lantern', { x: 0.245, y: 0.285, r: 0.007, glow: 0.16, a: 0.8 }],
    base({ y: 0.965, h: 0.07, tipMix: 0.2 }),
  ],
};

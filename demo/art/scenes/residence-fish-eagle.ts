import { base, skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'lionsands',
  colors: {
    sky: ['#56727c', '#96a79d', '#d6c49c', '#f1d29a', '#f9e6bc'],
    far: '#93906f',
    near: '#1d1a12',
    haze: '#ead4a2',
    soil: '#94704a',
  },
  seed: 611,
  sun: [0.3, 0.27, 0.044],
  layers: [
    ...skyday({}),
    ['fisheagle', { x: 0.145, y: 0.27, h: 0.085 }],
    ['ridge', { y: 0.52, amp: 0.05, freq: 1.6, depth: 0.1, haze: 0.85, facets: 0.5, tag: 'r1' }],
    ['forest', { y: 0.585, h: 0.07, color: 'far>near:0.30', light: 0.5, tag: 'f1', palms: 6 }],
    ['mist', { y: 0.59, h: 0.035, alpha: 0.5 }],
    ['water', { y: 0.6, to: 0.72, tint: 0.3, deep: 'sky.0', shallow: 'sky.3', shore: 0.005 }],
    ['plain', { y: 0.715, color: 'far>haze:0.3', to: 'far>near:0.85', light: 0.6, tag: 'p1' }],
    ['forest', { y: 0.745, h: 0.075, from: -0.1, to: 1.12, color: 'far>near:0.66', light: 0.5, tag: 'f2' }],
    [
      'glassvilla',
      {
        x: 0.56,
        y: 0.79,
        h: 0.215,
        lit: 0.55,
        wings: [
          [-1.9, -0.62, 0, 0.6, 5],
          [0.02, 1.55, 0.06, 0.66, 6],
        ],
        spine: [-0.56, 0.5, 0.52],
        pitch: 0.1,
        over: 0.22,
        pool: [-1.6, 1.1],
        terrace: [-2.1, 1.9],
        loungers: 1,
        roof: 'near>soil:0.2',
      },
    ],
    ['bigtree', { x: 0.965, y: 0.96, h: 0.86, w: 0.66, clumps: 19, light: 0.5 }],
    base({ y: 0.95, h: 0.07, tipMix: 0.4, mound: 0.03 }),
  ],
};

import { base, hills } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** The last of the path to Thabametsi: the rock fig whose roots hold the boulder that holds the room. */
export const scene: Scene = {
  palette: 'marataba',
  colors: {
    sky: ['#5f9ab0', '#9dc0bd', '#d6dcc0', '#f2e3b4', '#faeecb'],
    rock: '#bd8450',
    slope: '#6f7a48',
    near: '#1e261c',
    far: '#8ba09a',
    soil: '#a2784e',
    glow: '#ffe0a0',
    haze: '#e2d8b4',
  },
  seed: 33072,
  sun: [0.1, 0.24, 0.04],
  layers: [
    ...hills({
      n: 6,
      bias: [
        [0.2, 0.2, 0.8],
        [0.6, 0.1, 0.5],
      ],
    }),
    ['forest', { y: 0.71, h: 0.05, color: 'far>near:0.5', light: 0.5, tag: 'f1' }],
    ['plain', { y: 0.71, color: 'rock>glow:0.4', to: 'near', light: 0.15, tag: 'p1' }],
    ['thabametsi', { x: 0.4, y: 0.8, h: 0.5 }],
    ['bigtree', { x: 0.75, y: 0.54, h: 0.5, w: 1.2, clumps: 17, color: 'near>slope:0.4', light: 0.15 }],
    ['rockfig', { x: 0.75, y: 1.0, w: 0.46, h: 0.5 }],
    [
      'roadwind',
      {
        pts: [
          [0.46, 0.83, 0.012],
          [0.42, 0.87, 0.03],
          [0.34, 0.93, 0.06],
          [0.3, 1.06, 0.13],
        ],
        color: 'soil>glow:0.5',
      },
    ],
    ['boulders', { rocks: [[0.06, 1.02, 0.3, 0.34]], color: 'rock>near:0.3' }],
    base({ y: 0.985, h: 0.06, n: 1000, tip: '#e2c27a', tipMix: 0.5 }),
  ],
};

import type { Scene } from '../scene.ts';

/** February, as one sees it from the hammock: the fruit is ripe, and the elephants know it. */
export const scene: Scene = {
  palette: 'monwana',
  colors: {
    sky: ['#6f97a0', '#a3bcb4', '#d3d9bd', '#f0e2b4', '#f9ecc4'],
    glow: '#ffe0a0',
    haze: '#e3ddb4',
    far: '#8fa08a',
    slope: '#7d9150',
    soil: '#a9785f',
    near: '#1c2218',
  },
  seed: 36006,
  sun: [0.2, 0.42, 0.05],
  layers: [
    ['sky', { to: 0.8 }],
    ['strata', { n: 5, y0: 0.5, y1: 0.66, alpha: 0.5, light: 'cloud' }],
    ['sun', {}],
    ['ridge', { y: 0.76, amp: 0.03, freq: 1.8, depth: 0.06, haze: 0.9, tag: 'r1' }],
    ['mist', { y: 0.79, h: 0.05, alpha: 0.6 }],
    ['forest', { y: 0.84, h: 0.06, color: 'far>haze:0.2', light: 0.4, tag: 'f1', freq: 1.5 }],
    ['plain', { y: 0.835, color: 'slope>haze:0.45', to: 'slope>near:0.35', light: 0.7, tag: 'p1', bands: 6 }],
    ['elephant', { x: 0.28, y: 0.865, h: 0.15, color: 'near>far:0.3', step: 0.4 }],
    ['ringwall', { y: 0.905, h: 0.07, gate: [2, 2.1], color: '#c9a48c' }],
    ['plain', { y: 0.9, color: 'slope>near:0.2', to: 'slope>near:0.6', light: 0.5, tag: 'p2', bands: 3 }],
    [
      'marulabough',
      {
        x: 1.02,
        y: 0.3,
        h: 0.56,
        path: [
          [0, 0],
          [-0.5, -0.16],
          [-1, -0.2],
          [-1.5, -0.42],
          [-1.85, -0.5],
        ],
        sprays: 11,
      },
    ],
  ],
};

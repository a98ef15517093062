import { skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** A small aircraft over the Sabie, an hour after landing from Europe. */
export const scene: Scene = {
  palette: 'lionsands',
  colors: {
    sky: ['#3f6f92', '#86a8b2', '#cfc8a8', '#f0d49c', '#fae6ba'],
    far: '#8a8f72',
    soil: '#a87a48',
    slope: '#6f7c46',
    haze: '#ead6a8',
    accent: '#b4452f',
  },
  seed: 15213,
  sun: [0.8, 0.42, 0.044],
  layers: [
    ...skyday({ n: 9, to: 0.7, y1: 0.42 }),
    ['cumulus', { x: 0.22, y: 0.44, w: 0.34, h: 0.13, layers: 5, lit: 'cloud', shade: 'sky.2', alpha: 0.9 }],
    ['ridge', { y: 0.63, amp: 0.05, freq: 1.6, depth: 0.08, haze: 0.85, facets: 0.5, tag: 'r1' }],
    ['forest', { y: 0.7, h: 0.04, color: 'far>near:0.25', light: 0.5, tag: 'f1', palms: 4 }],
    ['plain', { y: 0.7, color: 'haze>slope:0.4', to: 'slope>near:0.35', light: 0.8, tag: 'p1', bands: 12 }],
    ['bushline', { on: 'p1', n: 120, size: 0.018, color: 'far>near:0.45', v: 0.735, tag: 'b1' }],
    [
      'roadwind',
      {
        pts: [
          [0.86, 0.715, 0.006],
          [0.8, 0.735, 0.012],
          [0.6, 0.755, 0.02],
          [0.46, 0.785, 0.034],
          [0.56, 0.84, 0.06],
          [0.62, 0.92, 0.1],
          [0.4, 1.1, 0.2],
        ],
        color: 'sky.2>sky.1:0.5',
        to: 'sky.0',
        plain: 1,
      },
    ],
    ['bushline', { on: 'p1', n: 60, size: 0.036, color: 'far>near:0.65', v: 0.9, tag: 'b2' }],
    ['forest', { y: 1.0, h: 0.075, color: 'near>slope:0.2', light: 0.4, tag: 'f2' }],
    ['aircraft', { x: 0.52, y: 0.4, h: 0.2 }],
    ['birds', { n: 6, x: 0.24, y: 0.56, w: 0.14, h: 0.05, size: 0.01 }],
  ],
};

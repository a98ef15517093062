import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'cape',
  seed: 9,
  sun: [0.88, 0.24, 0.04],
  layers: [
    ['sky', { to: 0.66 }],
    ['strata', { n: 7, y0: 0.06, y1: 0.34, alpha: 0.6, body: 'cloud', light: 'cloud' }],
    ['sun', { rings: 3, glow: 0.7 }],
    ['tablemountain', { base: 0.66, h: 0.205, x0: 0.0, scale: 1.0 }],
    ['citybowl', { y: 0.66, from: 0.24, to: 0.8, h: 0.026, n: 560 }],
    ['mist', { y: 0.655, h: 0.018, alpha: 0.3 }],
    ['water', { y: 0.66, deep: '#3f7f9c', shallow: 'sky.1', tint: 0.85, glitter: 0.5, ripple: 1.3 }],
    ['grass', { y: 0.955, h: 0.07, n: 1700, color: 'near>slope:0.25', tipMix: 0.4, mound: 0.05 }],
  ],
};

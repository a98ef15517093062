import { base } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'storm',
  colors: {
    sky: ['#33434e', '#566a70', '#8a9688', '#c9c19a', '#f0dca6'],
    slope: '#7f9a4a',
    far: '#6d8078',
    near: '#172019',
    glow: '#ffe2a0',
    haze: '#c9c6a0',
  },
  seed: 1077,
  sun: [0.16, 0.52, 0.05],
  layers: [
    ['sky', { to: 0.68 }],
    ['cumulus', { x: 0.64, y: 0.42, w: 0.7, h: 0.36, layers: 8, lit: '#e6dcc2', shade: '#3c4b52' }],
    [
      'strata',
      { n: 6, y0: 0.4, y1: 0.48, alpha: 0.95, body: 'sky.0', light: 'sky.0', size: 2.2, tag: 'base' },
    ],
    ['rain', { x0: 0.36, x1: 0.98, y0: 0.4, y1: 0.7, alpha: 1.0 }],
    ['sun', { disc: 0, rings: 0, glow: 1.1 }],
    ['rainbow', { x: 0.58, y: 0.72, r: 0.4, w: 0.03, alpha: 0.4, a0: 3.3, a1: 4.5 }],
    ['ridge', { y: 0.64, amp: 0.04, freq: 1.6, depth: 0.2, haze: 0.5, facets: 0.4, tag: 'r1' }],
    ['forest', { y: 0.685, h: 0.04, color: 'far>near:0.45', light: 0.5, tag: 'f1' }],
    ['plain', { y: 0.685, color: 'slope>glow:0.35', to: '#2a3a1c', light: 1, tag: 'p1', bands: 12 }],
    ['bushline', { on: 'p1', n: 70, size: 0.035, color: 'far>near:0.6' }],
    ['elephant', { x: 0.42, y: 0.8, h: 0.125, color: 'near>far:0.25', step: 0.1 }],
    ['elephant', { x: 0.52, y: 0.803, h: 0.105, color: 'near>far:0.25', step: 0.6 }],
    ['elephant', { x: 0.585, y: 0.803, h: 0.055, color: 'near>far:0.25', step: 0.3, tusk: 0 }],
    ['elephant', { x: 0.31, y: 0.802, h: 0.115, color: 'near>far:0.25', step: 0.85 }],
    ['acacia', { x: 0.87, y: 0.87, h: 0.38, pads: 8, light: 0.6 }],
    base({ y: 0.915, h: 0.09, n: 2400, color: 'near>slope:0.15', tip: '#b9c96a', tipMix: 0.7 }),
    ['shower', { n: 420, alpha: 0.22 }],
  ],
};

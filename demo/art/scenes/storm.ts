import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'storm',
  seed: 171,
  sun: [0.92, 0.56, 0.03],
  layers: [
    ['sky', { to: 0.7 }],
    ['cumulus', { x: 0.36, y: 0.5, w: 0.52, h: 0.43, layers: 9, lit: '#f2dfbd', shade: '#28343f' }],
    [
      'strata',
      { n: 5, y0: 0.49, y1: 0.56, alpha: 0.95, body: 'sky.0', light: 'sky.0', size: 2.2, tag: 'base' },
    ],
    ['rain', { x0: 0.1, x1: 0.56, y0: 0.46, y1: 0.7, alpha: 1.1 }],
    ['lightning', { x: 0.36, y0: 0.48, y1: 0.665 }],
    ['sun', { disc: 0, rings: 0, glow: 1.1 }],
    ['ridge', { y: 0.66, amp: 0.03, freq: 1.6, depth: 0.25, haze: 0.3, tag: 'r1' }],
    ['plain', { y: 0.685, color: '#d9a95a', to: '#3a2f1c', light: 1, tag: 'p1', bands: 12 }],
    ['bushline', { on: 'p1', n: 90, size: 0.03, color: 'far>near:0.75' }],
    ['acacia', { x: 0.7, y: 0.84, h: 0.33, pads: 8, spread: 1.35, light: 0.8 }],
    ['grass', { y: 0.89, h: 0.1, n: 2600, tip: '#e7b866', tipMix: 0.7, wind: 1.1 }],
  ],
};

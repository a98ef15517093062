import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'zambezi',
  seed: 133,
  sun: [0.42, 0.42, 0.085],
  layers: [
    ['sky', { to: 0.6 }],
    ['strata', { n: 14, y0: 0.04, y1: 0.46, alpha: 0.6, light: 'glow', body: 'sky.1' }],
    ['sun', { rings: 3 }],
    ['forest', { y: 0.555, h: 0.045, freq: 1.2, color: 'far>near:0.25', light: 0.4, tag: 'f1', palms: 5 }],
    [
      'forest',
      { y: 0.57, h: 0.09, from: 0.62, to: 1.1, color: 'far>near:0.62', light: 0.3, tag: 'f2', palms: 8 },
    ],
    ['water', { y: 0.565, tint: 0.36, deep: 'sky.0', shallow: 'sky.3', glitter: 1.3 }],
    ['sandbar', { x: 0.18, y: 0.625, w: 0.3, h: 0.008, color: 'far' }],
    ['mokoro', { x: 0.6, y: 0.765, h: 0.085 }],
    ['person', { x: 0.575, y: 0.765, h: 0.1, pose: 'sit' }],
    ['person', { x: 0.622, y: 0.765, h: 0.1, pose: 'sit', hat: 1 }],
    ['palmtree', { x: 0.1, y: 1.0, h: 0.72, lean: 0.1 }],
    ['palmtree', { x: 0.165, y: 1.01, h: 0.52, lean: 0.16 }],
    ['reeds', { from: 0.7, to: 1.03, y: 1.02, h: 0.24, n: 190 }],
    ['birds', { x: 0.52, y: 0.22, w: 0.22 }],
    ['reeds', { from: -0.03, to: 0.32, y: 1.02, h: 0.2, n: 180, tag: 'rr' }],
  ],
};

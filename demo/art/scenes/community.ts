import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'zambezi',
  seed: 211,
  sun: [0.5, 0.52, 0.13],
  layers: [
    ['sky', { to: 0.66 }],
    ['strata', { n: 11, y0: 0.05, y1: 0.42, alpha: 0.55 }],
    ['sun', { rings: 3, glow: 0.8 }],
    ['ridge', { y: 0.64, amp: 0.035, freq: 1.8, depth: 0.15, haze: 0.7, tag: 'r1' }],
    ['forest', { y: 0.7, h: 0.035, color: 'far>near:0.4', light: 0.3, tag: 'f1' }],
    ['plain', { y: 0.7, color: 'far>haze:0.35', to: 'near', light: 0.8, tag: 'p1', bands: 9 }],
    ['goal', { x: 0.115, y: 0.8, w: 0.13, h: 0.175 }],
    ['acacia', { x: 0.93, y: 0.8, h: 0.38, pads: 8 }],
    ['dust', { x: 0.5, y: 0.83, w: 0.5, h: 0.09, alpha: 0.8 }],
    ['person', { child: 1, x: 0.175, y: 0.8, h: 0.156, pose: 'cheer' }],
    ['person', { child: 1, x: 0.335, y: 0.83, h: 0.215, pose: 'run' }],
    ['person', { child: 1, x: 0.47, y: 0.845, h: 0.234, pose: 'kick', flip: 1 }],
    ['ball', { x: 0.392, y: 0.79, r: 0.014 }],
    ['person', { child: 1, x: 0.585, y: 0.84, h: 0.221, pose: 'run', flip: 1 }],
    ['person', { child: 1, x: 0.7, y: 0.825, h: 0.195, pose: 'run', flip: 1 }],
    ['person', { child: 1, x: 0.79, y: 0.81, h: 0.163, pose: 'cheer' }],
    ['grass', { y: 0.925, h: 0.05, n: 1700 }],
  ],
};

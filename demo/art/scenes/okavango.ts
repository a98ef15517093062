import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'delta',
  seed: 112,
  sun: [0.72, 0.34, 0.052],
  layers: [
    ['sky', { to: 0.56 }],
    ['strata', { n: 9, y0: 0.05, y1: 0.34, alpha: 0.55, light: 'cloud' }],
    ['sun', {}],
    ['forest', { y: 0.52, h: 0.05, freq: 1.3, color: 'far>near:0.18', light: 0.5, tag: 'f1', palms: 7 }],
    ['mist', { y: 0.525, h: 0.03, alpha: 0.6 }],
    ['plain', { y: 0.522, color: 'haze>far:0.5', to: 'far>near:0.6', light: 0.7, tag: 'p1' }],
    [
      'forest',
      { y: 0.565, h: 0.085, from: -0.1, to: 0.34, color: 'far>near:0.45', light: 0.4, tag: 'f2', palms: 3 },
    ],
    [
      'reeds',
      {
        from: 0.0,
        to: 1.0,
        y: 0.575,
        h: 0.05,
        n: 520,
        color: 'far>near:0.42',
        lit: 0.5,
        papyrus: 0.1,
        tag: 'rb',
      },
    ],
    ['water', { y: 0.575, tint: 0.3, deep: 'water', shallow: 'sky.3', shore: 0.004 }],
    ['mokoro', { x: 0.64, y: 0.735, h: 0.115 }],
    ['person', { x: 0.588, y: 0.73, h: 0.155, pose: 'pole', stick: 1 }],
    ['person', { x: 0.652, y: 0.735, h: 0.125, pose: 'sit', hat: 1 }],
    ['person', { x: 0.685, y: 0.735, h: 0.12, pose: 'sit', hat: 1 }],
    ['lilies', { n: 34, from: 0.3, to: 0.82, y0: 0.78, y1: 0.99 }],
    ['reeds', { from: -0.03, to: 0.3, y: 1.02, h: 0.56, n: 230, papyrus: 0.45, tag: 'ra' }],
    ['reeds', { from: 0.8, to: 1.04, y: 1.02, h: 0.5, n: 220, papyrus: 0.45, tag: 'rc' }],
  ],
};

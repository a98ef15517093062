import type { Scene } from '../scene.ts';

/** Coffee on the broad rail of the Canopy suite, in the wet months: the bird the lodge is named after, at its height. */
export const scene: Scene = {
  palette: 'bush',
  colors: {
    sky: ['#5a7f78', '#93ae96', '#cbcfa4', '#eadfae', '#f6ecca'],
    far: '#8ba47a',
    near: '#142019',
    haze: '#dfdcb0',
    glow: '#f7e3a0',
    rock: '#bfae88',
    soil: '#98683f',
    slope: '#5f8c3c',
    accent: '#b04a32',
  },
  seed: 31010,
  sun: [0.22, 0.26, 0.05],
  layers: [
    ['sky', { to: 0.7 }],
    ['sun', {}],
    ['forest', { y: 0.56, h: 0.26, color: 'far>haze:0.55', light: 0.3, tag: 'f0', freq: 1.1 }],
    ['plain', { y: 0.555, color: 'far>haze:0.5', to: 'far>haze:0.2', light: 0.2, tag: 'pa' }],
    ['mist', { y: 0.55, h: 0.12, alpha: 0.6 }],
    ['forest', { y: 0.74, h: 0.24, color: 'far>haze:0.15', light: 0.3, tag: 'f1', freq: 1.3 }],
    ['plain', { y: 0.735, color: 'far>haze:0.15', to: 'far>near:0.3', light: 0.2, tag: 'pb' }],
    ['mist', { y: 0.75, h: 0.09, alpha: 0.5, tag: 'm2' }],
    ['forest', { y: 0.92, h: 0.16, color: 'far>near:0.35', light: 0.3, tag: 'f2', freq: 1.6 }],
    [
      'leafspray',
      {
        at: [
          [1.04, 0.34, 0.36, 0.5, 0.04, 22],
          [0.72, 0.405, 0.52, 0.24, -0.01, 9],
          [1.04, 0.06, 0.7, 0.08, -0.03, 11],
          [-0.04, 0.03, 0.2, 0.1, 0.02, 9],
        ],
        size: 0.085,
        lit: 0.45,
        fruit: '#c98a4a',
      },
    ],
    ['trogon', { x: 0.7, y: 0.408, h: 0.215, flip: 1 }],
    ['tabletop', { y: 0.845, color: 'soil>near:0.25', light: 0.5 }],
    ['teacup', { x: 0.4, y: 0.945, h: 0.15 }],
    ['fieldglasses', { x: 0.585, y: 0.955, h: 0.18 }],
    ['finish', { vignette: 0.2 }],
  ],
};

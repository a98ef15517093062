import type { Scene } from '../scene.ts';

/** What one sees from the bath of the Fig suite on a late afternoon: the tree, whose leaves are on the water as well. */
export const scene: Scene = {
  palette: 'bush',
  colors: {
    sky: ['#4c7478', '#8fae98', '#d3cf98', '#f2d58e', '#f9e6b0'],
    far: '#7f9a68',
    near: '#13201b',
    haze: '#ead996',
    glow: '#ffdc8c',
    rock: '#cdb277',
    soil: '#8f6a44',
    slope: '#6f8f4a',
    accent: '#b3562f',
  },
  seed: 35002,
  sun: [0.17, 0.36, 0.04],
  layers: [
    ['sky', { to: 0.56 }],
    ['strata', { n: 6, y0: 0.1, y1: 0.34, alpha: 0.4, light: 'cloud' }],
    ['sun', {}],
    ['forest', { y: 0.5, h: 0.1, color: 'far>haze:0.45', light: 0.15, tag: 'f0', freq: 1.1 }],
    ['mist', { y: 0.5, h: 0.05, alpha: 0.6 }],
    ['water', { y: 0.5, to: 0.68, tint: 0.3, deep: 'sky.0', shallow: 'sky.3', shore: 0.004 }],
    ['forest', { y: 0.68, h: 0.13, color: 'far>near:0.42', light: 0.15, tag: 'f1', freq: 1.5 }],
    ['plain', { y: 0.675, color: 'far>near:0.42', to: 'near', light: 0, tag: 'pa' }],
    ['forest', { y: 0.74, h: 0.06, color: 'far>near:0.7', light: 0.1, tag: 'f2', freq: 1.8 }],
    ['figtrunk', { x: 0.735, y: 0.785, w: 0.15, roof: 0.13, from: 0.28 }],
    ['deck', { y: 0.74, chairs: [], color: 'soil>near:0.45' }],
    [
      'bathwithin',
      {
        x: 0.46,
        y: 0.79,
        w: 0.42,
        deep: 'sky.0>near:0.25',
        shallow: 'sky.2>slope:0.25',
        leaves: [
          [0.58, 0.935, 0.075, 0.4],
          [0.63, 0.97, 0.06, 2.5],
        ],
      },
    ],
    [
      'figspray',
      {
        figs: 0,
        at: [
          [1.03, 0.1, 0.88, 0.4, 0.04, 8],
          [0.42, -0.04, 0.3, 0.17, 0.04, 7],
        ],
      },
    ],
    ['finish', { grain: 1.4 }],
  ],
};

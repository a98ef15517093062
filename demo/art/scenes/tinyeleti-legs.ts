import type { Scene } from '../scene.ts';

/** Under Tinyeleti at six: nine legs, the river beyond, and what went by in the night written in the sand. */
export const scene: Scene = {
  palette: 'lionsands',
  colors: {
    sky: ['#7fa6a8', '#b6c3b0', '#e6d3a8', '#f7dea6', '#fdeec6'],
    far: '#9a9070',
    near: '#241b17',
    glow: '#ffdf9e',
    haze: '#f0ddb0',
    soil: '#b58d62',
  },
  seed: 33065,
  sun: [0.4, 0.36, 0.04],
  layers: [
    ['sky', { to: 0.52 }],
    ['sun', {}],
    ['forest', { y: 0.49, h: 0.06, color: 'far>near:0.2', light: 0.5, tag: 'f1', palms: 4 }],
    ['forest', { y: 0.5, h: 0.08, from: 0.55, to: 1.1, color: 'far>near:0.35', light: 0.5, tag: 'f2' }],
    ['mist', { y: 0.5, h: 0.03, alpha: 0.6 }],
    ['water', { y: 0.505, to: 0.64, tint: 0.3, deep: 'sky.0', shallow: 'sky.3', shore: 0.004 }],
    [
      'plain',
      { y: 0.6, color: 'soil>glow:0.35', to: 'soil>near:0.5', light: 0.6, tag: 'p1', bands: 8, wob: 0.012 },
    ],
    ['reeds', { from: -0.02, to: 0.2, y: 0.635, h: 0.09, n: 110, color: 'far>near:0.7' }],
    ['reeds', { from: 0.86, to: 1.02, y: 0.635, h: 0.1, n: 90, color: 'far>near:0.7', tag: 'r2' }],
    [
      'decklegs',
      {
        legs: [
          [0.32, 0.6, 0.26, 0.022, 0.3],
          [0.53, 0.6, 0.26, 0.022, 0.3],
          [0.735, 0.6, 0.26, 0.022, 0.3],
          [0.17, 0.7, 0.18, 0.036, 0.15],
          [0.505, 0.7, 0.18, 0.036, 0.15],
          [0.845, 0.7, 0.18, 0.036, 0.15],
          [0.03, 0.93, 0.02, 0.075, 0],
          [0.985, 0.93, 0.02, 0.075, 0],
        ],
      },
    ],
    [
      'spoor',
      {
        pts: [
          [0.3, 1.02],
          [0.36, 0.9],
          [0.42, 0.8],
          [0.44, 0.72],
          [0.46, 0.66],
          [0.43, 0.625],
        ],
      },
    ],
  ],
};

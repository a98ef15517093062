import type { Scene } from '../scene.ts';

/** Half past five on the family's own deck: supper at a height of its own, the fenced pool and the river behind. */
export const scene: Scene = {
  palette: 'lionsands',
  colors: {
    sky: ['#5d7d8c', '#a0aa9c', '#e0bd86', '#f4ca82', '#fadfa4'],
    far: '#9c8a5e',
    near: '#231a12',
    haze: '#efd29a',
    glow: '#ffd08a',
    slope: '#8d9350',
    soil: '#a8744a',
    accent: '#bb4a35',
  },
  seed: 35001,
  sun: [0.86, 0.385, 0.044],
  layers: [
    ['sky', { to: 0.5 }],
    ['strata', { n: 7, y0: 0.07, y1: 0.3, alpha: 0.5, light: 'cloud' }],
    ['sun', {}],
    ['ridge', { y: 0.45, amp: 0.05, freq: 1.6, depth: 0.1, haze: 0.85, facets: 0.5, tag: 'r1' }],
    ['forest', { y: 0.5, h: 0.07, color: 'far>near:0.3', light: 0.5, tag: 'f1', palms: 3 }],
    ['mist', { y: 0.5, h: 0.03, alpha: 0.5 }],
    ['water', { y: 0.5, to: 0.6, tint: 0.3, deep: 'sky.0', shallow: 'sky.3', shore: 0.004 }],
    [
      'hippos',
      {
        at: [
          [0.3, 0.542, 0.014],
          [0.355, 0.553, 0.017, 1],
        ],
        color: 'near>far:0.2',
      },
    ],
    ['reeds', { from: -0.02, to: 1.02, y: 0.602, h: 0.03, n: 240, papyrus: 0.06, color: 'far>near:0.6' }],
    ['plain', { y: 0.6, color: 'slope>haze:0.28', to: 'slope>near:0.35', light: 0.8, tag: 'p1', bands: 5 }],
    ['picket', { y: 0.66, h: 0.055, gate: [2, 2.1], color: 'cloud>soil:0.2' }],
    [
      'plungepool',
      {
        x0: 0.16,
        x1: 0.46,
        y0: 0.682,
        y1: 0.745,
        spread: [0.05, 0.02],
        deep: 'sky.0',
        shallow: 'sky.1>cloud:0.3',
      },
    ],
    ['swimring', { x: 0.34, y: 0.712, r: 0.022 }],
    ['deck', { y: 0.79, chairs: [], color: 'soil>near:0.42' }],
    ['childtable', { x: 0.645, y: 0.935, h: 0.2 }],
    ['toyelephant', { x: 0.325, y: 0.895, h: 0.075, color: 'rock>sky.0:0.35' }],
    ['finish', { grain: 1.6 }],
  ],
};

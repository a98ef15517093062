import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'namib',
  colors: {
    sky: ['#7d98a3', '#a6b6b6', '#cfcdbf', '#e6d9bf', '#f0e2c6'],
    sun: '#fffdf2',
    far: '#a39a8c',
    near: '#231a1a',
    haze: '#e2dac6',
    cloud: '#f7f2e6',
    accent: '#a8542e',
    glow: '#fff0cf',
    dune: '#d9b384',
    duneShade: '#8d6a50',
  },
  seed: 1033,
  sun: [0.3, 0.32, 0.048],
  layers: [
    ['sky', { to: 0.6 }],
    ['strata', { n: 6, y0: 0.06, y1: 0.4, alpha: 0.5, light: 'cloud' }],
    ['sun', { glow: 0.6 }],
    [
      'ridge',
      {
        y: 0.545,
        amp: 0.04,
        freq: 1.6,
        color: 'dune>haze:0.5',
        depth: 0.05,
        haze: 0.9,
        tag: 'r1',
        bias: [
          [0.1, 0.2, -1.4],
          [0.85, 0.25, 1.1],
        ],
      },
    ],
    ['mist', { y: 0.56, h: 0.08, alpha: 0.9 }],
    ['water', { y: 0.565, tint: 0.9, deep: '#4f7682', shallow: '#9db6b4', glitter: 0.4, ripple: 1.4 }],
    ['wreck', { x: 0.62, y: 0.663, h: 0.2 }],
    ['surf', { y: 0.625, rows: 2, dy: 0.025 }],
    ['surf', { y: 0.675, rows: 4, dy: 0.026, tag: 'sf2' }],
    ['mist', { y: 0.635, h: 0.045, alpha: 0.55, color: 'cloud', tag: 'm2' }],
    ['beachsand', { y: 0.8 }],
    ['birds', { x: 0.36, y: 0.44, w: 0.18, n: 8, size: 0.009 }],
    [
      'dune',
      {
        crest: [
          [-0.02, 0.8],
          [0.1, 0.775],
          [0.22, 0.8],
          [0.34, 0.87],
          [0.5, 0.95],
          [0.62, 1.01],
        ],
        base: 1.05,
        lit: 'dune',
      },
    ],
    [
      'duneface',
      {
        spine: [
          [0.1, 0.775],
          [0.13, 0.84],
          [0.1, 0.9],
          [0.19, 1.02],
        ],
        pts: [
          [-0.03, 1.02],
          [-0.03, 0.8],
        ],
      },
    ],
    ['sandripples', { y0: 0.88, y1: 1.0, n: 14 }],
  ],
};

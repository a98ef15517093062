import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'marataba',
  colors: {
    sky: ['#3d5f78', '#6689a0', '#9db5bf', '#d3d8cb', '#f2e4bf'],
    haze: '#cfd2bd',
    glow: '#ffe2a6',
    rock: '#b98a58',
    slope: '#76854f',
    far: '#7d96a2',
    near: '#17222a',
  },
  seed: 36003,
  sun: [0.04, 0.2, 0.03],
  layers: [
    ['sky', { to: 0.5 }],
    ['strata', { n: 4, y0: 0.06, y1: 0.2, alpha: 0.4 }],
    ['rain', { x0: 0.47, x1: 0.82, y0: 0.3, y1: 0.515, alpha: 0.9, slant: -0.04, color: '#3f586c' }],
    ['cumulus', { x: 0.64, y: 0.42, w: 0.5, h: 0.35, layers: 9, lit: '#fdf1d8', shade: '#5b7386' }],
    [
      'rain',
      { x0: 0.5, x1: 0.78, y0: 0.36, y1: 0.515, alpha: 0.6, slant: -0.03, color: '#3f586c', tag: 'r2' },
    ],
    ['ridge', { y: 0.5, amp: 0.02, freq: 1.6, depth: 0.05, haze: 0.9, tag: 'r0' }],
    ['plain', { y: 0.5, color: 'haze>far:0.25', to: 'slope>near:0.15', light: 1, tag: 'p1', bands: 15 }],
    ['bushline', { on: 'p1', n: 170, size: 0.009, color: 'far>near:0.2', v: 0.54, tag: 'b1' }],
    ['bushline', { on: 'p1', n: 130, size: 0.014, color: 'far>near:0.35', v: 0.58, tag: 'b2' }],
    ['bushline', { on: 'p1', n: 90, size: 0.022, color: 'slope>near:0.45', v: 0.64, tag: 'b3' }],
    ['bushline', { on: 'p1', n: 70, size: 0.028, color: 'slope>near:0.6', v: 0.71, tag: 'b4' }],
    ['flagstones', { y: 0.74, stone: 'rock>cloud:0.3', vp: 0.5 }],
    [
      'plungepool',
      {
        x0: 0.44,
        x1: 0.86,
        y0: 0.738,
        y1: 0.92,
        spread: [0.12, 0.1],
        rim: 'rock>cloud:0.45',
        deep: '#2f6f86',
        shallow: 'sky.2',
      },
    ],
    ['wetfeet', { x0: 0.31, y0: 0.87, x1: 0.09, y1: 0.955, n: 6, size: [0.05, 0.062] }],
  ],
};

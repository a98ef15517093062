import type { Scene } from '../scene.ts';

/** Noon in the garden: a lemon against the pink wall, the plunge pool, and Mr Clarence on his way round it. */
export const scene: Scene = {
  palette: 'cape',
  colors: {
    sky: ['#2f8f9c', '#5fb3b4', '#9fd0c4', '#cfe5d2', '#f2efd8'],
    far: '#c98f86',
    near: '#2a2326',
    soil: '#a0683f',
    rock: '#d2bfa6',
    slope: '#5d8048',
    accent: '#b04a3a',
    cloud: '#fbf3e6',
    glow: '#ffe6ac',
  },
  seed: 34005,
  sun: [0.2, -0.2, 0.04],
  layers: [
    ['wallface', { y: 0.66, wall: '#e3a396', plinth: '#c98878', ground: 'rock' }],
    ['gardenwall', { y: 0.66, x: 0.44 }],
    [
      'bougainvillea',
      {
        x: 0.12,
        y: 0.68,
        h: 0.4,
        path: [
          [-0.16, 0.0],
          [-0.22, 0.45],
          [-0.1, 0.95],
          [0.08, 1.4],
          [0.5, 1.62],
          [0.94, 1.66],
        ],
        r: 0.13,
        n: 2300,
        color: '#c2356f',
      },
    ],
    ['lemontree', { x: 0.81, y: 0.7, h: 0.6, w: 0.78, lemons: 26 }],
    [
      'plungepool',
      {
        x0: 0.3,
        x1: 0.64,
        y0: 0.76,
        y1: 0.92,
        spread: [0.07, 0.07],
        rim: 'cloud',
        deep: 'sky.0',
        shallow: 'sky.2',
      },
    ],
    ['tortoise', { x: 0.83, y: 0.895, h: 0.052, flip: 1 }],
  ],
};

import { hills } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** The lawn of a family suite: a pool forty centimetres deep, a boat in it, two sandals on its rim. */
export const scene: Scene = {
  palette: 'marataba',
  colors: {
    sky: ['#5a97b3', '#93bfc8', '#c7d8cc', '#ecdfb8', '#f8e8c4'],
    soil: '#a27a4e',
    rock: '#c99a64',
    slope: '#7f9350',
    accent: '#c65f38',
    near: '#1f2a24',
    glow: '#ffeab8',
  },
  seed: 32008,
  sun: [0.84, 0.14, 0.034],
  layers: [
    ...hills({
      n: 5,
      y1: 0.3,
      bias: [
        [0.7, 0.16, 0.6],
        [0.1, 0.1, 0.4],
      ],
    }),
    ['forest', { y: 0.68, h: 0.05, color: 'slope>near:0.3', light: 0.5, tag: 'f1' }],
    ['plain', { y: 0.675, color: '#9fae62', to: '#56703c', light: 0.3, tag: 'p1', bands: 7 }],
    ['tent', { x: 0.3, y: 0.735, h: 0.23, canvas: '#ecdcb8', lit: 0.2 }],
    ['tent', { x: 0.79, y: 0.725, h: 0.2, canvas: '#ecdcb8', lit: 0.2, flip: 1 }],
    ['paddlingpool', { x: 0.56, y: 0.865, h: 0.085 }],
    ['grass', { y: 0.985, h: 0.035, n: 1100, color: '#4a6134', tip: '#a9b86a', tipMix: 0.5 }],
  ],
};

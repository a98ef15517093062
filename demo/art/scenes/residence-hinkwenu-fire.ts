import { DUSK_BLUE } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** Supper on coals: mealies and roosterkoek on the grid, pears in the pot at its edge, six seats of leadwood. */
export const scene: Scene = {
  palette: 'boma',
  colors: {
    ...DUSK_BLUE,
    sky: ['#101a38', '#22335a', '#4a4f74', '#8f6a6e', '#d99a68'],
    far: '#3d4258',
    near: '#0d0c10',
    haze: '#b0795c',
    soil: '#8a5c38',
    rock: '#a89a86',
    slope: '#7d8a44',
    glow: '#ffb45c',
    cloud: '#e8dccb',
  },
  seed: 34002,
  sun: [0.6, 0.8, 0.02],
  layers: [
    ['sky', { to: 0.58 }],
    ['stars', { n: 700, to: 0.42 }],
    ['ridge', { y: 0.53, amp: 0.03, freq: 1.8, depth: 0.4, haze: 0.25, light: 0.1, canopy: 0.6, tag: 'r1' }],
    ['forest', { y: 0.57, h: 0.06, color: 'far>near:0.55', light: 0.1, tag: 'f1' }],
    ['acacia', { x: 0.37, y: 0.6, h: 0.36, pads: 9, color: 'near>far:0.25', light: 0.1 }],
    ['plain', { y: 0.575, color: 'soil>near:0.42', to: 'near', light: 0.1, tag: 'p1', bands: 8 }],
    ['rondavel', { x: 0.835, y: 0.625, h: 0.15, door: -0.35 }],
    ['logseat', { x: 0.425, y: 0.755, h: 0.085 }],
    ['logseat', { x: 0.76, y: 0.75, h: 0.085 }],
    ['fire', { x: 0.615, y: 0.745, h: 0.1 }],
    ['logseat', { x: 0.285, y: 0.845, h: 0.105, top: 0.2 }],
    ['logseat', { x: 0.93, y: 0.835, h: 0.105, top: 0.2 }],
    ['braaigrid', { x: 0.6, y: 0.905, h: 0.1, w: 4.1, deep: 0.9 }],
    ['potjie', { x: 0.795, y: 0.905, h: 0.135 }],
    ['logseat', { x: 0.2, y: 1.03, h: 0.15, top: 0.26, facing: false }],
    ['logseat', { x: 0.96, y: 1.04, h: 0.15, top: 0.26, facing: false }],
    ['finish', { vignette: 0.4 }],
  ],
};

import { base, skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'home',
  seed: 844,
  sun: [0.4, 0.47, 0.12],
  layers: [
    ...skyday({ to: 0.66, n: 9 }),
    ['ridge', { y: 0.6, amp: 0.05, freq: 1.7, kind: 'mesa', depth: 0.15, haze: 0.7, facets: 0.4, tag: 'r1' }],
    ['mist', { y: 0.645, h: 0.05, alpha: 0.5 }],
    ['plain', { y: 0.67, color: 'far>haze:0.4', to: 'near', light: 0.8, tag: 'p1' }],
    ['elephant', { x: 0.29, y: 0.745, h: 0.125, color: 'far>near:0.72', step: 0.1, flip: 0 }],
    ['elephant', { x: 0.4, y: 0.747, h: 0.105, color: 'far>near:0.7', step: 0.6 }],
    ['elephant', { x: 0.48, y: 0.748, h: 0.058, color: 'far>near:0.7', step: 0.3, tusk: 0 }],
    ['acacia', { x: 0.1, y: 0.76, h: 0.22, pads: 6, color: 'far>near:0.75' }],
    ['tripodcam', { x: 0.665, y: 0.905, h: 0.235, flip: 1 }],
    [
      'figure',
      {
        x: 0.735,
        y: 0.91,
        h: 0.325,
        pose: 'tripod',
        flip: 1,
        top: 'accent',
        bottom: 'rock>near:0.4',
        hat: 'cap',
        hatC: 'rock',
        pack: 1,
        skin: '#7b4a31',
      },
    ],
    [
      'figure',
      {
        x: 0.855,
        y: 0.905,
        h: 0.315,
        pose: 'look',
        flip: 1,
        top: 'slope',
        bottom: 'near',
        hat: 'brim',
        prop: 'binoculars',
        skin: '#3f271c',
      },
    ],
    base({ y: 0.925, h: 0.075 }),
  ],
};

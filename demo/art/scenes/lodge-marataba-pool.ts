import { hills } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** The pool on the lawn an hour before sunset, the cliffs in it, a low fence between it and a rhino. */
export const scene: Scene = {
  palette: 'marataba',
  colors: {
    sky: ['#4f7fa3', '#8fb0bd', '#cdc8ae', '#f0cf97', '#f9e2b2'],
    rock: '#cf8748',
    soil: '#9c7248',
    slope: '#7d8b4a',
    accent: '#c0683a',
    near: '#1d2422',
    glow: '#ffd696',
  },
  seed: 32012,
  sun: [-0.1, 0.3, 0.03],
  layers: [
    ...hills({
      n: 6,
      y1: 0.3,
      bias: [
        [0.48, 0.2, 0.9],
        [0.88, 0.1, 0.3],
      ],
    }),
    ['forest', { y: 0.645, h: 0.04, color: 'slope>near:0.4', light: 0.5, tag: 'f1' }],
    ['plain', { y: 0.635, color: '#d3ab62', to: '#b08d50', light: 0.4, tag: 'p0' }],
    ['bushline', { on: 'p0', n: 40, size: 0.03, color: 'slope>near:0.5' }],
    ['rhino', { x: 0.76, y: 0.683, h: 0.055, color: 'near>far:0.25', flip: 1 }],
    ['plain', { y: 0.685, color: '#a9a859', to: '#55642f', light: 0.2, tag: 'p1', bands: 6 }],
    ['wirefence', { y: 0.705, h: 0.036, n: 30 }],
    [
      'mirrorpool',
      {
        far: [0.3, 0.62, 0.735],
        near: [0.2, 0.72, 0.93],
        deep: '#2f7f96',
        shallow: '#9ccac8',
        rim: '#cdb795',
        coping: 0.026,
        tint: 0.55,
      },
    ],
    ['parasol', { x: 0.855, y: 0.84, h: 0.36, canvas: '#f3e6cc' }],
    ['daybed', { x: 0.845, y: 0.875, h: 0.075, flip: 1 }],
    ['grass', { y: 0.99, h: 0.03, n: 900, color: '#46542c', tip: '#b3ad5c', tipMix: 0.5 }],
  ],
};

import { hills } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'marataba',
  colors: { soil: '#9c6f43' },
  seed: 711,
  sun: [0.36, 0.3, 0.042],
  layers: [
    ...hills({
      bias: [
        [0.46, 0.14, 0.7],
        [0.72, 0.1, 0.3],
      ],
    }),
    ['forest', { y: 0.69, h: 0.05, color: 'far>near:0.5', light: 0.5, tag: 'f1' }],
    ['plain', { y: 0.685, color: '#d8ad63', to: '#6a5836', light: 0.8, tag: 'p1' }],
    ['acacia', { x: 0.33, y: 0.755, h: 0.24, pads: 7, color: 'far>near:0.8' }],
    ['armchair', { x: 0.445, y: 0.8, h: 0.1, kind: 'sling', color: 'accent' }],
    ['armchair', { x: 0.545, y: 0.8, h: 0.1, kind: 'sling', color: 'accent', flip: 1 }],
    [
      'room',
      {
        floor: 0.8,
        wall: 'cloud>soil:0.5>near:0.42',
        ceiling: 'canvas',
        ceilC: '#e9d3ad>soil:0.2',
        openings: [{ x0: 0.2, x1: 0.745, y0: 0.2, y1: 0.8, slant: 0.1, frame: 0.006 }],
        frameC: 'soil>near:0.5',
        floorC: 'soil>near:0.25',
      },
    ],
    [
      'drape',
      {
        x0: 0.175,
        x1: 0.325,
        y0: 0.16,
        y1: 0.815,
        tie: 0.58,
        gather: 0.55,
        color: 'cloud>soil:0.3',
        n: 7,
        side: 1,
      },
    ],
    [
      'drape',
      {
        x0: 0.615,
        x1: 0.765,
        y0: 0.16,
        y1: 0.815,
        tie: 0.58,
        gather: 0.55,
        color: 'cloud>soil:0.3',
        n: 7,
        side: -1,
      },
    ],
    ['rug', { x: 0.43, y: 0.905, w: 0.34, h: 0.1 }],
    ['bedside', { x: 0.8, y: 0.955, h: 0.225, head: 'canvas' }],
    ['sidetable', { x: 0.1, y: 0.925, h: 0.15, w: 1.5, drawers: 3, color: 'soil>near:0.45' }],
    ['lamp', { x: 0.075, y: 0.777, h: 0.085, kind: 'lantern' }],
    ['plant', { x: 0.135, y: 0.777, h: 0.1, n: 9 }],
    ['lamp', { x: 0.5, y: 0.175, h: 0.1, kind: 'pendant' }],
  ],
};

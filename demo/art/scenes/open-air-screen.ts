import { night } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** A sheet between two poles, a film without a voice, and blankets for everybody. */
export const scene: Scene = {
  palette: 'night',
  colors: { glow: '#ffc27a', soil: '#7a5a44', rock: '#a89a8c', accent: '#a8485a', slope: '#4c5a4a' },
  seed: 15437,
  sun: [0.62, 0.6, 0.01],
  layers: [
    ...night({ mw: { x0: 0.1, y0: -0.1, x1: 0.4, y1: 0.7, width: 0.18 } }),
    ['acacia', { x: 0.1, y: 0.88, h: 0.5, pads: 9, light: 0.1 }],
    ['filmscreen', { x: 0.62, y: 0.86, h: 0.42 }],
    ['chairrow', { x: 0.42, y: 0.9, n: 6, h: 0.07, gap: 0.06, tag: 'a' }],
    ['chairrow', { x: 0.37, y: 0.96, n: 7, h: 0.09, gap: 0.075, tag: 'b' }],
    ['lantern', { x: 0.3, y: 0.93, r: 0.008, glow: 0.16 }],
    ['lantern', { x: 0.93, y: 0.93, r: 0.008, glow: 0.16 }],
    ['grass', { y: 0.99, h: 0.05, n: 1200, tipMix: 0.2 }],
  ],
};

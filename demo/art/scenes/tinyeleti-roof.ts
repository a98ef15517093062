import type { Scene } from '../scene.ts';

/** Eleven turns of a handle: the roof of Tinyeleti open above the bed, the Cross high in the south. */
export const scene: Scene = {
  palette: 'night',
  colors: {
    sky: ['#050a1e', '#0b1634', '#152748', '#22375c', '#30456a'],
    soil: '#8a5f42',
    near: '#0a0708',
    glow: '#ffb86a',
  },
  seed: 33063,
  sun: [0.06, 0.9, 0.02],
  layers: [
    ['sky', { to: 1 }],
    ['milkyway', { x0: 0.2, y0: 0.62, x1: 0.95, y1: -0.1, width: 0.2 }],
    ['stars', { n: 2600, to: 1.1 }],
    ['southerncross', { x: 0.57, y: 0.36, h: 0.2, turn: -12 }],
    ['roofopen', { light: 0.8 }],
    ['telescope', { x: 0.66, y: 1.16, h: 0.48 }],
    ['finish', { vignette: 0.35 }],
  ],
};

import type { Scene } from '../scene.ts';

/** Rooms in a line along the bank of the Chobe after sunset, their lights in the water. */
export const scene: Scene = {
  palette: 'zambezi',
  colors: {
    sky: ['#27335e', '#5b5a8a', '#a87f9a', '#e6a890', '#fad4a0'],
    far: '#76647e',
    near: '#171222',
    haze: '#dba894',
    glow: '#ffc98a',
    slope: '#5a5a4a',
  },
  seed: 17061,
  sun: [0.2, 0.5, 0.05],
  layers: [
    ['sky', { to: 0.62 }],
    ['stars', { n: 240, to: 0.24, alpha: 0.5 }],
    ['strata', { n: 10, y0: 0.1, y1: 0.46, alpha: 0.5 }],
    ['sun', {}],
    ['ridge', { y: 0.585, amp: 0.012, freq: 1.6, depth: 0.2, haze: 0.7, canopy: 0.5, tag: 'r1' }],
    ['plain', { y: 0.6, color: 'far>haze:0.3', to: 'far>near:0.45', light: 0.4, tag: 'p1' }],
    [
      'forest',
      { y: 0.62, h: 0.15, from: 0.34, to: 1.1, color: 'far>near:0.6', light: 0.3, tag: 'f1', palms: 3 },
    ],
    ['sandbar', { x: 0.74, y: 0.655, w: 0.84, h: 0.034, color: 'far>near:0.6' }],
    ['pavilion', { x: 0.42, y: 0.628, h: 0.048, w: 1.6 }],
    ['pavilion', { x: 0.525, y: 0.632, h: 0.056, w: 1.6 }],
    ['pavilion', { x: 0.645, y: 0.638, h: 0.066, w: 1.6 }],
    ['pavilion', { x: 0.785, y: 0.645, h: 0.078, w: 1.6 }],
    ['pavilion', { x: 0.945, y: 0.652, h: 0.09, w: 1.6 }],
    ['water', { y: 0.66, tint: 0.32, deep: 'sky.0', shallow: 'sky.3', glitter: 1.1, shore: 0.005 }],
    ['safariboat', { x: 0.33, y: 0.855, h: 0.11 }],
    ['birds', { x: 0.34, y: 0.24, w: 0.22, n: 9, size: 0.011 }],
    ['reeds', { from: -0.03, to: 0.24, y: 1.02, h: 0.28, n: 190, papyrus: 0.4, tag: 'ra' }],
    ['reeds', { from: 0.84, to: 1.03, y: 1.02, h: 0.2, n: 130, papyrus: 0.3, tag: 'rb' }],
  ],
};

import { skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** The blue hour along fourteen metres of pool, lit from within; at its end the children can stand. */
export const scene: Scene = {
  palette: 'lionsands',
  colors: {
    sky: ['#16294a', '#35567a', '#7a8a98', '#d3a887', '#f0d0a0'],
    far: '#4c5b68',
    near: '#10161e',
    haze: '#a08f88',
    soil: '#8a6040',
    rock: '#a99b88',
    slope: '#56684a',
    accent: '#c0663a',
    cloud: '#f3e6d2',
    glow: '#ffcb88',
  },
  seed: 34019,
  sun: [0.2, 0.44, 0.02],
  layers: [
    ...skyday({ n: 6, to: 0.52, y1: 0.3, sun: { disc: 0, rings: 0 } }),
    ['stars', { n: 260, to: 0.24, alpha: 0.7 }],
    ['ridge', { y: 0.465, amp: 0.03, freq: 1.6, depth: 0.2, haze: 0.5, facets: 0.3, tag: 'r1' }],
    ['forest', { y: 0.51, h: 0.06, color: 'far>near:0.45', light: 0.1, tag: 'f1', palms: 6 }],
    ['water', { y: 0.515, to: 0.6, tint: 0.3, deep: 'sky.0', shallow: 'sky.2', shore: 0.003, glitter: 0.3 }],
    ['forest', { y: 0.625, h: 0.04, color: 'near>far:0.3', light: 0.1, tag: 'f2' }],
    [
      'plain',
      { y: 0.615, color: 'rock>near:0.45', to: 'rock>near:0.75', light: 0, bands: 0, wob: 0, tag: 'p1' },
    ],
    ['fence', { y: 0.655, h: 0.085, posts: 9, wires: 4, color: 'near>rock:0.15', rail: 0.008 }],
    [
      'mirrorpool',
      {
        far: [0.42, 0.66, 0.69],
        near: [0.2, 0.98, 0.97],
        kind: 'sunny',
        deep: '#155f78',
        shallow: '#6cc4c0',
        rim: 'rock>near:0.2',
        coping: 0.03,
      },
    ],
    ['daybed', { x: 0.2, y: 0.79, h: 0.08, flip: 1 }],
    ['lamp', { x: 0.325, y: 0.745, h: 0.06, kind: 'lantern' }],
    ['lamp', { x: 0.1, y: 0.885, h: 0.075, kind: 'lantern' }],
    ['lamp', { x: 0.745, y: 0.725, h: 0.05, kind: 'lantern' }],
    ['finish', { vignette: 0.36 }],
  ],
};

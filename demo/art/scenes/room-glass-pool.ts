import type { Scene } from '../scene.ts';

/** Soon after sunrise from the pool of a glass villa, at the height of a swimmer: the water ends where the bank begins, and a heron stands on its lip. */
export const scene: Scene = {
  palette: 'lionsands',
  colors: {
    sky: ['#6a6f9c', '#a58fae', '#dba09a', '#f4b98a', '#fbd9a6'],
    far: '#9b8478',
    near: '#221a20',
    haze: '#f2cfa8',
    glow: '#ffd2a0',
    rock: '#b9a58f',
    soil: '#9a7656',
    slope: '#8c8a5c',
    accent: '#b5503a',
  },
  seed: 35006,
  sun: [0.3, 0.35, 0.05],
  layers: [
    ['sky', { to: 0.46 }],
    ['strata', { n: 7, y0: 0.05, y1: 0.26, alpha: 0.5, light: 'cloud' }],
    ['sun', {}],
    ['ridge', { y: 0.41, amp: 0.04, freq: 1.7, depth: 0.1, haze: 0.85, facets: 0.4, tag: 'r1' }],
    ['forest', { y: 0.45, h: 0.075, color: 'far>haze:0.2', light: 0.2, tag: 'f1', palms: 3 }],
    ['mist', { y: 0.44, h: 0.05, alpha: 0.6 }],
    ['plain', { y: 0.45, color: 'haze>soil:0.35', to: 'soil', light: 0.3, tag: 'p1', bands: 3 }],
    [
      'water',
      { y: 0.475, to: 0.55, tint: 0.22, deep: 'sky.1', shallow: 'sky.3', shore: 0.004, tag: 'river' },
    ],
    ['mist', { y: 0.49, h: 0.025, alpha: 0.4, tag: 'm2' }],
    ['heron', { x: 0.585, y: 0.552, h: 0.33, color: 'near>far:0.14', flip: 1 }],
    ['water', { y: 0.55, to: 1, tint: 0.55, deep: '#35587c', shallow: '#8f9fb8', squash: 0.9 }],
    ['poolcoping', {}],
    ['towels', { x: 0.95, y: 0.587, h: 0.066 }],
    ['lamp', { x: 0.868, y: 0.55, h: 0.11, kind: 'lantern' }],
    ['finish', { grain: 1.5 }],
  ],
};

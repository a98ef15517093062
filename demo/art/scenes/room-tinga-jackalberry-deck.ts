import type { Scene } from '../scene.ts';

/** The deck that goes round a tree, at about half past four in February: the bread has come, and so have the green pigeons. */
export const scene: Scene = {
  palette: 'bush',
  colors: {
    sky: ['#4f93a6', '#8fbdb4', '#cfd9b2', '#efe0ae', '#f8ebc6'],
    far: '#86a585',
    near: '#1b211a',
    haze: '#dfe2b8',
    glow: '#ffe6a4',
    rock: '#a39a86',
    soil: '#a87a50',
    slope: '#7f9c4c',
    accent: '#b85a34',
  },
  seed: 35004,
  sun: [0.87, 0.3, 0.04],
  layers: [
    ['sky', { to: 0.5 }],
    ['cumulus', { x: 0.2, y: 0.36, w: 0.2, h: 0.1 }],
    ['sun', {}],
    ['ridge', { y: 0.45, amp: 0.04, freq: 1.7, depth: 0.12, haze: 0.8, facets: 0.4, tag: 'r1' }],
    ['forest', { y: 0.49, h: 0.07, color: 'far>near:0.2', light: 0.2, tag: 'f1', palms: 3 }],
    ['water', { y: 0.49, to: 0.63, tint: 0.3, deep: 'sky.0', shallow: 'sky.3', shore: 0.004 }],
    ['reeds', { from: -0.02, to: 1.02, y: 0.63, h: 0.06, n: 150, papyrus: 0.12, color: 'slope>near:0.55' }],
    ['plain', { y: 0.625, color: 'slope>haze:0.2', to: 'slope>near:0.5', light: 0.2, tag: 'p1' }],
    ['deck', { y: 0.68, chairs: [], light: 0.14, color: 'soil>near:0.36' }],
    ['jackalberry', {}],
    ['windfall', { x: 0.54, y: 0.93, w: 0.42, h: 0.09, n: 30, size: 0.006, color: '#c9b04c' }],
    [
      'pigeons',
      {
        at: [
          [0.425, 0.298, 0.105],
          [0.525, 0.322, 0.1, 1, 0.35],
        ],
      },
    ],
    ['loaf', { x: 0.572, y: 0.746, h: 0.034 }],
    ['teacup', { x: 0.655, y: 0.757, h: 0.03 }],
    ['finish', { grain: 1.2 }],
  ],
};

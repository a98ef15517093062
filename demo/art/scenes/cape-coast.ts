import { skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'cape',
  colors: {
    sky: ['#3f7b9c', '#84afbd', '#cdd0bd', '#f1d3a0', '#fbe5bd'],
    rock: '#b58c66',
    accent: '#c5482f',
    glow: '#ffdfa6',
    haze: '#ead5b0',
  },
  seed: 505,
  sun: [0.22, 0.47, 0.05],
  layers: [
    ...skyday({ n: 8, to: 0.6 }),
    [
      'ridge',
      {
        y: 0.615,
        amp: 0.07,
        freq: 1.9,
        kind: 'crag',
        depth: 0.05,
        haze: 0.8,
        facets: 0.8,
        tag: 'r1',
        bias: [
          [0.52, 0.12, 1.1],
          [0.12, 0.2, -2.4],
          [0.3, 0.1, -0.8],
        ],
      },
    ],
    ['water', { y: 0.632, deep: '#2f708f', shallow: 'sky.2', tint: 0.75, glitter: 1.1, ripple: 1.2 }],
    ['coastroad', {}],
    ['grass', { y: 0.99, h: 0.1, n: 900, from: 0, to: 1, color: 'near>slope:0.2', mound: 0.08, fill: false }],
  ],
};

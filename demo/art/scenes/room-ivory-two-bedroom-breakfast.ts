import type { Scene } from '../scene.ts';

/** Breakfast for four on the deck of the two-bedroom villa, after the drive: the pool, the river, nobody in a hurry. */
export const scene: Scene = {
  palette: 'lionsands',
  colors: {
    sky: ['#3e8fb0', '#80bcc8', '#c2ddcc', '#f0e6be', '#faf0d0'],
    far: '#8aa886',
    near: '#1c201d',
    haze: '#e8e4c2',
    glow: '#ffe9b0',
    rock: '#cfc0a2',
    soil: '#a87a50',
    slope: '#7f9a52',
    accent: '#c0603a',
  },
  seed: 31013,
  sun: [0.17, 0.2, 0.04],
  layers: [
    ['sky', { to: 0.5 }],
    ['strata', { n: 6, y0: 0.08, y1: 0.34, alpha: 0.55, light: 'cloud' }],
    ['sun', {}],
    ['ridge', { y: 0.41, amp: 0.05, freq: 1.5, depth: 0.08, haze: 0.85, facets: 0.5, tag: 'r1' }],
    ['forest', { y: 0.45, h: 0.07, color: 'far>near:0.2', light: 0.5, tag: 'f1', freq: 1.5 }],
    ['water', { y: 0.445, to: 0.56, tint: 0.35, deep: 'sky.0', shallow: 'sky.2', shore: 0.003 }],
    [
      'hippos',
      {
        at: [
          [0.56, 0.49, 0.012],
          [0.61, 0.495, 0.014, 1],
        ],
        color: 'near>far:0.25',
      },
    ],
    ['reeds', { from: -0.02, to: 1.02, y: 0.565, h: 0.045, n: 260, papyrus: 0.1, color: 'slope>near:0.4' }],
    ['bigtree', { x: 0.93, y: 0.62, h: 0.62, w: 0.6, clumps: 17, color: 'near>slope:0.35', light: 0.25 }],
    ['platform', { y: 0.56, kind: 'none', vp: 0.5, color: 'soil>glow:0.2', light: [0.2, 0.6, 0.6, 0.3] }],
    [
      'plungepool',
      { x0: 0.12, x1: 0.74, y0: 0.585, y1: 0.67, spread: [0.07, 0.06], deep: 'sky.0', shallow: 'sky.1' },
    ],
    ['tabletop', { y: 0.755, color: 'soil>near:0.42', light: 0.08 }],
    [
      'fruitbowl',
      {
        x: 0.62,
        y: 0.845,
        h: 0.085,
        fruit: ['accent>glow:0.3', '#e8b93f', '#a9b653'],
        glaze: 'sky.0>cloud:0.3',
      },
    ],
    ['coffeepot', { x: 0.4, y: 0.865, h: 0.2, enamel: 'cloud>sky.1:0.3' }],
    ['eggcup', { x: 0.53, y: 0.925, h: 0.09 }],
    ['eggcup', { x: 0.79, y: 0.925, h: 0.09 }],
    ['teacup', { x: 0.285, y: 0.9, h: 0.07 }],
    ['teacup', { x: 0.9, y: 0.87, h: 0.065 }],
    ['loaf', { x: 0.74, y: 0.815, h: 0.07 }],
    ['finish', { vignette: 0.14 }],
  ],
};

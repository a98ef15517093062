import type { Scene } from '../scene.ts';

/** The second sitting place of the Confluence suite, in the forenoon: books under a roof of reeds, crocodiles on the bar. */
export const scene: Scene = {
  palette: 'bush',
  colors: {
    sky: ['#3f90b5', '#7dbcc9', '#bfdcd0', '#e9e6c4', '#f8efd2'],
    far: '#86a58c',
    near: '#201b16',
    haze: '#e2e2c4',
    glow: '#ffe7ae',
    rock: '#c8b592',
    soil: '#a9764a',
    slope: '#88a05a',
    accent: '#b4502f',
  },
  seed: 31008,
  sun: [0.84, 0.3, 0.03],
  layers: [
    ['sky', { to: 0.46 }],
    ['strata', { n: 4, y0: 0.26, y1: 0.38, alpha: 0.5, light: 'cloud' }],
    ['ridge', { y: 0.43, amp: 0.04, freq: 1.5, depth: 0.08, haze: 0.85, facets: 0.5, tag: 'r1' }],
    ['forest', { y: 0.465, h: 0.06, color: 'far>near:0.2', light: 0.4, tag: 'f1' }],
    ['water', { y: 0.46, to: 0.76, tint: 0.5, deep: 'sky.0', shallow: 'sky.1', shore: 0.002, glitter: 0.5 }],
    [
      'confluence',
      { y: 0.462, tip: [0.42, 0.6], between: [0.2, 0.7], left: [0.14, 0.56], right: [0.88, 0.55] },
    ],
    ['forest', { y: 0.478, h: 0.05, from: 0.26, to: 0.62, color: 'far>near:0.35', light: 0.4, tag: 'f2' }],
    [
      'crocodile',
      {
        at: [
          [0.35, 0.596, 0.056],
          [0.44, 0.6, 0.066, true],
          [0.535, 0.604, 0.048],
        ],
      },
    ],
    ['reeds', { from: -0.02, to: 1.02, y: 0.77, h: 0.07, n: 230, papyrus: 0.1, color: 'slope>near:0.5' }],
    ['platform', { y: 0.76, kind: 'none', vp: 0.5, color: 'soil>near:0.38' }],
    ['reedroof', { y: 0.19, floor: 0.76, posts: [0.05, 0.955], stripes: 0.3 }],
    ['spottingscope', { x: 0.165, y: 0.9, h: 0.32 }],
    ['armchair', { x: 0.74, y: 0.93, h: 0.25, kind: 'sling', color: 'cloud>soil:0.15', flip: 1 }],
    ['sidetable', { x: 0.575, y: 0.93, h: 0.1, w: 1.5 }],
    ['bookpile', { x: 0.565, y: 0.83, h: 0.07 }],
    ['teacup', { x: 0.605, y: 0.83, h: 0.03 }],
    ['finish', { vignette: 0.2 }],
  ],
};

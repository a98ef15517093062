import type { Scene } from '../scene.ts';

/** February in the walled garden: six metres of water in the shade of a marula, its fruit on the rim. */
export const scene: Scene = {
  palette: 'bush',
  colors: {
    sky: ['#7ea5a6', '#b4cbb8', '#dfe0bb', '#f4e3b0', '#fbefcb'],
    slope: '#76874f',
    soil: '#a37f56',
    rock: '#c9b395',
    far: '#93a382',
    near: '#1d2418',
    glow: '#ffe6a6',
    haze: '#e4dcb2',
    accent: '#a84f5c',
  },
  seed: 32007,
  sun: [0.82, 0.3, 0.034],
  layers: [
    ['sky', { to: 0.6 }],
    ['strata', { n: 5, y0: 0.08, y1: 0.3, alpha: 0.5, light: 'cloud' }],
    ['sun', {}],
    ['ridge', { y: 0.48, amp: 0.04, freq: 1.8, depth: 0.08, haze: 0.85, facets: 0.4, tag: 'r1' }],
    ['forest', { y: 0.53, h: 0.06, color: 'slope>haze:0.3', light: 0.5, tag: 'f1', freq: 1.5 }],
    ['plain', { y: 0.525, color: 'slope>haze:0.5', to: 'slope>near:0.1', light: 0.4, tag: 'p0' }],
    ['water', { y: 0.545, to: 0.563, tint: 0.5, deep: 'sky.1', shallow: 'sky.4', glitter: 0.5 }],
    ['bigtree', { x: 0.93, y: 0.6, h: 0.34, w: 0.36, clumps: 12, color: 'slope>near:0.45', light: 0.5 }],
    ['bigtree', { x: 0.56, y: 0.585, h: 0.22, w: 0.24, clumps: 9, color: 'slope>near:0.3', light: 0.5 }],
    ['plain', { y: 0.585, color: '#a8ad66', to: '#5d6b3a', light: 0.2, tag: 'p1', bands: 6 }],
    ['polescreen', { x0: 0.79, x1: 1.02, y: 0.7, h: 0.25, n: 24 }],
    ['bigtree', { x: 0.2, y: 0.73, h: 0.86, w: 0.95, clumps: 22, color: 'near>slope:0.3', light: 0.6 }],
    [
      'mirrorpool',
      { far: [0.47, 0.66, 0.66], near: [0.36, 0.88, 0.94], deep: '#2f5f5a', shallow: '#9cc4ae', tint: 0.34 },
    ],
    ['grass', { y: 0.99, h: 0.03, n: 900, color: '#46542c', tip: '#a9b060', tipMix: 0.5 }],
    ['windfall', { x: 0.26, y: 0.86, w: 0.26, h: 0.13, n: 34, size: 0.009 }],
    ['windfall', { x: 0.6, y: 0.81, w: 0.2, h: 0.12, n: 7, size: 0.008 }],
  ],
};

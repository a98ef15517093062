import type { Scene } from '../scene.ts';

/** The bath of the Confluence suite at about four: a river on either hand, and those who cross the bar between. */
export const scene: Scene = {
  palette: 'lionsands',
  colors: {
    sky: ['#4f8297', '#84abac', '#bfcdb6', '#ecd9a8', '#f9e9bf'],
    far: '#86997f',
    near: '#1c1f1d',
    glow: '#ffdf9a',
    haze: '#e6dcae',
    slope: '#94a062',
    soil: '#9a7146',
    rock: '#b9a88a',
    accent: '#a4532c',
  },
  seed: 31001,
  sun: [0.2, 0.2, 0.036],
  layers: [
    ['sky', { to: 0.44 }],
    ['strata', { n: 6, y0: 0.06, y1: 0.26, alpha: 0.5, light: 'cloud' }],
    ['sun', {}],
    ['ridge', { y: 0.405, amp: 0.06, freq: 1.5, depth: 0.08, haze: 0.85, facets: 0.5, tag: 'r1' }],
    ['forest', { y: 0.44, h: 0.045, color: 'far>near:0.2', light: 0.5, tag: 'f1', palms: 2 }],
    ['mist', { y: 0.44, h: 0.02, alpha: 0.5 }],
    [
      'water',
      { y: 0.435, to: 0.72, tint: 0.42, deep: 'sky.0', shallow: 'sky.2', shore: 0.002, glitter: 0.7 },
    ],
    [
      'confluence',
      { y: 0.437, tip: [0.4, 0.548], between: [0.22, 0.66], left: [0.16, 0.53], right: [0.8, 0.54] },
    ],
    [
      'forest',
      { y: 0.452, h: 0.05, from: 0.26, to: 0.58, color: 'far>near:0.35', light: 0.5, tag: 'f2', palms: 1 },
    ],
    ['elephant', { x: 0.3, y: 0.545, h: 0.036, color: 'near>far:0.3', step: 0.2 }],
    ['elephant', { x: 0.335, y: 0.545, h: 0.041, color: 'near>far:0.27', step: 0.7 }],
    ['elephant', { x: 0.366, y: 0.546, h: 0.022, color: 'near>far:0.3', step: 0.4 }],
    ['elephant', { x: 0.398, y: 0.546, h: 0.043, color: 'near>far:0.25', step: 0.9 }],
    ['elephant', { x: 0.455, y: 0.548, h: 0.039, color: 'near>far:0.27', step: 0.1 }],
    [
      'room',
      {
        floor: 0.7,
        wall: 'rock>near:0.5',
        ceiling: 'none',
        openings: [{ x0: -0.05, x1: 0.82, y0: 0.055, y1: 0.7, frame: 0.014, frameC: 'near>soil:0.2' }],
        floorC: 'rock>near:0.26',
        boards: false,
        spill: 0.22,
      },
    ],
    ['drape', { x0: 0.775, x1: 0.88, y0: 0.03, y1: 0.745, color: 'cloud', n: 7 }],
    ['ovalbath', { x: 0.6, y: 0.93, h: 0.2, w: 1.6, shallow: 'sky.2', deep: 'sky.0>near:0.2' }],
    ['stool', { x: 0.895, y: 0.93, h: 0.1, w: 0.5, color: 'soil>near:0.3' }],
    ['towels', { x: 0.895, y: 0.832, h: 0.055 }],
    ['finish', { vignette: 0.2 }],
  ],
};

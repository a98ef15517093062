import type { Scene } from '../scene.ts';

/** Coffee at Kingston, sitting up: the flask by the bed, the rail, and the sun on the plain seven metres below. */
export const scene: Scene = {
  palette: 'monwana',
  colors: {
    sky: ['#7c93ae', '#b3b0b8', '#e6c3b0', '#f7d3a4', '#fdebc4'],
    far: '#b39188',
    near: '#2a2128',
    glow: '#ffd9a0',
    haze: '#f3d2b2',
    soil: '#9b7154',
    cloud: '#fbf4ea',
    accent: '#a8433f',
  },
  seed: 33051,
  sun: [0.69, 0.4, 0.05],
  layers: [
    ['sky', { to: 0.5 }],
    ['strata', { n: 9, y0: 0.05, y1: 0.3, alpha: 0.6 }],
    ['sun', {}],
    ['ridge', { y: 0.43, amp: 0.03, freq: 1.7, depth: 0.08, haze: 0.8, facets: 0.4, tag: 'r1' }],
    ['ridge', { y: 0.46, amp: 0.012, freq: 2, depth: 0.4, haze: 0.45, canopy: 0.8, trees: 130, tag: 'r2' }],
    ['mist', { y: 0.48, h: 0.04, alpha: 0.7 }],
    ['plain', { y: 0.475, color: 'haze>far:0.35', to: 'far>near:0.42', light: 0.9, tag: 'p1', bands: 11 }],
    ['bushline', { on: 'p1', n: 70, size: 0.022, color: 'far>near:0.45' }],
    ['acacia', { x: 0.17, y: 0.58, h: 0.09, pads: 6, color: 'far>near:0.8' }],
    ['acacia', { x: 0.31, y: 0.535, h: 0.05, pads: 5, color: 'far>near:0.5' }],
    ['acacia', { x: 0.9, y: 0.56, h: 0.075, pads: 6, color: 'far>near:0.8' }],
    [
      'tracks',
      {
        pts: [
          [0.22, 0.72],
          [0.34, 0.66],
          [0.46, 0.62],
          [0.6, 0.585],
          [0.7, 0.55],
        ],
        n: 34,
        size: 0.006,
      },
    ],
    [
      'platform',
      {
        y: 0.76,
        rail: 0.15,
        kind: 'bars',
        posts: 6,
        vp: 0.45,
        color: 'soil>near:0.3',
        light: [0.7, 0.76, 0.6, 0.9],
      },
    ],
    ['bedend', { x: 0.4, y: 0.8, w: 0.52 }],
    ['sidetable', { x: 0.825, y: 0.985, h: 0.155, w: 1.1, color: 'soil>near:0.3' }],
    ['provisions', { kind: 'flask', x: 0.8, y: 0.836, h: 0.13, color: '#4e6350' }],
    ['teacup', { x: 0.85, y: 0.838, h: 0.045 }],
    ['finish', { vignette: 0.18 }],
  ],
};

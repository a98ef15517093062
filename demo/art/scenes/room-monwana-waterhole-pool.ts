import type { Scene } from '../scene.ts';

/** Noon in October: elephants at the water, and a plunge pool to watch them from. */
export const scene: Scene = {
  palette: 'monwana',
  colors: {
    sky: ['#5f93b4', '#93b7c4', '#c4d2cc', '#e9dcc3', '#f6e7cb'],
    cloud: '#fffaf0',
    glow: '#ffeec8',
    far: '#a39a92',
    near: '#2a2226',
    haze: '#ead8bf',
    soil: '#a97f63',
    rock: '#c8b19c',
    accent: '#a84f5c',
  },
  seed: 32003,
  sun: [0.3, -0.18, 0.03],
  layers: [
    ['sky', { to: 0.42 }],
    ['strata', { n: 6, y0: 0.06, y1: 0.28, alpha: 0.7, light: 'cloud', body: 'cloud' }],
    ['ridge', { y: 0.37, amp: 0.04, freq: 2, depth: 0.08, haze: 0.8, facets: 0.5, tag: 'r1' }],
    ['forest', { y: 0.41, h: 0.045, freq: 1.7, color: 'far>near:0.25', light: 0.5, tag: 'f1' }],
    ['plain', { y: 0.405, color: '#dcc19b', to: '#b48f6c', light: 0.2, tag: 'p1', bands: 8 }],
    ['bushline', { on: 'p1', n: 40, size: 0.03, color: 'far>near:0.45' }],
    ['deadtree', { x: 0.87, y: 0.475, h: 0.2, color: 'near>far:0.4' }],
    ['elephant', { x: 0.49, y: 0.492, h: 0.1, color: 'near>far:0.3', step: 0.3 }],
    ['elephant', { x: 0.58, y: 0.49, h: 0.06, color: 'near>far:0.34', step: 0.5, tusk: 0 }],
    ['elephant', { x: 0.67, y: 0.495, h: 0.095, color: 'near>far:0.28', step: 0.1, flip: 1 }],
    ['water', { y: 0.495, to: 0.575, tint: 0.35, deep: 'sky.0', shallow: 'sky.2', shore: 0.006, glitter: 0 }],
    ['grass', { y: 0.6, h: 0.05, n: 1300, color: '#8c7350', tip: '#d9bf86', tipMix: 0.5, mound: 0.01 }],
    ['deck', { y: 0.63, color: 'soil>near:0.22', chairs: [] }],
    [
      'mirrorpool',
      {
        far: [0.45, 0.765, 0.68],
        near: [0.37, 0.9, 0.925],
        kind: 'sunny',
        deep: '#2f7f96',
        shallow: '#8fcac6',
        rim: '#d2bda4',
      },
    ],
    ['armchair', { x: 0.19, y: 0.83, h: 0.21, kind: 'sling', color: 'accent' }],
    ['stool', { x: 0.3, y: 0.8, h: 0.075 }],
    ['towels', { x: 0.3, y: 0.727, h: 0.026 }],
  ],
};

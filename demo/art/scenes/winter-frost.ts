import { base, skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'marataba',
  colors: {
    sky: ['#6f8fae', '#a3b9c8', '#cfd6d6', '#eadfd0', '#f8e6cc'],
    far: '#98a9b8',
    near: '#222c38',
    haze: '#dfe0de',
    cloud: '#fbfbf8',
    glow: '#ffe4bf',
    rock: '#a9a7a8',
    sun: '#fffaf0',
  },
  seed: 1066,
  sun: [0.28, 0.45, 0.05],
  layers: [
    ...skyday({ n: 6 }),
    [
      'ridge',
      { y: 0.54, amp: 0.08, freq: 1.6, kind: 'mesa', depth: 0.05, haze: 0.85, facets: 0.6, tag: 'r1' },
    ],
    ['ridge', { y: 0.61, amp: 0.035, freq: 2, depth: 0.22, haze: 0.7, canopy: 0.7, trees: 80, tag: 'r2' }],
    ['mist', { y: 0.655, h: 0.06, alpha: 0.8, color: 'cloud' }],
    ['plain', { y: 0.675, color: 'cloud>far:0.22', to: 'far>near:0.55', light: 0.8, tag: 'p1', bands: 10 }],
    ['frost', { y: 0.69, h: 0.22, n: 1500 }],
    ['deadtree', { x: 0.84, y: 0.86, h: 0.52, lean: -0.04, color: 'near>far:0.15' }],
    ['deadtree', { x: 0.115, y: 0.8, h: 0.3, lean: 0.08, color: 'far>near:0.55' }],
    ['impala', { x: 0.44, y: 0.805, h: 0.105, color: 'far>near:0.75', ram: 1 }],
    ['impala', { x: 0.52, y: 0.812, h: 0.092, color: 'far>near:0.72', flip: 1 }],
    ['impala', { x: 0.575, y: 0.8, h: 0.085, color: 'far>near:0.68' }],
    ['impala', { x: 0.655, y: 0.815, h: 0.09, color: 'far>near:0.72' }],
    ['impala', { x: 0.37, y: 0.8, h: 0.078, color: 'far>near:0.66', flip: 1 }],
    base({ y: 0.915, h: 0.09, n: 2600, color: 'near>far:0.25', tip: 'cloud', tipMix: 0.9 }),
    ['frost', { y: 0.875, h: 0.12, n: 1900 }],
  ],
};

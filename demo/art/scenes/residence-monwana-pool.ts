import type { Scene } from '../scene.ts';

/** Elephants at one: the fenced pool in the heat of the day, and the water they have come to beyond it. */
export const scene: Scene = {
  palette: 'monwana',
  colors: {
    sky: ['#5b9fb6', '#93bfc4', '#c6d6cc', '#ecdfc8', '#f7ead2'],
    far: '#9c9484',
    near: '#2b2220',
    haze: '#efdcc0',
    soil: '#b47f62',
    rock: '#cdb7a2',
    slope: '#7b8452',
    accent: '#a84f5c',
    glow: '#ffe9bd',
  },
  seed: 34006,
  sun: [0.34, 0.13, 0.034],
  layers: [
    ['sky', { to: 0.46 }],
    ['strata', { n: 5, y0: 0.06, y1: 0.3, alpha: 0.6 }],
    ['sun', {}],
    ['ridge', { y: 0.415, amp: 0.04, freq: 1.5, depth: 0.08, haze: 0.85, facets: 0.5, tag: 'r1' }],
    ['forest', { y: 0.455, h: 0.035, color: 'far>slope:0.5', light: 0.6, tag: 'f1', freq: 1.6 }],
    ['plain', { y: 0.455, color: 'haze>soil:0.25', to: 'soil>haze:0.3', light: 0.7, tag: 'p1', bands: 5 }],
    ['acacia', { x: 0.14, y: 0.474, h: 0.15, pads: 7, color: 'far>near:0.5' }],
    ['elephant', { x: 0.6, y: 0.512, h: 0.105, color: 'near>far:0.3', step: 0.1 }],
    ['elephant', { x: 0.695, y: 0.514, h: 0.09, color: 'near>far:0.32', step: 0.6, flip: 1 }],
    ['elephant', { x: 0.53, y: 0.515, h: 0.05, color: 'near>far:0.3', step: 0.3, tusk: 0 }],
    ['water', { y: 0.516, to: 0.556, tint: 0.25, deep: 'sky.0', shallow: 'sky.2', shore: 0.003, glitter: 0 }],
    ['plain', { y: 0.554, color: 'soil>haze:0.4', to: 'soil>near:0.1', light: 0.6, tag: 'p2', bands: 6 }],
    ['fence', { y: 0.72, h: 0.115, posts: 7, wires: 4, color: 'near>soil:0.25', rail: 0.012 }],
    ['brickfloor', { y: 0.71, brick: '#b8705a' }],
    [
      'plungepool',
      {
        x0: 0.25,
        x1: 0.83,
        y0: 0.77,
        y1: 0.965,
        spread: [0.11, 0.08],
        rim: 'cloud>rock:0.4',
        deep: '#2f8f9c',
        shallow: '#a9d8d0',
      },
    ],
    ['daybed', { x: 0.1, y: 0.83, h: 0.085, flip: 1 }],
  ],
};

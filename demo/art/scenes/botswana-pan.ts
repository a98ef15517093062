import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'night',
  colors: {
    sky: ['#2b2f5e', '#5a4f86', '#a4788f', '#e0a68c', '#f7d6a8'],
    far: '#7a6a80',
    near: '#1a1424',
    haze: '#e6bfa6',
    cloud: '#f3e8e2',
    glow: '#ffd9a6',
    rock: '#b09a98',
    sun: '#fff6e4',
    accent: '#b4603c',
  },
  seed: 1044,
  sun: [0.28, 0.54, 0.07],
  layers: [
    ['sky', { to: 0.64 }],
    ['stars', { n: 420, to: 0.34, alpha: 0.7 }],
    ['strata', { n: 8, y0: 0.12, y1: 0.46, alpha: 0.45 }],
    ['sun', {}],
    ['ridge', { y: 0.645, amp: 0.012, freq: 1.6, depth: 0.3, haze: 0.7, tag: 'r1' }],
    ['saltpan', { y: 0.65 }],
    ['baobab', { x: 0.76, y: 0.745, h: 0.36, light: 0.5 }],
    ['figure', { x: 0.54, y: 0.8, h: 0.105, pose: 'walk', top: 'cloud', bottom: 'rock', hat: 'brim' }],
    ['figure', { x: 0.505, y: 0.802, h: 0.1, pose: 'walk2', top: 'accent', bottom: 'rock', hair2: 'long' }],
    ['finish', { vignette: 0.3 }],
  ],
};

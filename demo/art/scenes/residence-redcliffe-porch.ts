import { skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** Two swing seats at the end of the afternoon, and a street worth watching. */
export const scene: Scene = {
  palette: 'cape',
  colors: {
    sky: ['#4f7ea6', '#93afb8', '#d8c8ae', '#f3cf9a', '#fbe3b6'],
    soil: '#a8603f',
    rock: '#b8a894',
    slope: '#64805a',
    accent: '#b04a3a',
    near: '#25272f',
    cloud: '#fdf5e8',
    glow: '#ffd596',
    far: '#8f9aa0',
  },
  seed: 34017,
  sun: [0.8, 0.3, 0.036],
  layers: [
    ...skyday({ n: 6, to: 0.5, y1: 0.3 }),
    ['ridge', { y: 0.46, amp: 0.06, freq: 1.4, depth: 0.1, haze: 0.8, facets: 0.5, tag: 'r1' }],
    ['forest', { y: 0.53, h: 0.07, color: 'slope>near:0.1', light: 0.5, tag: 'f1' }],
    [
      'plain',
      { y: 0.62, color: 'rock>near:0.25', to: 'rock>near:0.45', light: 0.3, tag: 'p1', bands: 3, wob: 0 },
    ],
    ['street', { y: 0.63, h: 0.19, w: 0.15, n: 8, rise: 0.0 }],
    ['bigtree', { x: 0.5, y: 0.68, h: 0.46, w: 0.42, clumps: 14, color: 'slope>near:0.35', light: 0.5 }],
    [
      'room',
      {
        floor: 0.79,
        wall: 'cloud>accent:0.2',
        ceiling: 'beams',
        ceilY: 0.12,
        ceilC: '#d9a094',
        openings: [{ x0: -0.05, x1: 1.05, y0: 0.1, y1: 0.79, frame: 0.004, frameC: 'cloud' }],
        floorC: 'soil>near:0.1',
        boards: true,
        spill: 0.25,
        vp: 0.5,
      },
    ],
    ['porchlace', { posts: [0.035, 0.345, 0.655, 0.965], floor: 0.79, rail: 0.62, top: 0.115 }],
    ['swingseat', { x: 0.29, y: 0.8, h: 0.155, chain: 4.9, cushion: 'sky.0' }],
    ['swingseat', { x: 0.72, y: 0.8, h: 0.155, chain: 4.9, cushion: 'accent' }],
    ['stool', { x: 0.505, y: 0.91, h: 0.085 }],
    ['coffeepot', { x: 0.505, y: 0.827, h: 0.07, enamel: 'slope' }],
  ],
};

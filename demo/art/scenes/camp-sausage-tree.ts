import { skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** A house without a front wall above the Falls: a bed, the river, and breakfast on its way to an island. */
export const scene: Scene = {
  palette: 'zambezi',
  colors: {
    sky: ['#4f8ba0', '#93bcb8', '#d2d8bc', '#f6deac', '#fcedcc'],
    far: '#86a08c',
    near: '#1c1a16',
    haze: '#ece4c0',
    glow: '#ffe0a4',
    soil: '#9a6c44',
    slope: '#5f7f4c',
    accent: '#2f7a80',
  },
  seed: 17101,
  sun: [0.64, 0.28, 0.045],
  layers: [
    ...skyday({ n: 6, to: 0.56, y1: 0.26 }),
    ['forest', { y: 0.5, h: 0.04, color: 'far>haze:0.15', light: 0.5, tag: 'f0', palms: 8 }],
    ['mist', { y: 0.51, h: 0.03, alpha: 0.6 }],
    ['water', { y: 0.505, to: 0.84, tint: 0.5, deep: 'sky.0', shallow: 'sky.2', glitter: 1.1 }],
    [
      'forest',
      { y: 0.565, h: 0.06, from: 0.5, to: 0.78, color: 'slope>near:0.3', light: 0.5, tag: 'isl', palms: 4 },
    ],
    ['sandbar', { x: 0.64, y: 0.575, w: 0.34, h: 0.014, color: 'haze' }],
    [
      'figure',
      {
        x: 0.405,
        y: 0.672,
        h: 0.12,
        pose: 'pole',
        prop: 'longpole',
        top: 'cloud',
        bottom: 'soil',
        skin: '#3f271c',
        dark: 0.3,
      },
    ],
    ['mokoro', { x: 0.44, y: 0.68, h: 0.08 }],
    ['reeds', { from: 0.1, to: 0.94, y: 0.83, h: 0.06, n: 420, papyrus: 0.2, tag: 'rb' }],
    [
      'room',
      {
        floor: 0.81,
        wall: '#c8b48a>cloud:0.2',
        ceiling: 'canvas',
        ceilC: 'soil>cloud:0.4',
        openings: [{ x0: 0.12, x1: 0.9, y0: 0.16, y1: 0.81, slant: 0.06, frame: 0.006 }],
        frameC: 'soil>near:0.4',
        floorC: 'soil>near:0.15',
      },
    ],
    ['drape', { x0: 0.1, x1: 0.18, y0: 0.14, y1: 0.82, color: 'cloud>accent:0.12', n: 6, side: 1 }],
    ['drape', { x0: 0.84, x1: 0.92, y0: 0.14, y1: 0.82, color: 'cloud>accent:0.12', n: 6, side: -1 }],
    ['rug', { x: 0.5, y: 0.91, w: 0.36, h: 0.09 }],
    ['bedside', { x: 0.2, y: 0.96, h: 0.225, head: 'canvas', flip: 1 }],
    ['armchair', { x: 0.66, y: 0.91, h: 0.17, kind: 'sling', color: 'accent' }],
    ['sidetable', { x: 0.93, y: 0.93, h: 0.13, w: 1.3, color: 'soil>near:0.45' }],
    ['plant', { x: 0.93, y: 0.8, h: 0.13, n: 9 }],
    ['lamp', { x: 0.5, y: 0.17, h: 0.1, kind: 'pendant' }],
  ],
};

import { skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** Upstairs, the first sun over Devil’s Peak: a brass bed, a seat in the bay, the cloth on the mountain. */
export const scene: Scene = {
  palette: 'cape',
  colors: {
    sky: ['#4d7fa6', '#8fb3bd', '#cfd0bd', '#f2cf9c', '#fbe2b4'],
    accent: '#b04a3a',
    glow: '#ffd08a',
    soil: '#8f5a3a',
    rock: '#b49a86',
    slope: '#6b7f62',
    near: '#23242e',
    far: '#8a97a0',
    cloud: '#fdf5e8',
  },
  seed: 34012,
  sun: [0.13, 0.3, 0.036],
  layers: [
    ...skyday({ n: 5, to: 0.55, y1: 0.24 }),
    ['tablemountain', { base: 0.56, h: 0.3, x0: 0.02, scale: 0.86, cloth: 0.9 }],
    ['forest', { y: 0.58, h: 0.08, color: 'slope', light: 0.6, tag: 'f1' }],
    ['plain', { y: 0.565, color: 'slope>near:0.2', to: 'slope>near:0.4', tag: 'p1' }],
    ['forest', { y: 0.68, h: 0.1, color: 'slope>near:0.3', light: 0.5, tag: 'f2' }],
    [
      'room',
      {
        floor: 0.8,
        wall: '#e2b9a4>cloud:0.35',
        ceiling: 'cornice',
        ceilY: 0.08,
        openings: [
          {
            x0: 0.06,
            x1: 0.17,
            y0: 0.15,
            y1: 0.652,
            nx: 1,
            ny: 2,
            frame: 0.018,
            bar: 0.012,
            frameC: 'cloud',
          },
          { x0: 0.2, x1: 0.46, y0: 0.15, y1: 0.652, nx: 2, ny: 2, frame: 0.018, bar: 0.012, frameC: 'cloud' },
          { x0: 0.49, x1: 0.6, y0: 0.15, y1: 0.652, nx: 1, ny: 2, frame: 0.018, bar: 0.012, frameC: 'cloud' },
        ],
        floorC: 'soil>near:0.2',
        spill: 0.2,
        vp: 0.5,
      },
    ],
    ['bayseat', { x0: 0.04, x1: 0.62, y: 0.8, h: 0.115 }],
    ['drape', { x0: 0.018, x1: 0.062, y0: 0.115, y1: 0.8, color: 'slope', n: 5 }],
    ['drape', { x0: 0.6, x1: 0.645, y0: 0.115, y1: 0.8, color: 'slope', n: 5, side: -1 }],
    ['picture', { x: 0.81, y: 0.36, w: 0.1, h: 0.14, frameC: 'glow>near:0.35', shows: 'sea' }],
    ['rug', { x: 0.62, y: 0.935, w: 0.56, h: 0.1, color: 'slope>near:0.1' }],
    ['bedside', { x: 0.745, y: 0.945, h: 0.3, head: 'brass', throwC: 'accent' }],
  ],
};

import { skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** Early in June: the bath set where the desk ought to be, the first car on its cable. */
export const scene: Scene = {
  palette: 'cape',
  colors: {
    sky: ['#4d6f93', '#8fa0b4', '#cdb4b4', '#eec9ae', '#f8e0c0'],
    rock: '#bd9587',
    slope: '#6a7f78',
    soil: '#8d6444',
    glow: '#ffd7ac',
    far: '#8b9aa8',
    near: '#1a2c38',
    haze: '#e3cdbf',
    accent: '#2f6d86',
    cloud: '#fff6ec',
  },
  seed: 32006,
  sun: [0.1, 0.36, 0.03],
  layers: [
    ...skyday({ n: 5, y1: 0.22 }),
    ['tablemountain', { base: 0.6, h: 0.3, x0: 0.04, scale: 0.98, cloth: 0 }],
    ['cablecar', { from: [0.646, 0.309], to: [0.735, 0.49], cars: [0.36, 0.74], size: 0.017 }],
    ['forest', { y: 0.62, h: 0.06, color: 'slope>near:0.25', light: 0.4, tag: 'f1' }],
    [
      'room',
      {
        floor: 0.85,
        wall: '#c9cfd0>rock:0.12',
        ceiling: 'cornice',
        ceilY: 0.07,
        openings: [
          {
            x0: 0.27,
            x1: 0.79,
            y0: 0.13,
            y1: 0.62,
            nx: 3,
            ny: 2,
            sill: 1,
            frame: 0.018,
            bar: 0.008,
            frameC: 'cloud',
          },
        ],
        floorC: 'soil>near:0.1',
        spill: 0.4,
      },
    ],
    ['shutters', { x0: 0.262, x1: 0.798, y0: 0.122, y1: 0.628, w: 0.085, color: 'cloud>slope:0.4' }],
    ['rug', { x: 0.44, y: 0.965, w: 0.4, h: 0.06, color: 'accent' }],
    ['tub', { x: 0.53, y: 0.945, h: 0.27, flip: 1, tap: 0.9, metal: '#c79a4e>near:0.15', towel: 'accent' }],
    ['sidetable', { x: 0.17, y: 0.935, h: 0.15, w: 0.8, color: 'soil>near:0.35' }],
    ['teacup', { x: 0.17, y: 0.787, h: 0.035 }],
  ],
};

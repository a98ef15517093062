import { skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** The gate stands open: forty steps of garden, the pool under the oak, breakfast until half past ten. */
export const scene: Scene = {
  palette: 'cape',
  colors: {
    sky: ['#6fb0c9', '#a3cfd0', '#d3e2cf', '#f2e7c2', '#fbf0d2'],
    soil: '#b4745a',
    rock: '#cdb89c',
    slope: '#6f9a4c',
    accent: '#3f7358',
    near: '#1f2e2a',
    cloud: '#fcf5e8',
    glow: '#ffe6a2',
    far: '#8aa88a',
  },
  seed: 34015,
  sun: [0.24, 0.12, 0.03],
  layers: [
    ...skyday({ n: 4, to: 0.4, y1: 0.2 }),
    ['forest', { y: 0.5, h: 0.16, color: 'slope>near:0.2', light: 0.6, tag: 'f1', freq: 1.5 }],
    ['plain', { y: 0.5, color: 'slope>glow:0.35', to: 'slope', light: 0.6, tag: 'p1', bands: 5, wob: 0.002 }],
    [
      'plungepool',
      {
        x0: 0.47,
        x1: 0.575,
        y0: 0.595,
        y1: 0.63,
        spread: [0.015, 0.025],
        rim: 'cloud',
        deep: '#2f8f9c',
        shallow: '#a9d8d0',
      },
    ],
    ['bigtree', { x: 0.595, y: 0.56, h: 0.47, w: 0.4, clumps: 17, color: 'near>slope:0.4', light: 0.5 }],
    [
      'room',
      {
        floor: 0.755,
        wall: 'cloud>glow:0.25',
        ceiling: 'none',
        openings: [{ x0: 0.4, x1: 0.66, y0: 0.12, y1: 0.755, arch: 0.2, frame: 0.03, frameC: 'cloud' }],
        floorC: 'soil',
        boards: false,
        spill: 0.5,
        vp: 0.5,
      },
    ],
    ['brickfloor', { y: 0.755, brick: 'soil' }],
    ['gateleaf', { x: 0.664, y: 0.763, h: 0.63 }],
    [
      'bougainvillea',
      {
        x: 0.9,
        y: 0.76,
        h: 0.4,
        path: [
          [0.3, 0.0],
          [0.24, 0.5],
          [0.3, 1.0],
          [0.12, 1.5],
          [-0.3, 1.75],
        ],
        r: 0.13,
        n: 1900,
        color: '#f4f1e2',
      },
    ],
    ['plant', { x: 0.31, y: 0.83, h: 0.3, n: 17, pot: '#b5603f', leaf: 'slope>near:0.35' }],
  ],
};

import { skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** The low table from above: a thousand pieces but one, and the lid they sign who have finished it. */
export const scene: Scene = {
  palette: 'cape',
  colors: { accent: '#b94f3c', soil: '#8a5e3d', glow: '#ffdf9e', near: '#1c2a33' },
  seed: 36007,
  sun: [0.2, 0.14, 0.04],
  layers: [
    ...skyday({ n: 7, y1: 0.3, light: 'cloud' }),
    ['tablemountain', { base: 0.6, h: 0.28, x0: -0.12, scale: 0.95, cloth: 0.8 }],
    ['forest', { y: 0.6, h: 0.165, color: 'slope>haze:0.2', light: 0, tag: 'f1', freq: 1.2 }],
    ['forest', { y: 0.62, h: 0.08, color: 'slope>near:0.15', light: 0, tag: 'f2', freq: 1.6 }],
    ['plain', { y: 0.615, color: 'slope>near:0.2', to: 'slope', light: 0, tag: 'p1', bands: 1 }],
    [
      'water',
      { y: 0.64, to: 0.82, deep: '#3f7f9c', shallow: 'sky.1', tint: 0.85, glitter: 0.2, ripple: 0.5 },
    ],
    [
      'jigsaw',
      { x0: -0.025, x1: 0.66, y0: -0.04, y1: 0.8, cols: 20, rows: 15, missing: [13, 4], wood: 'soil' },
    ],
    ['cupabove', { x: 0.85, y: 0.17, r: 0.135 }],
    ['signedlid', { x: 0.875, y: 0.68, w: 0.27, h: 0.24, turn: -0.1, names: 18 }],
  ],
};

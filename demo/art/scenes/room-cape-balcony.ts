import type { Scene } from '../scene.ts';

/** Breakfast on the balcony of rooms seven, eight and nine, the cloth laid on the mountain too. */
export const scene: Scene = {
  palette: 'cape',
  colors: {
    sky: ['#3f86b0', '#7fb4c8', '#b9d6d6', '#e2e6d4', '#f6ecd4'],
    rock: '#a9a29c',
    slope: '#5f7f66',
    soil: '#b08a66',
    far: '#8fa9ac',
    near: '#1b3138',
    haze: '#dfe6da',
    glow: '#ffeec4',
    accent: '#c4553c',
  },
  seed: 32016,
  sun: [-0.19, 0.2, 0.03],
  layers: [
    ['sky', { to: 0.62 }],
    ['strata', { n: 5, y0: 0.06, y1: 0.2, alpha: 0.6, light: 'cloud' }],
    ['tablemountain', { base: 0.62, h: 0.36, x0: -0.12, scale: 1.16, cloth: 0.85 }],
    ['plain', { y: 0.57, color: 'slope>sky.1:0.3', to: 'slope>near:0.2', light: 0, tag: 'p0', bands: 2 }],
    ['mist', { y: 0.53, h: 0.07, alpha: 0.85 }],
    ['forest', { y: 0.6, h: 0.07, color: 'slope>sky.1:0.25', light: 0.15, tag: 'f0', freq: 1.3 }],
    ['forest', { y: 0.75, h: 0.1, color: 'slope>near:0.25', light: 0.15, tag: 'f1', freq: 1.2 }],
    ['plain', { y: 0.735, color: 'slope>near:0.25', to: 'slope>near:0.45', light: 0, tag: 'p1', bands: 2 }],
    ['forest', { y: 0.86, h: 0.1, color: 'slope>near:0.5', light: 0.1, tag: 'f2', freq: 1 }],
    ['ironrail', { y0: 0.63, y1: 0.845, gap: 0.025, x0: -0.02, x1: 1.02, color: 'near' }],
    ['deck', { y: 0.845, color: 'soil>near:0.12', chairs: [] }],
    ['bistro', { x: 0.66, y: 0.955, h: 0.2 }],
  ],
};

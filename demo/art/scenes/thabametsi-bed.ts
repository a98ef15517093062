import type { Scene } from '../scene.ts';

/** Bed at Thabametsi, glass on three sides and above: the Milky Way from head to foot, and in winter the Scorpion. */
export const scene: Scene = {
  palette: 'night',
  colors: {
    sky: ['#050917', '#0b1632', '#16294c', '#2a4064', '#46536e'],
    near: '#07080e',
    far: '#24344f',
    soil: '#86603f',
    accent: '#8a4a30',
    cloud: '#d9d9dc',
    glow: '#ffc588',
    haze: '#384a68',
    rock: '#6f6a64',
  },
  seed: 33075,
  sun: [0.12, 0.9, 0.02],
  layers: [
    ['sky', { to: 0.75 }],
    ['milkyway', { x0: 0.66, y0: -0.15, x1: 0.36, y1: 0.72, width: 0.2 }],
    ['stars', { n: 1900, to: 0.7 }],
    ['scorpius', { x: 0.475, y: 0.15, h: 0.32, turn: -108 }],
    [
      'ridge',
      {
        y: 0.63,
        amp: 0.05,
        freq: 1.8,
        kind: 'mesa',
        depth: 0.4,
        haze: 0.2,
        light: 0.03,
        tag: 'r1',
        bias: [[0.86, 0.16, 0.7]],
      },
    ],
    ['forest', { y: 0.66, h: 0.03, color: 'far>near:0.7', light: 0, tag: 'f1' }],
    ['plain', { y: 0.66, color: 'far>near:0.72', to: 'near', light: 0, tag: 'p1' }],
    ['glassroom', {}],
    ['bedend', { x: 0.5, y: 0.84, w: 0.5 }],
    ['telescope', { x: 0.9, y: 0.9, h: 0.25 }],
    ['finish', { vignette: 0.35 }],
  ],
};

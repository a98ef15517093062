import { hills } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** Coffee on the rail of a tented suite before sunrise, the cliffs still grey. */
export const scene: Scene = {
  palette: 'marataba',
  colors: {
    sky: ['#7187a3', '#a2a8b8', '#d3b9b6', '#f0ccb2', '#f9e0c0'],
    rock: '#8a8f9b',
    soil: '#8a6a52',
    slope: '#6f7d6f',
    far: '#8795a6',
    near: '#1c2430',
    glow: '#ffd9b4',
    haze: '#dccbc4',
    accent: '#a8573a',
    cloud: '#fbf1e8',
  },
  seed: 32014,
  sun: [-0.05, 0.4, 0.03],
  layers: [
    ...hills({
      n: 7,
      y1: 0.3,
      bias: [
        [0.22, 0.16, 0.7],
        [0.62, 0.12, 0.5],
      ],
    }),
    ['mist', { y: 0.66, h: 0.07, alpha: 0.9 }],
    ['forest', { y: 0.69, h: 0.035, freq: 1.5, color: 'far>near:0.35', light: 0.2, tag: 'f1' }],
    ['plain', { y: 0.685, color: 'haze>slope:0.4', to: 'slope>near:0.2', light: 0.3, tag: 'p1', bands: 7 }],
    ['mist', { y: 0.72, h: 0.035, alpha: 0.7 }],
    ['impala', { x: 0.3, y: 0.752, h: 0.042, color: 'near>far:0.3' }],
    ['impala', { x: 0.355, y: 0.758, h: 0.046, color: 'near>far:0.25', flip: 1, ram: 1 }],
    ['impala', { x: 0.42, y: 0.75, h: 0.04, color: 'near>far:0.32' }],
    ['handrail', { y0: 0.79, y1: 0.865, thick: 0.035, posts: [0.12, 0.93] }],
    ['coffeepot', { x: 0.63, y: 0.845, h: 0.25, enamel: '#3f6076', flip: 1 }],
    ['mug', { x: 0.775, y: 0.85, h: 0.105, enamel: 'cloud', rim: '#2c4a60' }],
    ['mug', { x: 0.86, y: 0.838, h: 0.1, enamel: 'cloud', rim: '#2c4a60' }],
    ['steam', { x: 0.775, y: 0.735, len: 0.03, size: 0.012 }],
  ],
};

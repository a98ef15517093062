import { base, skyday } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

/** A bare leadwood over a pan that has filled, impala drinking, tents on the dry ground behind. */
export const scene: Scene = {
  palette: 'home',
  colors: {
    sky: ['#56648c', '#a08a9c', '#dba690', '#f4c690', '#fbe0b0'],
    far: '#a07a6c',
    near: '#201612',
    haze: '#f0c49a',
    soil: '#b08048',
    slope: '#8a7a48',
    glow: '#ffcf92',
  },
  seed: 17051,
  sun: [0.24, 0.4, 0.06],
  layers: [
    ...skyday({ n: 9, y1: 0.34 }),
    ['forest', { y: 0.61, h: 0.05, color: 'far>haze:0.2', light: 0.5, tag: 'f0' }],
    ['mist', { y: 0.625, h: 0.04, alpha: 0.6 }],
    ['plain', { y: 0.63, color: 'soil>haze:0.55', to: 'soil>near:0.6', light: 0.8, tag: 'p1', bands: 9 }],
    ['bushline', { on: 'p1', n: 60, size: 0.03, color: 'slope>near:0.4' }],
    ['tent', { x: 0.12, y: 0.72, h: 0.075, canvas: 'cloud>soil:0.3', lit: 0.9, stone: false }],
    ['tent', { x: 0.265, y: 0.725, h: 0.085, canvas: 'cloud>soil:0.3', lit: 0.9, stone: false }],
    ['tent', { x: 0.43, y: 0.735, h: 0.095, canvas: 'cloud>soil:0.3', lit: 0.9, stone: false }],
    ['sandbar', { x: 0.5, y: 0.845, w: 0.5, h: 0.03, color: 'sky.2>sky.3:0.5' }],
    ['sandbar', { x: 0.52, y: 0.85, w: 0.3, h: 0.014, color: 'sky.4', tag: 'shine' }],
    ['impala', { x: 0.56, y: 0.815, h: 0.075, color: 'near>far:0.2', ram: 1 }],
    ['impala', { x: 0.62, y: 0.81, h: 0.066, color: 'near>far:0.24' }],
    ['impala', { x: 0.68, y: 0.815, h: 0.072, color: 'near>far:0.2', flip: 1 }],
    ['deadtree', { x: 0.8, y: 0.9, h: 0.58, lean: -0.04 }],
    base({ y: 0.955, h: 0.08, tipMix: 0.45 }),
  ],
};

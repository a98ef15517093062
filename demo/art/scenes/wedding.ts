import { base, vines } from '../backdrops.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'winelands',
  colors: { slope: '#6c7a45', soil: '#9a7650', rock: '#b9a48e', accent: '#a8475a' },
  seed: 932,
  sun: [0.5, 0.45, 0.06],
  layers: [
    ...vines({ n: 8 }),
    ['plain', { y: 0.68, color: 'slope>haze:0.5', to: 'slope>near:0.5', light: 0.9, tag: 'p1' }],
    ['bigtree', { x: 0.09, y: 0.88, h: 0.84, w: 0.8, clumps: 24, light: 0.5 }],
    ['bigtree', { x: 0.91, y: 0.88, h: 0.84, w: 0.8, clumps: 24, light: 0.5 }],
    ['festoon', { x0: 0.16, y0: 0.34, x1: 0.5, y1: 0.36, sag: 0.06, n: 11 }],
    ['festoon', { x0: 0.5, y0: 0.36, x1: 0.84, y1: 0.34, sag: 0.06, n: 11 }],
    ['arch', { x: 0.5, y: 0.815, h: 0.29 }],
    [
      'figure',
      {
        x: 0.474,
        y: 0.815,
        h: 0.195,
        pose: 'hands',
        top: 'near>sky.0:0.5',
        bottom: 'near',
        sleeve: 1,
        skin: '#5a3626',
        dark: 0.3,
      },
    ],
    [
      'figure',
      {
        x: 0.527,
        y: 0.815,
        h: 0.185,
        pose: 'hands',
        flip: 1,
        top: 'cloud',
        bottom: 'cloud',
        dress: 0.0,
        hair2: 'bun',
        skin: '#7b4a31',
        dark: 0.1,
      },
    ],
    ['chairrow', { x: 0.255, y: 0.875, n: 5, h: 0.075, gap: 0.041, tag: 'a' }],
    ['chairrow', { x: 0.585, y: 0.875, n: 5, h: 0.075, gap: 0.041, tag: 'b' }],
    ['chairrow', { x: 0.205, y: 0.955, n: 5, h: 0.1, gap: 0.055, tag: 'c' }],
    ['chairrow', { x: 0.585, y: 0.955, n: 5, h: 0.1, gap: 0.055, tag: 'd' }],
    base({ y: 0.985, h: 0.05, n: 1200, tip: 'slope', tipMix: 0.6 }),
  ],
};

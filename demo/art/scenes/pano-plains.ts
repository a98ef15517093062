import type { Layer, Scene } from '../scene.ts';

export const scene: Scene = {
  palette: 'home',
  frame: 'round',
  seed: 2004,
  sun: [0.44, 0.468, 0.017],
  layers: [
    ['sky', { to: 0.51 }],
    ['strata', { n: 22, y0: 0.16, y1: 0.46, alpha: 0.4, size: 0.5 }],
    ['sun', { rings: 3 }],
    [
      'ridge',
      {
        y: 0.492,
        amp: 0.022,
        freq: 5,
        kind: 'mesa',
        depth: 0.06,
        haze: 0.75,
        facets: 0.5,
        tag: 'r1',
        fade: 0.03,
      },
    ],
    ['ridge', { y: 0.5, amp: 0.012, freq: 7, depth: 0.22, haze: 0.7, facets: 0.4, tag: 'r2', fade: 0.03 }],
    ['mist', { y: 0.508, h: 0.015, alpha: 0.4 }],
    ['ridge', { y: 0.509, amp: 0.006, freq: 8, depth: 0.42, haze: 0.5, canopy: 0.4, name: 'r3', fade: 0.03 }],
    ['plain', { y: 0.514, color: 'far>near:0.42', to: 'near', light: 0.6, tag: 'p1', bands: 16, wob: 0.002 }],
    ['bushline', { on: 'p1', n: 220, size: 0.014, color: 'far>near:0.72' }],
    ...(
      [
        [0.3, 0.042],
        [0.315, 0.036],
        [0.326, 0.02],
        [0.285, 0.039],
      ] as const
    ).map(
      ([x, h], i): Layer => [
        'elephant',
        { x, y: 0.545, h, color: 'far>near:0.82', step: i * 0.3, tusk: h > 0.03 ? 1 : 0 },
      ],
    ),
    ['giraffe', { x: 0.62, y: 0.54, h: 0.062, color: 'far>near:0.75' }],
    ['giraffe', { x: 0.637, y: 0.54, h: 0.052, color: 'far>near:0.75', flip: 1 }],
    ['acacia', { x: 0.2, y: 0.575, h: 0.11, pads: 8 }],
    ['acacia', { x: 0.545, y: 0.56, h: 0.075, pads: 7 }],
    ['acacia', { x: 0.745, y: 0.585, h: 0.13, pads: 9, spread: 1.35 }],
    ['baobab', { x: 0.845, y: 0.572, h: 0.115 }],
    ['vehicle', { x: 0.405, y: 0.562, h: 0.034 }],
    ['grass', { y: 0.6, h: 0.032, n: 5200, fill: false, mound: 0.004 }],
    [
      'grass',
      {
        y: 0.66,
        h: 0.045,
        n: 5200,
        fill: false,
        mound: 0.03,
        tag: 'g2',
        tipMix: 0.14,
        color: 'far>near:0.80',
      },
    ],
    [
      'grass',
      {
        y: 0.74,
        h: 0.06,
        n: 4200,
        fill: false,
        mound: 0.05,
        tag: 'g3',
        tipMix: 0.08,
        color: 'far>near:0.88',
      },
    ],
    ['finish', { vignette: 0, grain: 2.6 }],
  ],
};

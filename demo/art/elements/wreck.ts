import type { Flag } from '../draw/flag.ts';
import { frame } from '../draw/frame.ts';
import type { Stage } from '../draw/stage.ts';

export interface WreckOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
  readonly flip?: Flag;
}

export function wreck(s: Stage, { x = 0.62, y = 0.72, h = 0.2, flip = false }: WreckOptions = {}) {
  const f = frame(s, { x, y, h, flip });
  {
    const [ox, oy] = f.P(0, 0);
    s.g.translate(ox, oy);
    s.g.rotate(0.1);
    s.g.translate(-ox, -oy);
  }
  const hull = f.fill(
    f.soft(
      [
        [-1.55, 0.05],
        [-1.62, 0.44],
        [-1.5, 0.5],
        [-0.9, 0.4],
        [-0.2, 0.33],
        [0.5, 0.36],
        [1.15, 0.55],
        [1.62, 0.86],
        [1.5, 0.6],
        [1.34, 0.3],
        [1.22, 0.02],
      ],
      0.45,
    ),
    'near>accent:0.25',
  );
  f.light(hull, f.side * 1.6, 0, 0.55, 0.5);
  s.grain(
    hull,
    f.grad(0, 0.8, 0, 0.0, [
      [0, 'accent', 0.5],
      [1, 'near', 0.4],
    ]),
  );
  for (let i = 0; i < 7; i++)
    f.line(
      [
        [-1.5 + i * 0.42, 0.05],
        [-1.52 + i * 0.44, 0.34],
      ],
      0.012,
      'near',
      0.5,
    );
  f.fill(
    [
      [-1.38, 0.44],
      [-1.34, 0.86],
      [-0.62, 0.8],
      [-0.6, 0.38],
    ],
    'near>accent:0.12',
  );
  f.fill(
    [
      [-1.24, 0.84],
      [-1.22, 1.06],
      [-0.8, 1.02],
      [-0.8, 0.8],
    ],
    'near>accent:0.18',
  );
  for (let i = 0; i < 4; i++) f.box(-1.26 + i * 0.15, 0.6, 0.08, 0.09, 'haze', 0.55);
  f.fill(
    [
      [-0.42, 0.36],
      [-0.36, 0.98],
      [-0.2, 0.97],
      [-0.16, 0.35],
    ],
    'near',
  );
  f.line(
    [
      [0.42, 0.36],
      [0.52, 1.18],
    ],
    0.035,
    'near',
  );
  f.line(
    [
      [0.48, 0.9],
      [1.1, 0.72],
    ],
    0.015,
    'near',
  );
  f.line(
    [
      [0.52, 1.16],
      [1.45, 0.76],
    ],
    0.008,
    'near',
  );
  f.line(
    [
      [0.52, 1.16],
      [-1.0, 1.04],
    ],
    0.006,
    'near',
    0.8,
  );
  for (const [a, b, w] of [
    [0.1, 0.12, 0.14],
    [0.75, 0.2, 0.1],
    [-0.75, 0.1, 0.1],
  ] as const)
    f.fill(
      f.soft(
        [
          [a - w, b],
          [a - w * 0.6, b + 0.13],
          [a + w * 0.5, b + 0.11],
          [a + w, b - 0.02],
          [a, b - 0.05],
        ],
        0.6,
      ),
      'near',
      0.9,
    );
}

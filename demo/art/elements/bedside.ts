import type { Flag } from '../draw/flag.ts';
import { frame } from '../draw/frame.ts';
import { lerp } from '../draw/numbers.ts';
import type { Colour, Stage } from '../draw/stage.ts';
import { soft } from '../parts/soft.ts';

export interface BedsideOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
  readonly flip?: Flag;
  readonly head?: string;
  readonly throwC?: Colour;
  readonly cover?: Colour;
}

export function bedside(
  s: Stage,
  {
    x = 0.7,
    y = 0.92,
    h = 0.3,
    flip = false,
    head = 'panel',
    throwC = 'accent',
    cover = 'cloud',
  }: BedsideOptions = {},
) {
  // headboard at the right end
  const f = frame(s, { x, y, h, flip });
  const N = 'near';
  if (head === 'panel') {
    f.fill(
      [
        [0.98, 0],
        [0.98, 1.0],
        [1.1, 1.0],
        [1.1, 0],
      ],
      'near>accent:0.25',
    );
  }
  if (head === 'brass') {
    for (const a of [1.0, 1.08]) f.box(a, 0, 0.025, 1.05, 'glow>near:0.35');
    for (const b of [0.55, 0.8, 1.0]) f.box(1.0, b, 0.1, 0.02, 'glow>near:0.35');
    f.dot(1.012, 1.08, 0.03, 'glow>near:0.2');
    f.dot(1.092, 1.08, 0.03, 'glow>near:0.2');
    for (const a of [-1.08]) {
      f.box(a, 0, 0.025, 0.66, 'glow>near:0.35');
      f.dot(a + 0.012, 0.68, 0.028, 'glow>near:0.2');
      f.box(a, 0.45, 0.08, 0.02, 'glow>near:0.35');
    }
  }
  if (head === 'canvas') {
    soft(
      f,
      [
        [0.98, 0.1],
        [0.96, 0.92],
        [1.03, 1.0],
        [1.12, 0.92],
        [1.1, 0.1],
      ],
      'soil>near:0.4',
      1,
      0.5,
    );
    f.line(
      [
        [1.0, 0.55],
        [1.1, 0.55],
      ],
      0.02,
      'near',
    );
  }
  f.box(-1.05, 0.1, 2.1, 0.13, 'near>soil:0.25');
  for (const a of [-1.02, 0.95]) f.box(a, -0.02, 0.07, 0.14, N);
  f.fill(
    f.soft(
      [
        [-1.05, 0.22],
        [-1.06, 0.4],
        [-1.0, 0.455],
        [0.98, 0.455],
        [1.0, 0.4],
        [1.0, 0.22],
      ],
      0.4,
    ),
    f.grad(0, 0.46, 0, 0.2, [
      [0, s.col(cover)],
      [1, s.col(`${cover}>near:0.42`)],
    ]),
  );
  f.fill(
    f.soft(
      [
        [-1.07, 0.1],
        [-1.1, 0.44],
        [-1.0, 0.5],
        [0.36, 0.51],
        [0.42, 0.46],
        [0.42, 0.12],
        [0.1, 0.1],
        [-0.3, 0.13],
        [-0.7, 0.09],
      ],
      0.5,
    ),
    f.grad(0, 0.5, 0, 0.1, [
      [0, s.col(cover)],
      [1, s.col(`${cover}>near:0.48`)],
    ]),
  );
  for (let i = 0; i < 9; i++)
    f.line(
      [
        [lerp(-1.0, 0.36, i / 8), 0.4],
        [lerp(-1.02, 0.37, i / 8) + 0.02, 0.14],
      ],
      0.006,
      'near',
      0.14,
    );
  f.fill(
    f.soft(
      [
        [-1.08, 0.18],
        [-1.11, 0.46],
        [-1.02, 0.525],
        [-0.46, 0.525],
        [-0.44, 0.5],
        [-0.46, 0.16],
        [-0.7, 0.19],
        [-0.9, 0.15],
      ],
      0.5,
    ),
    f.grad(0, 0.52, 0, 0.16, [
      [0, s.col(throwC)],
      [1, s.col(`${throwC}>near:0.45`)],
    ]),
  );
  for (let i = 0; i < 14; i++)
    f.line(
      [
        [lerp(-1.07, -0.47, i / 13), 0.17],
        [lerp(-1.07, -0.47, i / 13), 0.125],
      ],
      0.012,
      throwC,
    );
  soft(
    f,
    [
      [0.55, 0.47],
      [0.52, 0.6],
      [0.6, 0.7],
      [0.76, 0.72],
      [0.84, 0.62],
      [0.82, 0.47],
    ],
    f.grad(0.5, 0.7, 0.85, 0.47, [
      [0, s.col('cloud')],
      [1, s.col('cloud>near:0.35')],
    ]),
  );
  soft(
    f,
    [
      [0.72, 0.47],
      [0.74, 0.66],
      [0.84, 0.8],
      [0.95, 0.78],
      [0.99, 0.6],
      [0.98, 0.47],
    ],
    f.grad(0.7, 0.8, 1.0, 0.47, [
      [0, s.col('cloud')],
      [1, s.col('cloud>near:0.42')],
    ]),
  );
  soft(
    f,
    [
      [0.44, 0.47],
      [0.44, 0.56],
      [0.5, 0.61],
      [0.6, 0.6],
      [0.64, 0.52],
      [0.62, 0.47],
    ],
    throwC,
    1,
  );
}

import type { Flag } from '../draw/flag.ts';
import { frame } from '../draw/frame.ts';
import type { Colour, Stage } from '../draw/stage.ts';
import { soft } from '../parts/soft.ts';

export interface LampOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
  readonly kind?: string;
  readonly shade?: Colour;
  readonly flip?: Flag;
}

export function lamp(
  s: Stage,
  { x = 0.3, y = 0.92, h = 0.4, kind = 'floor', shade = 'glow', flip = false }: LampOptions = {},
) {
  const f = frame(s, { x, y, h, flip });
  if (kind === 'floor') {
    f.box(-0.1, 0, 0.2, 0.02, 'near');
    f.box(-0.01, 0, 0.02, 0.8, 'near');
    f.glow(0, 0.86, 0.75, 0.5);
    f.fill(
      [
        [-0.15, 0.78],
        [-0.09, 1.0],
        [0.09, 1.0],
        [0.15, 0.78],
      ],
      f.grad(0, 1, 0, 0.78, [
        [0, s.col(shade)],
        [1, s.col('sun')],
      ]),
    );
  }
  if (kind === 'table') {
    soft(
      f,
      [
        [-0.14, 0],
        [-0.2, 0.2],
        [-0.08, 0.46],
        [-0.03, 0.52],
        [0.03, 0.52],
        [0.08, 0.46],
        [0.2, 0.2],
        [0.14, 0],
      ],
      'accent>near:0.35',
      1,
      0.9,
    );
    f.glow(0, 0.75, 1.1, 0.5);
    f.fill(
      [
        [-0.36, 0.52],
        [-0.22, 1.0],
        [0.22, 1.0],
        [0.36, 0.52],
      ],
      f.grad(0, 1, 0, 0.52, [
        [0, s.col(shade)],
        [1, s.col('sun')],
      ]),
    );
  }
  if (kind === 'lantern') {
    f.glow(0, 0.4, 1.6, 0.6);
    f.box(-0.24, 0, 0.48, 0.07, 'near');
    f.box(-0.2, 0.07, 0.4, 0.62, 'glow');
    f.dot(0, 0.3, 0.08, 'sun', 1, 0.14);
    for (const a of [-0.22, -0.02, 0.18]) f.box(a, 0.05, 0.04, 0.68, 'near');
    f.fill(
      [
        [-0.26, 0.72],
        [-0.12, 0.88],
        [0.12, 0.88],
        [0.26, 0.72],
      ],
      'near',
    );
    f.line(
      [
        [-0.1, 0.88],
        [0, 1.02],
        [0.1, 0.88],
      ],
      0.03,
      'near',
    );
  }
  if (kind === 'pendant') {
    f.box(-0.008, 0.2, 0.016, 3, 'near');
    f.glow(0, 0, 1.2, 0.5);
    soft(
      f,
      [
        [-0.34, -0.08],
        [-0.28, 0.16],
        [-0.08, 0.3],
        [0.08, 0.3],
        [0.28, 0.16],
        [0.34, -0.08],
      ],
      'soil>near:0.3',
      1,
      0.7,
    );
    for (let i = -3; i <= 3; i++)
      f.line(
        [
          [i * 0.03, 0.29],
          [i * 0.1, -0.07],
        ],
        0.012,
        'near',
        0.4,
      );
    f.dot(0, -0.08, 0.1, 'sun', 1, 0.05);
  }
}

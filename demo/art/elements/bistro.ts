import { frame } from '../draw/frame.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface BistroOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
  readonly metal?: Colour;
  readonly cloth?: Colour;
}

/** A round table for two in the open, laid for breakfast, with a bentwood chair at either side. */
export function bistro(
  s: Stage,
  { x = 0.5, y = 0.9, h = 0.14, metal = 'near>slope:0.25', cloth = 'cloud' }: BistroOptions = {},
) {
  const f = frame(s, { x, y, h });
  f.dot(0, 0.0, 1.7, 'near', 0.22, 0.09);
  for (const d of [-1, 1]) {
    const A = (a: number) => d * a;
    f.dot(A(1.08), 0.62, 0.36, metal, 1, 0.07);
    for (const [a, b] of [
      [0.78, 0.74],
      [1.36, 1.44],
      [1.0, 0.98],
    ] as const)
      f.line(
        [
          [A(a), 0.6],
          [A(b), 0],
        ],
        0.05,
        metal,
      );
    f.line(
      [
        [A(1.38), 0.6],
        [A(1.48), 1.2],
        [A(1.44), 1.46],
        [A(1.34), 1.5],
        [A(1.28), 1.36],
        [A(1.3), 0.66],
      ],
      0.05,
      metal,
    );
    f.line(
      [
        [A(1.4), 1.4],
        [A(1.34), 0.66],
      ],
      0.03,
      metal,
    );
    f.dot(A(1.08), 0.66, 0.32, 'accent', 1, 0.06);
  }
  f.box(-0.03, 0.08, 0.06, 0.9, metal);
  for (const d of [-1, 1])
    f.line(
      [
        [0, 0.14],
        [d * 0.36, 0],
      ],
      0.05,
      metal,
    );
  f.fill(
    f.soft(
      [
        [-0.78, 1.0],
        [-0.84, 0.72],
        [-0.5, 0.64],
        [-0.1, 0.72],
        [0.3, 0.63],
        [0.84, 0.74],
        [0.78, 1.0],
      ],
      0.6,
    ),
    f.grad(0, 1, 0, 0.62, [
      [0, s.col(cloth)],
      [1, s.col(`${cloth}>near:0.35`)],
    ]),
  );
  f.dot(0, 1.0, 0.8, cloth, 1, 0.11);
  for (const a of [-0.44, 0.44]) {
    f.dot(a, 1.02, 0.2, 'near', 0.18, 0.035);
    f.dot(a, 1.03, 0.18, 'cloud>sky.1:0.25', 1, 0.03);
    f.box(a + (a > 0 ? -0.3 : 0.2), 1.02, 0.1, 0.12, 'cloud>near:0.05');
    f.dot(a, 1.06, 0.1, 'glow>soil:0.4', 1, 0.035);
  }
  f.fill(
    f.soft(
      [
        [-0.1, 1.02],
        [-0.14, 1.2],
        [-0.06, 1.34],
        [0.06, 1.34],
        [0.13, 1.2],
        [0.1, 1.02],
      ],
      0.8,
    ),
    'accent>cloud:0.15',
  );
  f.line(
    [
      [0.1, 1.27],
      [0.22, 1.22],
      [0.12, 1.1],
    ],
    0.03,
    'accent>cloud:0.15',
  );
}

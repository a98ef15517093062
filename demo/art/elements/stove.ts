import { frame } from '../draw/frame.ts';
import type { Stage } from '../draw/stage.ts';

export interface StoveOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
}

/** An iron stove on its legs on a stone slab, fire behind its glass, its pipe going up out of the picture; logs beside it. */
export function stove(s: Stage, { x = 0.2, y = 0.9, h = 0.3 }: StoveOptions = {}) {
  const f = frame(s, { x, y, h });
  f.fill(
    [
      [-0.75, 0.05],
      [1.1, 0.05],
      [1.2, -0.08],
      [-0.85, -0.08],
    ],
    'rock>near:0.35',
  );
  f.box(-0.85, -0.11, 2.05, 0.035, 'rock>near:0.65');
  f.box(-0.1, 0.98, 0.2, 4, 'near');
  f.box(-0.1, 0.98, 0.04, 4, 'glow', 0.12);
  for (const b of [1.5, 2.2]) f.box(-0.115, b, 0.23, 0.04, 'near>rock:0.25');
  for (const d of [-1, 1])
    f.fill(
      [
        [d * 0.34, 0.16],
        [d * 0.42, 0.16],
        [d * 0.46, 0],
        [d * 0.38, 0],
      ],
      'near',
    );
  f.box(-0.48, 0.13, 0.96, 0.82, 'near');
  f.box(-0.53, 0.93, 1.06, 0.06, 'near>rock:0.1');
  f.box(-0.53, 0.975, 1.06, 0.012, 'glow', 0.35);
  f.glow(0, 0.5, 2.2, 0.55);
  const door = f.fill(
    f.soft(
      [
        [-0.3, 0.32],
        [-0.3, 0.62],
        [-0.2, 0.74],
        [0.2, 0.74],
        [0.3, 0.62],
        [0.3, 0.32],
      ],
      0.35,
    ),
    f.grad(0, 0.28, 0, 0.8, [
      [0, 'sun'],
      [0.2, 'glow'],
      [0.6, s.col('accent')],
      [1, s.col('near>accent:0.4')],
    ]),
  );
  s.g.save();
  s.g.clip(door);
  for (const [a, t, w] of [
    [-0.2, 0.58, 0.1],
    [-0.06, 0.7, 0.12],
    [0.1, 0.62, 0.11],
    [0.22, 0.52, 0.09],
  ] as const)
    f.fill(
      f.soft(
        [
          [a - w, 0.28],
          [a - w * 0.7, t * 0.75],
          [a + w * 0.1, t],
          [a + w * 0.5, t * 0.78],
          [a + w, 0.28],
        ],
        0.9,
      ),
      'glow>sun:0.3',
      0.85,
    );
  for (const [a, b] of [
    [-0.3, 0.3],
    [0.32, 0.33],
  ] as const)
    f.line(
      [
        [a, 0.29],
        [b, 0.37],
      ],
      0.07,
      'near',
    );
  s.g.restore();
  f.box(-0.012, 0.32, 0.024, 0.43, 'near');
  f.box(0.36, 0.48, 0.05, 0.12, 'glow>near:0.4');
  f.box(-0.34, 0.2, 0.68, 0.03, 'near>rock:0.2');
  // Logs.
  for (const [a, b, r] of [
    [0.66, 0.09, 0.088],
    [0.84, 0.085, 0.085],
    [1.01, 0.085, 0.082],
    [0.75, 0.235, 0.08],
    [0.925, 0.232, 0.082],
  ] as const) {
    f.dot(a, b, r, 'soil>near:0.5');
    f.dot(a, b, r * 0.78, 'soil>glow:0.25');
    f.dot(a, b, r * 0.4, 'soil>near:0.2', 0.5);
  }
}

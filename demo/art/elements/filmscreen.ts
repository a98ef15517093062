import { frame } from '../draw/frame.ts';
import type { Stage } from '../draw/stage.ts';

export interface FilmscreenOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
}

/** A sheet stretched between two poles; on it, in light, a waterhole and a setting sun. */
export function filmscreen(s: Stage, { x = 0.6, y = 0.86, h = 0.4 }: FilmscreenOptions = {}) {
  const f = frame(s, { x, y, h });
  f.glow(0, 0.62, 1.5, 0.5, 'cloud');
  for (const a of [-0.86, 0.86]) {
    f.line(
      [
        [a, 0],
        [a, 1.04],
      ],
      0.028,
      'near>soil:0.3',
    );
    f.line(
      [
        [a, 1.0],
        [a * 1.32, 0],
      ],
      0.007,
      'near>cloud:0.3',
    );
  }
  const sheet = f.soft(
    [
      [-0.82, 0.24],
      [0.82, 0.24],
      [0.8, 0.6],
      [0.82, 1],
      [0, 0.985],
      [-0.82, 1],
      [-0.8, 0.6],
    ],
    0.3,
  );
  f.fill(
    sheet,
    f.grad(0, 1, 0, 0.24, [
      [0, '#6f86a0'],
      [0.5, '#e8b98c'],
      [1, '#f6dca8'],
    ]),
  );
  f.dot(0.26, 0.66, 0.1, '#fff2cf');
  f.fill(
    [
      [-0.78, 0.29],
      [-0.78, 0.53],
      [-0.55, 0.56],
      [-0.3, 0.575],
      [-0.05, 0.55],
      [0.2, 0.54],
      [0.5, 0.57],
      [0.78, 0.54],
      [0.78, 0.29],
    ],
    '#a06a58',
  );
  f.box(-0.78, 0.29, 1.56, 0.16, '#7a4a44');
  f.dot(0.02, 0.36, 0.5, '#f0c79a', 1, 0.035);
}

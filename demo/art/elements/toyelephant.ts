import { type FrameOptions, frame } from '../draw/frame.ts';
import type { Stage } from '../draw/stage.ts';

export type ToyelephantOptions = FrameOptions;

export function toyelephant(s: Stage, o: ToyelephantOptions) {
  const f = frame(s, o);
  const c = 'soil>near:0.15';
  f.fill(
    f.soft(
      [
        [-0.55, 0.18],
        [-0.6, 0.62],
        [-0.4, 0.86],
        [0.1, 0.88],
        [0.38, 0.96],
        [0.62, 0.84],
        [0.72, 0.5],
        [0.8, 0.24],
        [0.72, 0.2],
        [0.6, 0.42],
        [0.46, 0.5],
        [0.4, 0.18],
        [0.18, 0.18],
        [0.14, 0.38],
        [-0.2, 0.38],
        [-0.24, 0.18],
      ],
      0.7,
    ),
    c,
  );
  f.fill(
    f.soft(
      [
        [0.18, 0.84],
        [0.06, 0.6],
        [0.22, 0.42],
        [0.4, 0.62],
        [0.38, 0.84],
      ],
      0.9,
    ),
    'soil>near:0.4',
  );
  f.box(-0.68, 0.1, 1.3, 0.09, 'near>soil:0.4');
  for (const a of [-0.46, 0.36]) {
    f.dot(a, 0.1, 0.13, 'accent');
    f.dot(a, 0.1, 0.04, 'near');
  }
}

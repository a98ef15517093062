import { mix } from '../draw/colour.ts';
import { type FrameOptions, frame } from '../draw/frame.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface MugOptions extends FrameOptions {
  readonly enamel?: Colour;
  readonly rim?: Colour;
}

/** An enamel mug with a dark rim, its handle to the right. */
export function mug(s: Stage, { enamel = 'cloud', rim = 'sky.0>near:0.4', ...o }: MugOptions) {
  const f = frame(s, o);
  f.fill(
    [
      [-0.42, 0.02],
      [0.42, 0.02],
      [0.42 - f.side * 0.8, -0.08],
      [-0.42 - f.side * 0.8, -0.08],
    ],
    f.grad(f.side * 0.4, 0, -f.side * 1.2, 0, [
      [0, 'near', 0.5],
      [1, 'near', 0],
    ]),
  );
  f.line(
    [
      [0.4, 0.8],
      [0.62, 0.78],
      [0.7, 0.6],
      [0.64, 0.36],
      [0.42, 0.24],
    ],
    0.085,
    mix(s.col(enamel), s.col('near'), 0.22),
  );
  f.fill(
    f.soft(
      [
        [-0.44, 0.98],
        [-0.43, 0.1],
        [-0.36, 0],
        [0.36, 0],
        [0.43, 0.1],
        [0.44, 0.98],
      ],
      0.25,
    ),
    f.grad(f.side * 0.44, 0, -f.side * 0.44, 0, [
      [0, mix(s.col(enamel), s.col('glow'), 0.2)],
      [0.3, s.col(enamel)],
      [1, mix(s.col(enamel), s.col('near'), 0.45)],
    ]),
  );
  f.dot(0, 0.97, 0.445, rim, 1, 0.075);
  f.dot(0, 0.965, 0.4, mix(s.col(enamel), s.col('near'), 0.3), 1, 0.056);
  f.dot(0, 0.945, 0.36, '#fbf5ea', 1, 0.035);
}

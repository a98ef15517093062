import { type FrameOptions, frame } from '../draw/frame.ts';
import type { Stage } from '../draw/stage.ts';

export type TeacupOptions = FrameOptions;

export function teacup(s: Stage, o: TeacupOptions) {
  const f = frame(s, o);
  f.fill(
    f.soft(
      [
        [-0.7, 0.0],
        [-0.4, 0.06],
        [0.4, 0.06],
        [0.7, 0.0],
      ],
      0.5,
    ),
    'cloud>near:0.15',
  );
  f.fill(
    f.soft(
      [
        [-0.36, 0.62],
        [-0.3, 0.22],
        [-0.12, 0.06],
        [0.12, 0.06],
        [0.3, 0.22],
        [0.36, 0.62],
      ],
      0.5,
    ),
    'cloud',
  );
  f.line(
    [
      [0.32, 0.5],
      [0.5, 0.46],
      [0.48, 0.26],
      [0.26, 0.24],
    ],
    0.06,
    'cloud',
  );
  f.box(-1.6, 0.0, 0.72, 0.13, 'accent');
  f.box(-1.52, 0.13, 0.66, 0.12, 'glow>near:0.35');
}

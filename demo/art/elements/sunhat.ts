import { type FrameOptions, frame } from '../draw/frame.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface SunhatOptions extends FrameOptions {
  readonly straw?: Colour;
  readonly band?: Colour;
}

/** A straw hat laid down on its brim. */
export function sunhat(s: Stage, { straw = 'glow>soil:0.4', band = 'accent', ...place }: SunhatOptions = {}) {
  const f = frame(s, { x: 0.5, y: 0.9, h: 0.06, ...place });
  const light = f.side;
  f.dot(-light * 0.14, 0.02, 1.5, 'near', 0.28, 0.16);
  f.dot(0, 0.14, 1.42, `${String(straw)}>near:0.34`, 1, 0.2);
  f.dot(0, 0.18, 1.4, straw, 1, 0.19);
  const crown = f.fill(
    f.soft(
      [
        [-0.68, 0.2],
        [-0.62, 0.72],
        [-0.4, 0.96],
        [0, 0.9],
        [0.4, 0.98],
        [0.62, 0.72],
        [0.68, 0.2],
        [0, 0.1],
      ],
      0.8,
    ),
    f.grad(light * 0.7, 0.5, -light * 0.7, 0.5, [
      [0, s.col(`${String(straw)}>sun:0.35`)],
      [0.6, s.col(straw)],
      [1, s.col(`${String(straw)}>near:0.3`)],
    ]),
  );
  f.g.save();
  f.g.clip(crown);
  f.fill(
    f.soft(
      [
        [-0.8, 0.24],
        [-0.8, 0.46],
        [0, 0.34],
        [0.8, 0.46],
        [0.8, 0.24],
        [0, 0.1],
      ],
      0.7,
    ),
    band,
  );
  f.g.restore();
}

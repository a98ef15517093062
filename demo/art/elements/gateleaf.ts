import type { Flag } from '../draw/flag.ts';
import { frame } from '../draw/frame.ts';
import { lerp } from '../draw/numbers.ts';
import type { Point } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface GateleafOptions {
  /** Where it hangs. */
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
  readonly flip?: Flag;
  readonly color?: Colour;
}

/** The leaf of a plank gate, opened towards the viewer. */
export function gateleaf(
  s: Stage,
  { x = 0.66, y = 0.77, h = 0.55, flip = false, color = '#3f7358' }: GateleafOptions = {},
) {
  const f = frame(s, { x, y, h, flip });
  const w = 0.26;
  const at = (t: number, v: number): Point => [w * t, lerp(0, -0.09, t) + v * lerp(1, 1.16, t)];
  f.fill([at(0.02, 0), at(1.2, -0.015), at(1.05, 0)], 'near', 0.3);
  const head = (t: number) => 0.78 + 0.22 * Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2));
  const edge = Array.from({ length: 11 }, (_, i) => at(1 - i / 10, head(i / 10)));
  const leaf = f.fill(
    [at(0, 0), at(1, 0), ...edge],
    f.grad(0, 0.5, w, 0.5, [
      [0, s.col(`${color}>near:0.4`)],
      [1, s.col(`${color}>glow:0.12`)],
    ]),
  );
  f.g.save();
  f.g.clip(leaf);
  for (let i = 1; i < 6; i++) f.line([at(i / 6, 0), at(i / 6, 1.1)], 0.007, 'near', 0.4);
  for (const v of [0.12, 0.68]) f.fill([at(0, v), at(1, v), at(1, v + 0.06), at(0, v + 0.06)], 'near', 0.22);
  f.fill([at(0, 0.12), at(0.7, 0.15), at(0, 0.18)], 'near', 0.5);
  f.fill([at(0, 0.68), at(0.7, 0.71), at(0, 0.74)], 'near', 0.5);
  f.g.restore();
  f.dot(w * 0.88, lerp(0, -0.09, 0.88) + 0.46, 0.018, 'glow>soil:0.3');
  f.line([at(1, 0), at(1, 0.82)], 0.012, `${'cloud'}`, 0.35);
}

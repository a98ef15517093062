import { css } from '../draw/colour.ts';
import { lerp } from '../draw/numbers.ts';
import type { Point } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface PlungepoolOptions {
  /** Where its far edge runs from and to, and how far its near edge is wider on either side. */
  readonly x0?: number;
  readonly x1?: number;
  readonly y0?: number;
  readonly y1?: number;
  readonly spread?: readonly [number, number];
  readonly rim?: Colour;
  readonly deep?: Colour;
  readonly shallow?: Colour;
}

/** A small pool let into a deck, whose far edge is water alone. */
export function plungepool(
  s: Stage,
  {
    x0 = 0.5,
    x1 = 0.8,
    y0 = 0.76,
    y1 = 0.86,
    spread = [0.06, 0.06],
    rim = 'rock>cloud:0.2',
    deep = 'sky.0',
    shallow = 'sky.3',
  }: PlungepoolOptions = {},
) {
  const { g, W, H } = s;
  const P = (u: number, v: number): Point => [u * W, v * H];
  const e = 0.012;
  g.fillStyle = s.linear(0, y0 * H, 0, (y1 + 0.02) * H, [
    [0, s.col(rim)],
    [1, s.col(`${rim}>near:0.4`)],
  ]);
  g.fill(
    s.poly([
      P(x0 - e, y0),
      P(x1 + e, y0),
      P(x1 + spread[1] + e * 1.6, y1 + 0.016),
      P(x0 - spread[0] - e * 1.6, y1 + 0.016),
    ]),
  );
  const water = s.poly([P(x0, y0 - 0.002), P(x1, y0 - 0.002), P(x1 + spread[1], y1), P(x0 - spread[0], y1)]);
  g.fillStyle = s.linear(0, y0 * H, 0, y1 * H, [
    [0, s.col(shallow)],
    [0.35, s.col(`${shallow}>${deep}:0.6`)],
    [1, s.col(deep)],
  ]);
  g.fill(water);
  g.save();
  g.clip(water);
  const R = s.rand(`pool${x0}`);
  for (let i = 0; i < 70; i++) {
    const t = R() ** 1.4;
    const v = lerp(y0, y1, t);
    const u = lerp(x0 - spread[0], x1 + spread[1], R());
    const w = W * lerp(0.006, 0.03, t) * (0.4 + R());
    g.fillStyle = css(s.col(i % 3 ? 'sun' : deep), 0.16 + 0.3 * R());
    g.beginPath();
    g.ellipse(u * W, v * H, w, H * lerp(0.0006, 0.0024, t), 0, 0, 7);
    g.fill();
  }
  g.fillStyle = css(s.col('near'), 0.3);
  g.fill(s.poly([P(x0, y0), P(x0 - spread[0], y1), P(x0 - spread[0] + 0.02, y1), P(x0 + 0.006, y0)]));
  g.restore();
}

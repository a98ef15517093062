import { css } from '../draw/colour.ts';
import { lerp } from '../draw/numbers.ts';
import type { Stage } from '../draw/stage.ts';

export interface TowersideOptions {
  readonly x0?: number;
  readonly x1?: number;
  /** Where its floors lie, from the lowest. */
  readonly floors?: readonly number[];
  readonly foot?: number;
}

/** One side of Kingston from near by: steel posts, floors of boards, walls of slats with lamplight behind them. */
export function towerside(
  s: Stage,
  { x0 = 0.66, x1 = 1.02, floors = [0.655, 0.385, 0.115, -0.16], foot = 0.95 }: TowersideOptions = {},
) {
  const { g, W, H } = s;
  for (let i = 0; i + 1 < floors.length; i++) {
    const b = floors[i] as number;
    const t = floors[i + 1] as number;
    g.fillStyle = s.linear(0, t * H, 0, b * H, [
      [0, s.col('glow>near:0.62')],
      [0.55, s.col('glow>near:0.3')],
      [1, s.col('glow>near:0.12')],
    ]);
    g.fillRect(x0 * W, t * H, (x1 - x0) * W, (b - t) * H);
    if (i === 0) {
      // The first floor has a table; whoever stands below sees its edge and a lamp.
      g.fillStyle = css(s.col('near'), 0.75);
      g.fillRect(lerp(x0, x1, 0.4) * W, (b - 0.085) * H, W * 0.15, H * 0.012);
      for (const u of [0.44, 0.78]) g.fillRect(lerp(x0, x1, u) * W, (b - 0.08) * H, H * 0.009, H * 0.08);
      g.fillRect(lerp(x0, x1, 0.6) * W, t * H, H * 0.003, H * 0.07);
      g.fillStyle = css(s.col('sun'));
      g.beginPath();
      g.ellipse(lerp(x0, x1, 0.604) * W, (t + 0.08) * H, H * 0.018, H * 0.014, 0, 0, 7);
      g.fill();
      s.glow(lerp(x0, x1, 0.604) * W, (t + 0.085) * H, H * 0.2, 'glow', 0.5);
    }
    const n = i ? 26 : 7;
    for (let k = 0; k <= n; k++) {
      const u = lerp(x0, x1, k / n) * W;
      const w = i ? W * 0.0066 : H * 0.008;
      g.fillStyle = css(s.col('near>soil:0.1'));
      g.fillRect(u - w / 2, t * H, w, (b - t) * H);
    }
  }
  g.strokeStyle = css(s.col('near'));
  g.lineWidth = H * 0.009;
  for (const [a, b] of [
    [x0, x1],
    [x1, x0],
  ] as const) {
    g.beginPath();
    g.moveTo(a * W, foot * H);
    g.lineTo(b * W, ((floors[0] as number) + 0.02) * H);
    g.stroke();
  }
  for (const v of floors) {
    g.fillStyle = css(s.col('soil>near:0.5'));
    g.fillRect((x0 - 0.035) * W, v * H, W, H * 0.026);
    for (let u = x0 - 0.03; u < 1; u += 0.02) {
      g.fillStyle = css(s.col('near'), 0.5);
      g.fillRect(u * W, v * H, H * 0.002, H * 0.026);
    }
    g.fillStyle = css(s.col('glow'), 0.35);
    g.fillRect((x0 - 0.035) * W, v * H, W, H * 0.003);
  }
  for (const u of [x0 - 0.012, x0 + 0.27]) {
    g.fillStyle = css(s.col('near'));
    g.fillRect(u * W, -4, H * 0.03, (foot + 0.02) * H);
    g.fillStyle = css(s.col('glow'), 0.18);
    g.fillRect(u * W, -4, H * 0.004, (foot + 0.02) * H);
  }
}

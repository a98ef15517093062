import { css } from '../draw/colour.ts';
import { fbm } from '../draw/noise.ts';
import type { Point } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface SurfOptions {
  readonly y?: number;
  readonly rows?: number;
  readonly dy?: number;
  readonly color?: Colour;
  readonly from?: number;
  readonly to?: number;
  readonly tag?: string;
}

export function surf(
  s: Stage,
  { y = 0.72, rows = 4, dy = 0.03, color = 'cloud', from = 0, to = 1, tag = 'surf' }: SurfOptions = {},
) {
  const { g, W, H } = s;
  const n = s.noise(tag);
  for (let r = 0; r < rows; r++) {
    const v = y + dy * r * (1 + 0.3 * r);
    const top: Point[] = [];
    const bot: Point[] = [];
    for (let u = from; u <= to; u += 0.004) {
      const k = 0.4 + 0.8 * Math.max(0, 0.4 + fbm(n, u * 6 + r * 5, 3));
      top.push([u * W, H * (v - 0.008 * k * (1 + r * 0.35) - 0.003 * Math.abs(fbm(n, u * 70 + r, 3)))]);
      bot.unshift([u * W, H * (v + 0.004 * k * (1 + r * 0.3) + 0.004 * fbm(n, u * 30 + r * 3, 3))]);
    }
    g.fillStyle = css(s.col(color), 0.85 - 0.1 * r);
    g.fill(s.poly([...top, ...bot]));
  }
}

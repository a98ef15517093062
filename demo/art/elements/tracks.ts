import { css } from '../draw/colour.ts';
import { item, lerp } from '../draw/numbers.ts';
import type { Point } from '../draw/shapes.ts';
import type { Stage } from '../draw/stage.ts';

export interface TracksOptions {
  readonly pts?: readonly Point[];
  readonly n?: number;
  readonly size?: number;
}

/** Hand lens of ground: a spoor line (tracks) leading across the sand. */
export function tracks(
  s: Stage,
  {
    pts = [
      [0.35, 0.97],
      [0.5, 0.92],
      [0.62, 0.88],
      [0.72, 0.86],
    ],
    n = 14,
    size = 0.01,
  }: TracksOptions = {},
) {
  const { g, W, H } = s;
  for (let i = 0; i < n; i++) {
    const k = (i / (n - 1)) * (pts.length - 1);
    const j = Math.min(pts.length - 2, Math.floor(k));
    const q = k - j;
    const u = lerp(item(pts, j)[0], item(pts, j + 1)[0], q);
    const v = lerp(item(pts, j)[1], item(pts, j + 1)[1], q);
    const r = size * H * lerp(1.2, 0.5, i / n);
    const d = (i % 2 ? 1 : -1) * r * 0.7;
    g.fillStyle = css(s.col('near'), 0.5);
    g.beginPath();
    g.ellipse(u * W, v * H + d, r, r * 0.45, 0, 0, 7);
    g.fill();
    for (let t = 0; t < 4; t++) {
      g.beginPath();
      g.ellipse(u * W + r * 1.15, v * H + d + (t - 1.5) * r * 0.34, r * 0.26, r * 0.15, 0, 0, 7);
      g.fill();
    }
  }
}

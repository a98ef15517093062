import { css } from '../draw/colour.ts';
import { lerp } from '../draw/numbers.ts';
import { spline } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface PictureOptions {
  readonly x?: number;
  readonly y?: number;
  readonly w?: number;
  readonly h?: number;
  readonly frameC?: Colour;
  readonly mount?: Colour;
}

export function picture(
  s: Stage,
  { x = 0.2, y = 0.4, w = 0.08, h = 0.14, frameC = 'near', mount = 'cloud>rock:0.3' }: PictureOptions = {},
) {
  const { g, W, H } = s;
  g.fillStyle = css(s.col(frameC));
  g.fillRect((x - w / 2) * W, (y - h / 2) * H, w * W, h * H);
  g.fillStyle = css(s.col(mount));
  g.fillRect((x - w / 2) * W + H * 0.006, (y - h / 2) * H + H * 0.006, w * W - H * 0.012, h * H - H * 0.012);
  const x0 = (x - w / 2) * W + H * 0.016;
  const x1 = (x + w / 2) * W - H * 0.016;
  const y0 = (y - h / 2) * H + H * 0.016;
  const y1 = (y + h / 2) * H - H * 0.016;
  const Y = (v: number) => lerp(y0, y1, v);
  const X = (u: number) => lerp(x0, x1, u);
  g.save();
  g.beginPath();
  g.rect(x0, y0, x1 - x0, y1 - y0);
  g.clip();
  g.fillStyle = css(s.col('glow>cloud:0.5'));
  g.fillRect(x0, y0, x1 - x0, y1 - y0);
  g.fillStyle = css(s.col('accent'), 0.85);
  g.beginPath();
  g.arc(X(0.66), Y(0.42), (x1 - x0) * 0.11, 0, 7);
  g.fill();
  for (const [v, c, d] of [
    [0.52, 'accent>cloud:0.5', 0.1],
    [0.66, 'near>accent:0.5', -0.08],
    [0.82, 'near', 0.05],
  ] as const) {
    g.fillStyle = css(s.col(c));
    g.fill(
      spline(
        [
          [X(-0.2), Y(1.2)],
          [X(-0.2), Y(v)],
          [X(0.2), Y(v - d)],
          [X(0.55), Y(v + d)],
          [X(0.85), Y(v - d * 0.6)],
          [X(1.2), Y(v + 0.04)],
          [X(1.2), Y(1.2)],
        ],
        true,
        0.6,
      ),
    );
  }
  g.restore();
}

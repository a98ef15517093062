import { css } from '../draw/colour.ts';
import { lerp } from '../draw/numbers.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface FenceOptions {
  readonly x0?: number;
  readonly x1?: number;
  readonly y?: number;
  readonly h?: number;
  readonly posts?: number;
  readonly wires?: number;
  readonly color?: Colour;
  /** How thick its top rail is. */
  readonly rail?: number;
}

/** A low fence one looks over: posts, a rail on top of them, thin wires between. */
export function fence(
  s: Stage,
  {
    x0 = -0.02,
    x1 = 1.02,
    y = 0.74,
    h = 0.14,
    posts = 8,
    wires = 5,
    color = 'near',
    rail = 0.012,
  }: FenceOptions = {},
) {
  const { g, W, H } = s;
  g.fillStyle = css(s.col(color));
  for (let i = 1; i <= wires; i++)
    g.fillRect(x0 * W, (y - (h * i) / (wires + 1)) * H, (x1 - x0) * W, Math.max(1, H * 0.0016));
  for (let i = 0; i <= posts; i++)
    g.fillRect(lerp(x0, x1, i / posts) * W - H * 0.005, (y - h) * H, H * 0.01, h * H);
  g.fillRect(x0 * W, (y - h) * H, (x1 - x0) * W, rail * H);
  g.fillStyle = css(s.col('glow'), 0.5);
  g.fillRect(x0 * W, (y - h) * H, (x1 - x0) * W, rail * 0.25 * H);
}

import { css, mix } from '../draw/colour.ts';
import { lerp } from '../draw/numbers.ts';
import { limb, type Point, spline } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface LeafsprayOptions {
  /** Each branch: where it comes from, where it ends, how far it bows upwards, and how many leaves it has. */
  readonly at?: readonly (readonly [number, number, number, number, number?, number?])[];
  readonly size?: number;
  readonly leaf?: Colour;
  readonly wood?: Colour;
  /** How much of the light comes through the leaves. */
  readonly lit?: number;
  /** How wide a leaf is for its length. */
  readonly wide?: number;
  readonly tag?: string;
}

/** Branches near enough to see each leaf, its rib and the light through it. */
export function leafspray(
  s: Stage,
  {
    at = [],
    size = 0.07,
    leaf = 'near>slope:0.5',
    wood = 'near>soil:0.25',
    lit = 0.5,
    wide = 0.3,
    tag = 'spray',
  }: LeafsprayOptions = {},
) {
  const { g, W, H } = s;
  const R = s.rand(tag);
  for (const [x0, y0, x1, y1, bow = 0.03, n = 12] of at) {
    const cx = ((x0 + x1) / 2) * W;
    const cy = ((y0 + y1) / 2 - bow) * H;
    g.fillStyle = css(s.col(wood));
    limb(g, x0 * W, y0 * H, cx, cy, x1 * W, y1 * H, H * size * 0.16, H * size * 0.04);
    for (let i = 0; i < n; i++) {
      const t = lerp(0.1, 1, (i + 0.3 * R()) / n);
      const a = 1 - t;
      const px = a * a * x0 * W + 2 * a * t * cx + t * t * x1 * W;
      const py = a * a * y0 * H + 2 * a * t * cy + t * t * y1 * H;
      const heading = Math.atan2(y1 * H - cy, x1 * W - cx);
      const turn = heading + (i % 2 ? 1 : -1) * (0.55 + 0.5 * R()) * (i === n - 1 ? 0.1 : 1);
      const L = H * size * (0.75 + 0.5 * R());
      const P = (u: number, v: number): Point => [
        px + (Math.cos(turn) * u - Math.sin(turn) * v) * L,
        py + (Math.sin(turn) * u + Math.cos(turn) * v) * L,
      ];
      const shape = spline(
        [P(0.06, 0), P(0.35, -wide), P(0.72, -wide * 0.75), P(1.08, 0), P(0.72, wide * 0.75), P(0.35, wide)],
        true,
        0.9,
      );
      const away = Math.hypot(px - s.sun.x, py - s.sun.y) / W;
      const k = lit * Math.max(0, 1 - away * 1.3) * (0.35 + 0.65 * R());
      const c = mix(s.col(leaf), s.col('glow'), k);
      g.fillStyle = css(c);
      g.fill(shape);
      g.save();
      g.clip(shape);
      g.fillStyle = css(s.col('near'), 0.16);
      g.fill(s.poly([P(0, 0), P(1.1, 0), P(1.1, 0.6), P(0, 0.6)]));
      g.strokeStyle = css(mix(c, s.col('glow'), 0.45), 0.8);
      g.lineWidth = H * size * 0.022;
      g.beginPath();
      g.moveTo(...P(0, 0));
      g.lineTo(...P(1, 0));
      g.stroke();
      g.restore();
    }
  }
}

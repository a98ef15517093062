import { css } from '../draw/colour.ts';
import { lerp } from '../draw/numbers.ts';
import { type Point, spline } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface RoofopenOptions {
  readonly color?: Colour;
  /** The four corners of what is open, from the upper left round. */
  readonly hole?: readonly [Point, Point, Point, Point];
  readonly light?: number;
  readonly ribs?: number;
}

/** The ribbed roof of Tinyeleti from the bed under it, wound open: timber all round, and the sky. */
export function roofopen(
  s: Stage,
  {
    color = 'soil>near:0.72',
    hole = [
      [0.27, 0.09],
      [0.75, 0.06],
      [0.87, 0.8],
      [0.15, 0.78],
    ],
    light = 0.5,
    ribs = 13,
  }: RoofopenOptions = {},
) {
  const { g, W, H } = s;
  const [a, b, c, d] = hole;
  const at = (p: Point): Point => [p[0] * W, p[1] * H];
  const mid = (p: Point, q: Point, t: number): Point => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
  const open = s.poly([at(a), at(b), at(c), at(d)]);
  const roof = new Path2D();
  roof.rect(-4, -4, W + 8, H + 8);
  roof.addPath(open);
  g.fillStyle = css(s.col(color));
  g.fill(roof, 'evenodd');
  g.save();
  g.clip(roof, 'evenodd');
  g.fillStyle = s.radial(s.sun.x, s.sun.y, 0, W * 0.62, [
    [0, 'glow', 0.75 * light],
    [0.4, 'glow', 0.32 * light],
    [1, 'glow', 0],
  ]);
  g.fillRect(0, 0, W, H);
  // Boards run from the opening down both flanks; ribs cross them.
  const flank = (p: Point, q: Point, dx: number, bend: number) => {
    for (let i = -7; i <= ribs + 7; i++) {
      const t = i / ribs;
      const [u, v] = mid(p, q, t);
      const spread = (t - 0.5) * 0.5;
      const path = spline(
        [
          [u * W, v * H],
          [(u + dx * 0.35) * W, (v + spread * 0.2 + bend * 0.3) * H],
          [(u + dx * 0.75) * W, (v + spread * 0.62 + bend * 0.75) * H],
          [(u + dx * 1.15) * W, (v + spread * 1.2 + bend * 1.4) * H],
        ],
        false,
        1,
      );
      g.strokeStyle = css(s.col('near'), 0.85);
      g.lineWidth = H * 0.011;
      g.stroke(path);
      g.save();
      g.translate(0, -H * 0.006);
      g.strokeStyle = css(s.col('glow'), 0.22);
      g.lineWidth = H * 0.002;
      g.stroke(path);
      g.restore();
    }
    for (let k = 1; k < 9; k++) {
      const t = (k / 9) ** 1.1;
      const A: Point = [p[0] + dx * t, p[1] - 0.25 * t * (1 + t)];
      const B: Point = [q[0] + dx * t, q[1] + 0.25 * t * (1 + t)];
      g.strokeStyle = css(s.col('near'), 0.4);
      g.lineWidth = H * 0.0026;
      g.beginPath();
      g.moveTo(A[0] * W, (A[1] - 0.2) * H);
      g.quadraticCurveTo(
        lerp(A[0], B[0], 0.5) * W + dx * W * 0.06 * t,
        lerp(A[1], B[1], 0.5) * H,
        B[0] * W,
        (B[1] + 0.2) * H,
      );
      g.stroke();
    }
  };
  flank(a, d, -0.28, 0.04);
  flank(b, c, 0.26, 0.04);
  // The end wall below it: upright boards.
  for (let i = -6; i <= 22; i++) {
    const t = i / 16;
    g.strokeStyle = css(s.col('near'), 0.5);
    g.lineWidth = H * 0.003;
    g.beginPath();
    g.moveTo(lerp(d[0], c[0], t) * W, lerp(d[1], c[1], t) * H);
    g.lineTo((0.5 + (t - 0.5) * 0.98) * W, H * 1.02);
    g.stroke();
  }
  g.restore();
  // The frame of the opening, thick where it is near, and the leaf that has been wound away.
  const rim = (p: Point, q: Point, w: number) => {
    g.strokeStyle = css(s.col('near'));
    g.lineWidth = H * w;
    g.lineCap = 'round';
    g.beginPath();
    g.moveTo(...at(p));
    g.lineTo(...at(q));
    g.stroke();
    g.strokeStyle = css(s.col('glow'), 0.42 * light + 0.1);
    g.lineWidth = H * 0.003;
    g.beginPath();
    g.moveTo(p[0] * W, p[1] * H + w * H * 0.3);
    g.lineTo(q[0] * W, q[1] * H + w * H * 0.3);
    g.stroke();
  };
  rim(a, b, 0.02);
  rim(b, c, 0.026);
  rim(c, d, 0.034);
  rim(d, a, 0.026);
}

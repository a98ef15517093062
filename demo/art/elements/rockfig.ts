import { css } from '../draw/colour.ts';
import { item, lerp } from '../draw/numbers.ts';
import { limb, spline } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface RockfigOptions {
  readonly x?: number;
  readonly y?: number;
  /** Width and height of the boulder, as fractions of width and height. */
  readonly w?: number;
  readonly h?: number;
  readonly color?: Colour;
  readonly root?: Colour;
}

/** A boulder as large as a house, held in the pale roots of a rock fig; its crown is drawn over it. */
export function rockfig(
  s: Stage,
  { x = 0.3, y = 0.95, w = 0.5, h = 0.55, color = 'rock', root = '#cdbb98' }: RockfigOptions = {},
) {
  const { g, W, H } = s;
  const R = s.rand('rockfig');
  const P = (a: number, b: number): [number, number] => [(x + a * w) * W, (y - b * h) * H];
  const left = s.sun.x < x * W;
  const rock = spline(
    [
      P(-0.5, -0.1),
      P(-0.54, 0.3),
      P(-0.46, 0.66),
      P(-0.26, 0.92),
      P(0.04, 1.0),
      P(0.3, 0.9),
      P(0.47, 0.62),
      P(0.53, 0.28),
      P(0.5, -0.1),
    ],
    true,
    0.85,
  );
  g.fillStyle = s.linear(...P(left ? -0.5 : 0.5, 0.9), ...P(left ? 0.5 : -0.5, 0.1), [
    [0, s.col(`${color}>glow:0.45`)],
    [0.4, color],
    [1, s.col(`${color}>near:0.7`)],
  ]);
  g.fill(rock);
  g.save();
  g.clip(rock);
  for (let i = 0; i < 9; i++) {
    const a = -0.5 + R();
    const b = 0.1 + 0.8 * R();
    g.strokeStyle = css(s.col('near'), 0.22);
    g.lineWidth = H * (0.002 + 0.003 * R());
    g.beginPath();
    g.moveTo(...P(a, b));
    g.quadraticCurveTo(...P(a + 0.06, b - 0.12), ...P(a + (R() - 0.3) * 0.2, b - 0.25));
    g.stroke();
  }
  for (let i = 0; i < 26; i++) {
    g.fillStyle = css(s.col(i % 3 ? 'slope' : '#c9682e'), 0.22);
    g.beginPath();
    const p = P(-0.5 + R(), 0.1 + 0.85 * R());
    g.ellipse(...p, H * (0.008 + 0.02 * R()), H * (0.005 + 0.012 * R()), R(), 0, 7);
    g.fill();
  }
  g.restore();
  const strand = (points: readonly (readonly [number, number])[], w0: number, w1: number) => {
    const n = 14 * (points.length - 1);
    const mid: [number, number][] = [];
    for (let i = 0; i <= n; i++) {
      const k = (i / n) * (points.length - 1);
      const j = Math.min(points.length - 2, Math.floor(k));
      const q = (o: number) =>
        points[Math.max(0, Math.min(points.length - 1, j + o))] as readonly [number, number];
      const [p0, p1, p2, p3] = [q(-1), q(0), q(1), q(2)];
      const f = k - j;
      const c = (d: 0 | 1) =>
        0.5 *
        (2 * p1[d] +
          (p2[d] - p0[d]) * f +
          (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * f * f +
          (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * f * f * f);
      mid.push(P(c(0) + Math.sin(i * 0.9 + points.length) * 0.004, c(1)));
    }
    const ribbon = (from: number, to: number, shift: number) => {
      const a: [number, number][] = [];
      const b: [number, number][] = [];
      for (let i = 0; i <= n; i++) {
        const [mx, my] = item(mid, i);
        const [ax, ay] = item(mid, Math.max(0, i - 1));
        const [bx, by] = item(mid, Math.min(n, i + 1));
        const q = Math.hypot(bx - ax, by - ay) || 1;
        const w = lerp(w0, w1, (i / n) ** 0.7) * H * (0.92 + 0.12 * Math.sin(i * 0.7 + w0 * 400));
        const nx = -(by - ay) / q;
        const ny = (bx - ax) / q;
        a.push([mx + nx * w * from + shift, my + ny * w * from]);
        b.unshift([mx + nx * w * to + shift, my + ny * w * to]);
      }
      return s.poly([...a, ...b]);
    };
    const shift = (left ? 1 : -1) * w0 * H * 0.35;
    g.fillStyle = css(s.col('near'), 0.32);
    g.fill(ribbon(-0.55, 0.55, shift));
    g.fillStyle = css(s.col(root));
    g.fill(ribbon(-0.5, 0.5, 0));
    g.fillStyle = css(s.col(`${root}>near:0.5`), 0.55);
    g.fill(left ? ribbon(-0.5, -0.1, 0) : ribbon(0.1, 0.5, 0));
  };
  strand(
    [
      [0.05, 1.0],
      [-0.05, 1.0],
      [-0.2, 0.93],
      [-0.36, 0.76],
      [-0.45, 0.55],
      [-0.44, 0.4],
    ],
    0.022,
    0.005,
  );
  strand(
    [
      [0, 1.04],
      [-0.1, 0.95],
      [-0.19, 0.8],
      [-0.25, 0.62],
      [-0.33, 0.46],
      [-0.31, 0.28],
      [-0.38, 0.1],
      [-0.37, -0.05],
    ],
    0.036,
    0.012,
  );
  strand(
    [
      [-0.24, 0.66],
      [-0.2, 0.5],
      [-0.24, 0.36],
      [-0.2, 0.2],
      [-0.24, 0.04],
    ],
    0.014,
    0.005,
  );
  strand(
    [
      [0.01, 1.04],
      [0.2, 0.98],
      [0.33, 0.82],
      [0.4, 0.62],
      [0.46, 0.46],
      [0.45, 0.24],
    ],
    0.024,
    0.006,
  );
  strand(
    [
      [0.02, 1.04],
      [0.08, 0.94],
      [0.17, 0.78],
      [0.2, 0.62],
      [0.29, 0.46],
      [0.27, 0.26],
      [0.34, 0.1],
      [0.33, -0.05],
    ],
    0.034,
    0.012,
  );
  strand(
    [
      [0.19, 0.7],
      [0.12, 0.56],
      [0.15, 0.4],
      [0.08, 0.24],
      [0.12, 0.08],
      [0.08, -0.05],
    ],
    0.016,
    0.007,
  );
  strand(
    [
      [0.3, 0.46],
      [0.38, 0.34],
      [0.4, 0.2],
    ],
    0.01,
    0.004,
  );
  strand(
    [
      [0, 1.05],
      [0.01, 0.9],
      [-0.05, 0.74],
      [-0.04, 0.58],
      [-0.11, 0.42],
      [-0.08, 0.24],
      [-0.14, 0.08],
      [-0.12, -0.05],
    ],
    0.044,
    0.016,
  );
  strand(
    [
      [-0.05, 0.62],
      [0.02, 0.5],
      [0.0, 0.36],
      [-0.02, 0.22],
      [0.02, 0.06],
    ],
    0.014,
    0.005,
  );
  strand(
    [
      [-0.14, 0.88],
      [-0.08, 0.7],
      [-0.14, 0.58],
      [-0.12, 0.48],
    ],
    0.012,
    0.006,
  );
  // The stem, up into the crown.
  const [ax, ay] = P(0, 0.94);
  const [bx, by] = P(0, 1.1);
  const [cx, cy] = P(0, 1.26);
  g.fillStyle = s.linear(ax, ay, cx, cy, [
    [0, root, 1],
    [0.35, root, 0.9],
    [1, root, 0],
  ]);
  limb(g, ax, ay, bx, by, cx, cy, 0.062 * H, 0.038 * H);
}

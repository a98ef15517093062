import { css, mix } from '../draw/colour.ts';
import { clamp, lerp } from '../draw/numbers.ts';
import { limb, type Point, spline } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface CrownaboveOptions {
  /** Where the trunk runs to, and where it enters the picture at the foot of it. */
  readonly x?: number;
  readonly y?: number;
  readonly foot?: number;
  readonly bark?: Colour;
  readonly leaf?: Colour;
  readonly lit?: Colour;
  readonly fruit?: Colour;
  readonly clumps?: number;
}

/** A great tree from straight below: the trunk that runs up and away, limbs to every side, leaves with the light coming through them. */
export function crownabove(
  s: Stage,
  {
    x = 0.5,
    y = 0.36,
    foot = 0.78,
    bark = 'rock>near:0.25',
    leaf = 'near>slope:0.3',
    lit = 'slope>glow:0.4',
    fruit = '#b9663a',
    clumps = 128,
  }: CrownaboveOptions = {},
) {
  const { g, W, H } = s;
  const R = s.rand('crown');
  const c: Point = [x * W, y * H];
  const root: Point = [(foot + 0.09) * W, 1.36 * H];
  const on = (t: number): Point => [lerp(root[0], c[0], t), lerp(root[1], c[1], t)];
  const near = (px: number, py: number) => clamp(1 - Math.hypot(px - s.sun.x, py - s.sun.y) / (H * 0.62));
  const leafAt = (px: number, py: number, long: number, turn: number, bright: number) => {
    const d = near(px, py);
    g.fillStyle = css(mix(s.col(leaf), s.col(lit), clamp(bright * 0.5 + d * 0.75)));
    const at = (a: number, b: number): Point => [
      px + Math.cos(turn) * a * long - Math.sin(turn) * b * long * 0.34,
      py + Math.sin(turn) * a * long + Math.cos(turn) * b * long * 0.34,
    ];
    g.fill(
      spline(
        [at(-0.5, 0), at(-0.2, 0.9), at(0.2, 0.8), at(0.6, 0), at(0.2, -0.8), at(-0.2, -0.9)],
        true,
        0.9,
      ),
    );
    if (d > 0.3) {
      g.strokeStyle = css(s.col('glow'), 0.4);
      g.lineWidth = H * 0.0014;
      g.beginPath();
      g.moveTo(...at(-0.5, 0));
      g.lineTo(...at(0.5, 0));
      g.stroke();
    }
  };
  const clump = (px: number, py: number, r: number) => {
    for (let k = 0; k < 13; k++) {
      const a = R() * 6.283;
      const d = R() ** 0.6 * r;
      leafAt(
        px + Math.cos(a) * d,
        py + Math.sin(a) * d,
        H * (0.034 + 0.022 * R()),
        a + (R() - 0.5) * 1.2,
        R() < 0.3 ? 0.5 : 0,
      );
    }
  };
  // Leaves lie in a wide ring, thinner towards the middle where the sky comes in.
  for (let i = 0; i < clumps; i++) {
    const a = (i * 2.39996) % 6.283;
    const d = lerp(0.26, 0.98, Math.sqrt((i + 0.5) / clumps)) * H * (0.92 + 0.2 * R());
    clump(c[0] + Math.cos(a) * d * 1.12, c[1] + Math.sin(a) * d * 0.92, H * 0.085);
  }
  const shade = (px: number, py: number, dark: number) =>
    css(mix(mix(s.col(bark), s.col('glow'), 0.2 * near(px, py)), s.col('near'), dark));
  const limbs: readonly (readonly [number, number, number, number, number])[] = [
    [0.7, -2.75, 1.15, 0.062, 0.2],
    [0.76, -0.2, 0.95, 0.056, 0.25],
    [0.84, 2.6, 0.85, 0.05, 0.3],
    [0.9, -1.9, 0.8, 0.042, 0.15],
    [0.94, -0.95, 0.75, 0.036, 0.2],
    [0.97, 3.6, 0.7, 0.03, 0.2],
    [0.99, 0.45, 0.62, 0.028, 0.2],
    [1, -1.45, 0.55, 0.024, 0.2],
  ];
  const bough = ([t, a, long, w, dark]: readonly [number, number, number, number, number]) => {
    const [px, py] = on(t);
    const ex = px + Math.cos(a) * long * H;
    const ey = py + Math.sin(a) * long * H * 0.85;
    const bend = a + 0.35 * (Math.cos(a) > 0 ? 1 : -1);
    const [mx0, my0] = [px + Math.cos(bend) * long * 0.5 * H, py + Math.sin(bend) * long * 0.5 * H * 0.85];
    const up = s.sun.y < (py + ey) / 2 ? -1 : 1;
    g.fillStyle = shade(px, py, dark + 0.34);
    limb(g, px, py, mx0, my0, ex, ey, w * H * 1.5, w * H * 0.2);
    g.fillStyle = shade(px, py, dark);
    const o = up * w * H * 0.22;
    limb(g, px, py + o, mx0, my0 + o, ex, ey, w * H * 1.02, w * H * 0.12);
    for (const [k, turn] of [
      [0.45, 0.7],
      [0.62, -0.75],
      [0.8, 0.55],
    ] as const) {
      const u = 1 - k;
      const mx = u * u * px + 2 * u * k * (px + Math.cos(bend) * long * 0.5 * H) + k * k * ex;
      const my = u * u * py + 2 * u * k * (py + Math.sin(bend) * long * 0.5 * H * 0.85) + k * k * ey;
      const l = long * 0.34 * H;
      const [qx, qy] = [mx + Math.cos(a + turn) * l, my + Math.sin(a + turn) * l];
      limb(g, mx, my, lerp(mx, qx, 0.5), lerp(my, qy, 0.5) - H * 0.01, qx, qy, w * H * 0.42, w * H * 0.06);
      clump(qx, qy, H * 0.055);
      for (let i = 0; i < (k > 0.5 ? 0 : 6); i++) {
        const r = H * 0.0085;
        const [bx, by] = [mx + (R() - 0.5) * r * 5, my + (R() - 0.5) * r * 4];
        g.fillStyle = css(mix(s.col(fruit), s.col('near'), 0.55));
        g.beginPath();
        g.arc(bx, by, r * 1.12, 0, 7);
        g.fill();
        g.fillStyle = css(mix(s.col(fruit), s.col('slope'), i % 3 ? 0.1 : 0.5));
        g.beginPath();
        g.arc(bx - r * 0.1, by - r * 0.15, r * 0.84, 0, 7);
        g.fill();
      }
      g.fillStyle = shade(px, py, dark);
    }
  };
  for (const one of [...limbs].reverse()) bough(one);
  // The trunk, wide at the foot of the picture, folded all the way up.
  const dir = Math.atan2(c[1] - root[1], c[0] - root[0]);
  const [nx, ny] = [-Math.sin(dir), Math.cos(dir)];
  const wide = (t: number) => W * (0.235 * (1 - t) ** 1.3 + 0.013);
  const edge = (t: number, k: number): Point => {
    const [px, py] = on(t);
    return [px + nx * wide(t) * k, py + ny * wide(t) * k];
  };
  const steps = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1];
  const strip = (k0: number, k1: number): Path2D =>
    s.poly([...steps.map((t) => edge(t, k0)), ...[...steps].reverse().map((t) => edge(t, k1))]);
  const lightSide = nx * (s.sun.x - on(0.3)[0]) + ny * (s.sun.y - on(0.3)[1]) > 0 ? 1 : -1;
  g.fillStyle = s.linear(...on(0.05), ...c, [
    [0, mix(s.col(bark), s.col('near'), 0.55)],
    [0.6, mix(s.col(bark), s.col('near'), 0.12)],
    [1, mix(s.col(bark), s.col('glow'), 0.25)],
  ]);
  g.fill(strip(-1, 1));
  for (const [k, w] of [
    [-0.72, 0.16],
    [-0.3, 0.2],
    [0.14, 0.18],
    [0.58, 0.18],
  ] as const) {
    g.fillStyle = css(s.col('near'), 0.26);
    g.fill(strip(k, k + w * -lightSide));
    g.fillStyle = css(s.col('glow'), 0.24);
    g.fill(strip(k, k + 0.07 * lightSide));
  }
  g.fillStyle = css(s.col('near'), 0.3);
  g.fill(strip(-lightSide, -lightSide * 0.66));
  // Where the last limbs part, the trunk goes over into them.
  for (const one of limbs.filter(([at]) => at > 0.92)) bough(one);
}

import { css, mix } from '../draw/colour.ts';
import { lerp } from '../draw/numbers.ts';
import { limb, type Point, spline } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface JackalberryOptions {
  readonly x?: number;
  /** Where the deck goes round it. */
  readonly y?: number;
  /** Half its thickness at the deck, as a fraction of the height. */
  readonly r?: number;
  readonly bark?: Colour;
  readonly leaf?: Colour;
  readonly lit?: Colour;
  readonly fruit?: Colour;
  readonly wood?: Colour;
  /** How far its leaves hang down, and between which x. */
  readonly roof?: number;
  readonly from?: number;
  readonly to?: number;
}

/** A jackalberry that stands up through a deck: a ring cut in the boards, a bench all round, dark furrowed bark, a low bough to the left, fruit. */
export function jackalberry(
  s: Stage,
  {
    x = 0.64,
    y = 0.82,
    r = 0.085,
    bark = 'near>rock:0.3',
    leaf = 'near>slope:0.4',
    lit = 'slope>glow:0.3',
    fruit = '#c9b04c',
    wood = 'soil>glow:0.1',
    roof = 0.16,
    from = 0.24,
    to = 1.05,
  }: JackalberryOptions = {},
) {
  const { g, W, H } = s;
  const R = s.rand(`jackal${x}`);
  const side = s.sun.x > x * W ? 1 : -1;
  const [cx, cy] = [x * W, y * H];
  const q = r * H;
  const P = (a: number, b: number): Point => [cx + a * q, cy - b * q];
  const oval = (rx: number, up: number, ry = rx * 0.24): Path2D => {
    const path = new Path2D();
    path.ellipse(cx, cy - up * q, rx * q, ry * q, 0, 0, Math.PI * 2);
    return path;
  };
  const half = (k: 'back' | 'front', up: number) => {
    const path = new Path2D();
    path.rect(0, k === 'back' ? 0 : cy - up * q, W, k === 'back' ? cy - up * q : H);
    return path;
  };
  const ringOf = (outer: number, inner: number, up: number): Path2D => {
    const path = oval(outer, up);
    path.addPath(oval(inner, up));
    return path;
  };
  const top = 1.42;
  const bench = (k: 'back' | 'front') => {
    if (k === 'back') {
      g.fillStyle = css(s.col('near'), 0.3);
      g.save();
      g.translate(-side * q * 0.5, q * 0.08);
      g.fill(oval(3.1, 0));
      g.restore();
      g.fillStyle = css(s.col('near'), 0.75);
      g.fill(oval(1.75, 0));
    }
    g.save();
    g.clip(half(k, k === 'back' ? top : top));
    if (k === 'front') {
      for (const a of [-2.5, -1.5, 0, 1.5, 2.5]) {
        const drop = 0.24 * Math.sqrt(Math.max(0, 1 - (a / 3) ** 2)) * 2.75;
        const [px, py] = P(a, -drop);
        g.fillStyle = css(mix(s.col(wood), s.col('near'), 0.6));
        g.fillRect(px - q * 0.09, py - top * q, q * 0.18, top * q);
      }
      g.fillStyle = css(mix(s.col(wood), s.col('near'), 0.5));
      g.save();
      g.translate(0, q * 0.2);
      g.fill(ringOf(3, 1.75, top), 'evenodd');
      g.restore();
    }
    g.restore();
    g.save();
    g.clip(half(k, top));
    g.fillStyle = s.linear(cx + side * 3 * q, 0, cx - side * 3 * q, 0, [
      [0, mix(s.col(wood), s.col('glow'), 0.45)],
      [0.5, wood],
      [1, mix(s.col(wood), s.col('near'), 0.35)],
    ]);
    g.fill(ringOf(3, 1.75, top), 'evenodd');
    g.strokeStyle = css(s.col('near'), 0.35);
    g.lineWidth = H * 0.0018;
    for (const k2 of [2.06, 2.37, 2.68]) g.stroke(oval(k2, top));
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2 + 0.1;
      g.beginPath();
      g.moveTo(cx + Math.cos(a) * 1.75 * q, cy - top * q + Math.sin(a) * 0.42 * q);
      g.lineTo(cx + Math.cos(a) * 3 * q, cy - top * q + Math.sin(a) * 0.72 * q);
      g.stroke();
    }
    g.restore();
  };
  bench('back');
  const tint = s.linear(cx + side * 1.1 * q, 0, cx - side * 1.1 * q, 0, [
    [0, mix(s.col(bark), s.col('glow'), 0.32)],
    [0.4, s.col(bark)],
    [1, mix(s.col(bark), s.col('near'), 0.6)],
  ]);
  const trunk = spline(
    (
      [
        [-1.12, -0.12],
        [-0.96, 0.7],
        [-0.84, 2.2],
        [-0.8, 3.6],
        [-1.0, 4.5],
        [-2.0, 5.35],
        [-3.6, 5.95],
        [-5.6, 6.3],
        [-5.6, 6.5],
        [-3.5, 6.35],
        [-1.8, 5.95],
        [-0.95, 5.75],
        [-0.85, 6.4],
        [-1.5, 8.2],
        [-2.3, 10.5],
        [-1.2, 10.5],
        [-0.4, 8.2],
        [0.05, 6.5],
        [0.3, 6.15],
        [0.8, 6.6],
        [1.7, 8.2],
        [2.6, 10.5],
        [3.5, 10.5],
        [2.3, 7.7],
        [1.2, 5.5],
        [0.84, 4.2],
        [0.8, 2.2],
        [0.92, 0.7],
        [1.14, -0.12],
        [0, -0.3],
      ] as const
    ).map(([a, b]) => P(a, b)),
    true,
    0.85,
  );
  g.fillStyle = tint;
  g.fill(trunk);
  g.save();
  g.clip(trunk);
  // Furrows: short dark strokes in staggered rows, each with a lit edge.
  for (let row = 0; row < 22; row++)
    for (let i = -4; i <= 4; i++) {
      const t = (i + (row % 2) * 0.5 + 0.3 * (R() - 0.5)) / 4.4;
      const a = Math.sin((t * Math.PI) / 2) * 0.92;
      const b = row * 0.28 - 0.2 + 0.1 * R();
      const long = 0.3 + 0.24 * R();
      const wide = 0.065 * Math.cos((t * Math.PI) / 2.4);
      const bend = b > 4 ? (b - 4) * 0.5 * a : 0;
      g.fillStyle = css(s.col('near'), 0.5);
      g.fill(
        s.poly([
          P(a + bend, b),
          P(a + wide + bend, b + long / 2),
          P(a + bend * 1.1, b + long),
          P(a - wide + bend, b + long / 2),
        ]),
      );
      g.fillStyle = css(s.col('glow'), side * a > -0.3 ? 0.22 : 0.06);
      g.fill(
        s.poly([
          P(a - side * wide * 1.2 + bend, b + 0.05),
          P(a - side * wide * 0.6 + bend, b + long / 2),
          P(a - side * wide * 1.2 + bend, b + long - 0.05),
          P(a - side * wide * 1.7 + bend, b + long / 2),
        ]),
      );
    }
  g.fillStyle = s.linear(...P(0, 9.5), ...P(0, 4.5), [
    [0, 'near', 0.55],
    [1, 'near', 0],
  ]);
  g.fillRect(0, 0, W, H);
  g.restore();
  bench('front');

  // Leaves: a roof along the top, and sprays along the low bough.
  const blade = (px: number, py: number, long: number, turn: number, bright: number) => {
    g.fillStyle = css(mix(s.col(leaf), s.col(lit), bright));
    g.beginPath();
    g.ellipse(px, py, long, long * 0.36, turn, 0, 7);
    g.fill();
  };
  const n = s.noise('jroof');
  for (let i = 0; i < 900; i++) {
    const u = lerp(from, to, R());
    const deep = roof * (0.66 + 0.8 * n(u * 8) + 0.3 * n(u * 27 + 9));
    const d = R() ** 0.65;
    blade(
      u * W,
      (-0.02 + deep * d) * H,
      H * (0.013 + 0.008 * R()),
      0.5 + (R() - 0.5) * 2,
      R() < 0.32 ? 0.2 + 0.35 * R() : 0,
    );
  }
  const berry = (px: number, py: number, k = 1) => {
    const rr = H * 0.0066 * k;
    g.fillStyle = css(mix(s.col(fruit), s.col('near'), 0.5));
    g.beginPath();
    g.arc(px, py, rr * 1.12, 0, 7);
    g.fill();
    g.fillStyle = css(s.col(fruit));
    g.beginPath();
    g.arc(px + side * rr * 0.18, py - rr * 0.18, rr * 0.82, 0, 7);
    g.fill();
  };
  const twigs: readonly (readonly [number, number, number, number])[] = [
    [-5.5, 6.4, -7.2, 5.7],
    [-5.4, 6.4, -7.0, 6.9],
    [-4.7, 6.3, -5.6, 5.2],
    [-3.2, 6.3, -3.9, 7.3],
    [-2.2, 5.55, -2.9, 4.6],
    [1.35, 5.8, 2.9, 5.2],
    [1.9, 6.9, 3.9, 6.3],
  ];
  for (const [a0, b0, a1, b1] of twigs) {
    const [p, e] = [P(a0, b0), P(a1, b1)];
    g.fillStyle = css(mix(s.col(bark), s.col('near'), 0.4));
    limb(g, ...p, lerp(p[0], e[0], 0.5), lerp(p[1], e[1], 0.4) - q * 0.12, ...e, q * 0.14, q * 0.04);
    for (let i = 0; i < 26; i++) {
      const t = 0.3 + 0.75 * R();
      const spread = q * 0.36;
      const px = lerp(p[0], e[0], t) + (R() - 0.5) * spread * 2.2;
      const py = lerp(p[1], e[1], t) + (R() - 0.45) * spread * 1.6;
      blade(
        px,
        py,
        H * (0.011 + 0.007 * R()),
        0.5 + (R() - 0.5) * 2.2,
        R() < 0.45 ? 0.15 + 0.45 * R() : 0.05,
      );
    }
    for (let i = 0; i < 5; i++) {
      const t = 0.35 + 0.6 * R();
      berry(lerp(p[0], e[0], t) + (R() - 0.5) * q * 0.4, lerp(p[1], e[1], t) + q * (0.1 + 0.25 * R()));
    }
  }
}

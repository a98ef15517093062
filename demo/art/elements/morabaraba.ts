import { css, mix } from '../draw/colour.ts';
import { lerp } from '../draw/numbers.ts';
import { type Point, spline } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface MorabarabaOptions {
  readonly x?: number;
  /** Its near edge. */
  readonly y?: number;
  /** As wide as this much of the picture at its near edge. */
  readonly w?: number;
  readonly wood?: Colour;
  readonly light?: Colour;
  readonly dark?: Colour;
  /** Cushions on the floor to its left and right. */
  readonly cushions?: readonly [Colour, Colour] | null;
}

/** Every point of the board: which of three squares (0 outermost), and where on it. */
const points: readonly (readonly [number, number, number])[] = [0, 1, 2].flatMap((ring) =>
  [
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ].map(([a = 0, b = 0]) => [ring, a, b] as const),
);

/** Where cows stand, by the number of the point: the light ones, the dark ones. */
const herd: readonly [readonly number[], readonly number[]] = [
  [0, 1, 2, 11, 13, 17, 20],
  [4, 7, 9, 14, 16, 22, 6],
];

/** A board of morabaraba on the floor: three squares within each other, two herds of pebbles, those that are taken beside it. */
export function morabaraba(
  s: Stage,
  {
    x = 0.6,
    y = 0.95,
    w = 0.3,
    wood = 'soil>glow:0.2',
    light = 'cloud',
    dark = 'near>soil:0.15',
    cushions = ['accent', 'sky.0'],
  }: MorabarabaOptions = {},
) {
  const { g, W, H } = s;
  const deep = w * 0.36;
  // a and b from -1 to 1; b = 1 is the near edge.
  const P = (a: number, b: number): Point => {
    const t = (b + 1) / 2;
    const half = (w / 2) * lerp(0.78, 1, t);
    return [(x + a * half) * W, (y - ((deep * W) / H) * (1 - t ** 0.94)) * H];
  };
  const quad = (k: number, drop = 0) =>
    s.poly(
      (
        [
          [-k, -k],
          [k, -k],
          [k, k],
          [-k, k],
        ] as const
      ).map(([a, b]) => {
        const [px, py] = P(a, b);
        return [px, py + drop] as Point;
      }),
    );
  if (cushions)
    for (const [i, fill] of cushions.entries()) {
      const d = i ? 1 : -1;
      const cx = (x + d * w * 0.86) * W;
      const cy = (y - deep * 0.42 * (W / H)) * H;
      const r = w * 0.23 * W;
      g.fillStyle = css(s.col('near'), 0.35);
      g.beginPath();
      g.ellipse(cx, cy + r * 0.24, r * 1.12, r * 0.26, 0, 0, 7);
      g.fill();
      const shape = spline(
        [
          [cx - r, cy + r * 0.02],
          [cx - r * 0.92, cy - r * 0.2],
          [cx, cy - r * 0.34],
          [cx + r * 0.92, cy - r * 0.2],
          [cx + r, cy + r * 0.02],
          [cx + r * 0.9, cy + r * 0.24],
          [cx, cy + r * 0.34],
          [cx - r * 0.9, cy + r * 0.24],
        ],
        true,
        0.9,
      );
      const lit = s.sun.x > cx ? 1 : -1;
      g.fillStyle = s.linear(cx + lit * r, 0, cx - lit * r, 0, [
        [0, mix(s.col(fill), s.col('glow'), 0.35)],
        [0.5, s.col(fill)],
        [1, mix(s.col(fill), s.col('near'), 0.5)],
      ]);
      g.fill(shape);
      g.strokeStyle = css(s.col('near'), 0.3);
      g.lineWidth = H * 0.002;
      g.beginPath();
      g.ellipse(cx, cy + r * 0.02, r * 0.99, r * 0.2, 0, 0.1, Math.PI - 0.1);
      g.stroke();
      g.fillStyle = css(s.col('near'), 0.4);
      g.beginPath();
      g.ellipse(cx, cy - r * 0.1, r * 0.05, r * 0.025, 0, 0, 7);
      g.fill();
    }
  g.fillStyle = css(s.col('near'), 0.4);
  g.fill(quad(1.05, H * 0.014));
  g.fillStyle = css(mix(s.col(wood), s.col('near'), 0.5));
  g.fill(quad(1, H * 0.009));
  g.fillStyle = s.linear(...P(-1, 0), ...P(1, 0), [
    [s.sun.x < x * W ? 0 : 1, mix(s.col(wood), s.col('glow'), 0.4)],
    [s.sun.x < x * W ? 1 : 0, mix(s.col(wood), s.col('near'), 0.25)],
  ]);
  g.fill(quad(1));
  const size = [0.84, 0.56, 0.28];
  g.strokeStyle = css(s.col('near'), 0.75);
  g.lineWidth = H * 0.0032;
  g.lineJoin = 'round';
  for (const k of size) g.stroke(quad(k));
  for (const [a, b] of [
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ] as const) {
    g.beginPath();
    g.moveTo(...P(a * 0.84, b * 0.84));
    g.lineTo(...P(a * 0.28, b * 0.28));
    g.stroke();
  }
  const pebble = (px: number, py: number, fill: Colour, k = 1) => {
    const r = w * 0.03 * W * k;
    g.fillStyle = css(s.col('near'), 0.45);
    g.beginPath();
    g.ellipse(px + (s.sun.x < px ? 1 : -1) * r * 0.3, py + r * 0.18, r * 1.05, r * 0.5, 0, 0, 7);
    g.fill();
    g.fillStyle = css(mix(s.col(fill), s.col('near'), 0.3));
    g.beginPath();
    g.ellipse(px, py, r, r * 0.62, 0, 0, 7);
    g.fill();
    g.fillStyle = css(mix(s.col(fill), s.col('glow'), 0.12));
    g.beginPath();
    g.ellipse(px, py - r * 0.12, r * 0.92, r * 0.5, 0, 0, 7);
    g.fill();
    g.fillStyle = css(s.col('glow'), 0.6);
    g.beginPath();
    g.ellipse(px + (s.sun.x > px ? 1 : -1) * r * 0.35, py - r * 0.28, r * 0.3, r * 0.13, 0, 0, 7);
    g.fill();
  };
  for (const [i, [ring, a, b]] of points.entries()) {
    const k = size[ring] ?? 0;
    const [px, py] = P(a * k, b * k);
    if (herd[0].includes(i)) pebble(px, py, light, lerp(0.82, 1, (b * k + 1) / 2));
    else if (herd[1].includes(i)) pebble(px, py, dark, lerp(0.82, 1, (b * k + 1) / 2));
  }
  for (const [i, [a, b]] of (
    [
      [-1.22, 0.7],
      [-1.32, 0.42],
      [-1.15, 0.35],
      [1.2, 0.6],
      [1.32, 0.75],
    ] as const
  ).entries()) {
    const [px, py] = P(a, b);
    pebble(px, py, i < 3 ? dark : light);
  }
}

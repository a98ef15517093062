import { mix } from '../draw/colour.ts';
import { type FrameOptions, frame } from '../draw/frame.ts';
import { item, lerp } from '../draw/numbers.ts';
import { limb, type Point } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface MarulaboughOptions extends FrameOptions {
  readonly leaf?: Colour;
  readonly fruit?: Colour;
  readonly bark?: Colour;
  /** The bough from where it comes into the picture to its tip. */
  readonly path?: readonly Point[];
  readonly sprays?: number;
  readonly tag?: string;
}

/** A bough of a marula from near by: leaves of paired leaflets, and round fruit in twos and threes. */
export function marulabough(
  s: Stage,
  {
    leaf = 'slope>near:0.3',
    fruit = '#d9c04a',
    bark = 'near>rock:0.25',
    path = [
      [0, 0],
      [-0.5, -0.12],
      [-1, -0.06],
      [-1.4, -0.22],
    ],
    sprays = 9,
    tag = 'marula',
    ...o
  }: MarulaboughOptions,
) {
  const f = frame(s, o);
  const R = s.rand(tag);
  const { g } = s;
  const at = (t: number): Point => {
    const k = t * (path.length - 1);
    const i = Math.min(path.length - 2, Math.floor(k));
    const a = item(path, i);
    const b = item(path, i + 1);
    return [lerp(a[0], b[0], k - i), lerp(a[1], b[1], k - i)];
  };
  const spray = (a: number, b: number, angle: number, length: number) => {
    const shade = R();
    const c = mix(s.col(leaf), s.col(shade > 0.5 ? 'glow' : 'near'), 0.28 * Math.abs(shade - 0.5) * 2);
    const x = (t: number, off: number): Point => [
      a + Math.cos(angle) * length * t - Math.sin(angle) * off,
      b + Math.sin(angle) * length * t + Math.cos(angle) * off,
    ];
    f.line([x(0, 0), x(1, 0)], 0.008, mix(s.col(leaf), s.col('near'), 0.4));
    const leaflet = (t: number, side: number, q: number) => {
      const [cx, cy] = f.P(...x(t + 0.05, side * q * 0.52));
      const turn = -(angle + side * 1.05);
      g.save();
      g.translate(cx, cy);
      g.rotate(turn);
      g.fillStyle = `rgb(${mix(c, s.col(side > 0 ? 'glow' : 'near'), 0.1)
        .map(Math.round)
        .join(',')})`;
      g.beginPath();
      g.ellipse(0, 0, q * 0.52 * f.k, q * 0.2 * f.k, 0, 0, 7);
      g.fill();
      g.restore();
    };
    for (let i = 0; i < 6; i++)
      for (const side of [-1, 1]) leaflet(0.2 + 0.13 * i, side, length * (0.36 - 0.02 * i));
    leaflet(1, 0.001, length * 0.3);
  };
  const fruits = (a: number, b: number) => {
    for (let i = 0; i < 2 + R() * 2; i++) {
      const u = a + (i - 1) * 0.075 + 0.02 * R();
      const v = b - 0.1 - 0.05 * R();
      f.line(
        [
          [a, b],
          [u, v],
        ],
        0.009,
        bark,
      );
      f.dot(u, v - 0.03, 0.048, mix(s.col(fruit), s.col('near'), 0.28));
      f.dot(u + f.side * 0.008, v - 0.024, 0.037, fruit);
      f.dot(u + f.side * 0.016, v - 0.014, 0.012, 'sun', 0.7);
    }
  };
  const knots = Array.from({ length: sprays }, (_, i) => (i + 0.6) / sprays);
  for (const t of knots) {
    const [a, b] = at(t);
    for (const d of [1, -1])
      spray(a, b, Math.PI * (d > 0 ? 0.72 : 1.22) + (R() - 0.5) * 0.7, 0.3 + 0.12 * R());
  }
  g.fillStyle = `rgb(${s.col(bark).map(Math.round).join(',')})`;
  for (let i = 0; i < path.length - 1; i++) {
    const [p, q] = [f.P(...item(path, i)), f.P(...item(path, i + 1))];
    const w = (k: number) => lerp(0.07, 0.014, k / (path.length - 1)) * f.k;
    limb(g, p[0], p[1], (p[0] + q[0]) / 2, (p[1] + q[1]) / 2, q[0], q[1], w(i), w(i + 1));
  }
  for (const [i, t] of knots.entries()) {
    const [a, b] = at(t);
    spray(a, b, Math.PI * (1 + (R() - 0.5) * 0.7), 0.26 + 0.1 * R());
    if (i % 2) fruits(a + 0.03, b - 0.02);
  }
}

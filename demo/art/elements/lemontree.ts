import { css, mix } from '../draw/colour.ts';
import { hash, rng } from '../draw/random.ts';
import { limb } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface LemontreeOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
  /** How wide its crown is for its height. */
  readonly w?: number;
  readonly leaf?: Colour;
  readonly fruit?: Colour;
  readonly lemons?: number;
  readonly n?: number;
}

/** A lemon tree in a garden: a short trunk, a round crown of pointed leaves, ripe fruit among them. */
export function lemontree(
  s: Stage,
  {
    x = 0.8,
    y = 0.86,
    h = 0.5,
    w = 0.74,
    leaf = 'slope>near:0.3',
    fruit = '#f2c531',
    lemons = 22,
    n = 1500,
  }: LemontreeOptions = {},
) {
  const { g, W, H } = s;
  const R = rng(hash(`lemon${x}`) ^ (s.seed * 31));
  const q = h * H;
  const bx = x * W;
  const by = y * H;
  const side = s.sun.x > bx ? 1 : -1;
  const bark = s.col('soil>near:0.45');
  g.fillStyle = css(bark);
  limb(g, bx, by, bx + q * 0.02, by - q * 0.2, bx - q * 0.01, by - q * 0.42, q * 0.055, q * 0.035);
  for (const [a, b] of [
    [-0.2, 0.62],
    [0.19, 0.66],
    [0.02, 0.78],
  ] as const)
    limb(g, bx, by - q * 0.34, bx + a * q * 0.4, by - q * 0.5, bx + a * q, by - q * b, q * 0.03, q * 0.012);
  const green = s.col(leaf);
  const blob = () => {
    const t = R() * 6.283;
    const k = Math.sqrt(R());
    const bump = 1 + 0.1 * Math.sin(t * 5 + x * 9);
    return [
      bx + Math.cos(t) * k * bump * q * w * 0.5,
      by - q * 0.66 - Math.sin(t) * k * bump * q * 0.34,
      Math.cos(t) * k * side * 0.6 + Math.sin(t) * k * 0.8,
    ] as const;
  };
  for (let i = 0; i < n; i++) {
    const [px, py, bright] = blob();
    const late = i / n;
    const lift = Math.max(0, bright) * late;
    g.fillStyle = css(
      mix(mix(green, s.col('near'), 0.5 - 0.5 * late), s.col('glow'), 0.42 * lift * (0.5 + R() * 0.7)),
    );
    const r = q * (0.016 + 0.014 * R());
    g.beginPath();
    g.ellipse(px, py, r * 1.5, r * 0.62, (R() - 0.5) * 2.4, 0, 7);
    g.fill();
    if (i > n * 0.62 && i % Math.max(1, Math.floor((n * 0.36) / lemons)) === 0) {
      const z = q * 0.02;
      const yellow = s.col(fruit);
      g.fillStyle = css(mix(yellow, s.col('near'), 0.22));
      g.beginPath();
      g.ellipse(px, py + z, z * 0.92, z * 1.28, 0.25, 0, 7);
      g.fill();
      g.fillStyle = css(yellow);
      g.beginPath();
      g.ellipse(px + side * z * 0.16, py + z * 0.86, z * 0.74, z * 1.06, 0.25, 0, 7);
      g.fill();
    }
  }
}

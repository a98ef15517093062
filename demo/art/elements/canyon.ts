import { css, mix } from '../draw/colour.ts';
import { fbm } from '../draw/noise.ts';
import { lerp } from '../draw/numbers.ts';
import type { Point } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface CanyonOptions {
  /** Where the farthest walls meet the sky, and how many pairs of walls come towards the viewer. */
  readonly y?: number;
  readonly walls?: number;
  /** Where the gorge lies, as a fraction of the width. */
  readonly x?: number;
  readonly rock?: Colour;
  readonly green?: Colour;
  readonly water?: Colour;
  readonly tag?: string;
}

/** A deep canyon seen from its rim: stepped walls that interlock, scrub on their ledges, a river along the bottom. */
export function canyon(
  s: Stage,
  {
    y = 0.5,
    walls = 4,
    x = 0.46,
    rock = 'rock',
    green = 'slope',
    water = '#3f9488',
    tag = 'cn',
  }: CanyonOptions = {},
) {
  const { g, W, H } = s;
  const n = s.noise(tag);
  const bottom = (t: number) => lerp(y + 0.1, 1.06, t ** 0.9);
  const bend = (t: number) => x + 0.05 * Math.sin(t * 7.4 + 0.5) * lerp(0.45, 1.3, t);
  // the river, under everything
  const banks: Point[] = [];
  const other: Point[] = [];
  for (let t = 0; t <= 1.001; t += 0.02) {
    const w = lerp(0.006, 0.07, t * t);
    banks.push([(bend(t) - w) * W, bottom(t) * H]);
    other.unshift([(bend(t) + w) * W, bottom(t) * H]);
  }
  const floor = s.poly([
    [0, (y + 0.1) * H],
    [W, (y + 0.1) * H],
    [W, H],
    [0, H],
  ]);
  g.fillStyle = s.linear(0, (y + 0.1) * H, 0, H, [
    [0, s.col(`${green}>haze:0.75`)],
    [0.3, s.col(`${green}>haze:0.15`)],
    [1, s.col(`${green}>near:0.55`)],
  ]);
  g.fill(floor);
  const river = s.poly([...banks, ...other]);
  g.fillStyle = s.linear(0, (y + 0.1) * H, 0, H, [
    [0, s.col(`${water}>haze:0.45`)],
    [0.3, s.col(water)],
    [1, mix(s.col(water), s.col('near'), 0.35)],
  ]);
  g.fill(river);
  for (let i = 0; i < walls * 2; i++) {
    const t = i / (walls * 2 - 1);
    const side = i % 2 ? 1 : -1;
    const foot = bottom(0.04 + t * 0.72);
    const inner = bend(0.04 + t * 0.72) + side * lerp(0.012, 0.075, t);
    const top = lerp(y, y + 0.12, t * t) + (side > 0 ? 0 : 0.02);
    const reach = lerp(0.05, 0.28, t);
    const height = foot - top;
    const steps: Point[] = [
      [0, 0],
      [0.06, 0.2],
      [0.3, 0.34],
      [0.34, 0.6],
      [0.62, 0.74],
      [0.68, 0.97],
      [1, 1],
    ];
    const edge: Point[] = [];
    for (let k = 0; k < steps.length - 1; k++)
      for (let q = 0; q < 1; q += 0.1) {
        const [a0, b0] = steps[k] ?? [0, 0];
        const [a1, b1] = steps[k + 1] ?? [1, 1];
        const a = lerp(a0, a1, q);
        const b = lerp(b0, b1, q);
        edge.push([
          (inner + side * (a * reach + 0.012 * lerp(0.4, 1, t) * fbm(n, b * 9 + i * 13, 3))) * W,
          (foot - b * height) * H,
        ]);
      }
    const outer = side > 0 ? W + 4 : -4;
    const rim: Point[] = [];
    const from = inner + side * reach;
    for (let q = 0; q <= 1.001; q += 0.05)
      rim.push([
        lerp(from * W, outer, q),
        (top + 0.012 * fbm(n, q * 7 + i * 31, 3) - 0.02 * q * (side > 0 ? 1 : 0.4)) * H,
      ]);
    const shape = s.poly([...edge, ...rim, [outer, H + 4], [(inner - side * 0.004) * W, foot * H + 2]]);
    const tint = mix(mix(s.col(rock), s.col('haze'), 0.74 * (1 - t)), s.col('near'), 0.34 * t);
    g.fillStyle = s.linear(0, top * H, 0, foot * H, [
      [0, mix(tint, s.col('glow'), 0.18)],
      [1, mix(tint, s.col('near'), 0.32 + 0.2 * t)],
    ]);
    g.fill(shape);
    g.save();
    g.clip(shape);
    for (let k = 1; k < 16; k++) {
      const b = k / 16 + 0.07 * fbm(n, k * 5 + i * 3.3, 2);
      const line: Point[] = [];
      const back: Point[] = [];
      for (let u = -0.02; u <= 1.02; u += 0.02) {
        const v = (foot - b * height + 0.01 * fbm(n, u * 6 + k * 3, 3)) * H;
        line.push([u * W, v]);
        back.unshift([
          u * W,
          v + height * H * (k % 3 === 0 ? 0.012 + 0.02 * Math.abs(fbm(n, u * 22 + k, 3)) : 0.012),
        ]);
      }
      g.fillStyle = css(
        s.col(k % 3 === 0 ? green : k % 2 ? 'near' : 'glow'),
        k % 3 === 0 ? 0.22 + 0.2 * t : 0.1,
      );
      g.fill(s.poly([...line, ...back]));
    }
    g.restore();
    const lit = s.sun.x < inner * W ? side > 0 : side < 0;
    s.grain(
      shape,
      s.linear(inner * W, 0, (inner + side * reach * 1.3) * W, 0, [
        [0, lit ? 'glow' : 'near', lit ? 0.35 : 0.6],
        [1, lit ? 'glow' : 'near', 0],
      ]),
    );
    const brow = [...edge.slice(-10), ...rim];
    const under = brow.map(([u, v], q): Point => [u, v + H * lerp(0.006, 0.016, t) * Math.min(1, q / 12)]);
    const lip = s.poly([...brow, ...under.reverse()]);
    g.fillStyle = css(mix(s.col(green), s.col('glow'), 0.25), 0.35 + 0.4 * t);
    g.fill(lip);
    g.strokeStyle = css(s.col(lit ? 'glow' : 'near'), 0.4);
    g.lineWidth = H * 0.0022;
    g.stroke(s.poly(edge, false));
  }
}

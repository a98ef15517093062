import { css } from '../draw/colour.ts';
import { lerp } from '../draw/numbers.ts';
import type { Point } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface GlassroomOptions {
  /** The wall opposite: left, top, right and bottom. */
  readonly wall?: readonly [number, number, number, number];
  readonly color?: Colour;
  readonly floorC?: Colour;
  /** Bars along the roof, across it, and on each wall. */
  readonly along?: number;
  readonly light?: number;
}

/** A room of glass from the bed in it: glass in front, on both sides and above, and the bars that hold it. */
export function glassroom(
  s: Stage,
  {
    wall = [0.27, 0.4, 0.73, 0.76],
    color = 'near',
    floorC = 'soil>near:0.55',
    along = 5,
    light = 0.4,
  }: GlassroomOptions = {},
) {
  const { g, W, H } = s;
  const [x0, y0, x1, y1] = wall;
  const vx = (x0 + x1) / 2;
  const vy = lerp(y0, y1, 0.62);
  const out = (u: number, v: number, k: number): Point => [(vx + (u - vx) * k) * W, (vy + (v - vy) * k) * H];
  const far = 3.4;
  const bar = (a: Point, b: Point, w0: number, w1: number) => {
    const q = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const nx = (-(b[1] - a[1]) / q) * H * 0.5;
    const ny = ((b[0] - a[0]) / q) * H * 0.5;
    const shape = (k0: number, k1: number) =>
      s.poly([
        [a[0] + nx * w0 * k0, a[1] + ny * w0 * k0],
        [b[0] + nx * w1 * k0, b[1] + ny * w1 * k0],
        [b[0] + nx * w1 * k1, b[1] + ny * w1 * k1],
        [a[0] + nx * w0 * k1, a[1] + ny * w0 * k1],
      ]);
    g.fillStyle = css(s.col(color));
    g.fill(shape(-1, 1));
    g.fillStyle = css(s.col('glow'), 0.22 * light);
    g.fill(b[1] > a[1] ? shape(-1, -0.6) : shape(0.6, 1));
  };
  // A little of the room shows in the panes.
  for (const [a, b, c] of [
    [out(x0, y0, 1), out(x0, y1, 1), out(x0, y1, far)],
    [out(x1, y0, 1), out(x1, y1, 1), out(x1, y1, far)],
  ] as const) {
    g.fillStyle = css(s.col('cloud'), 0.03);
    g.fill(s.poly([a, b, c]));
  }
  g.fillStyle = s.linear(0, y1 * H, 0, H, [
    [0, s.col(`${floorC}`)],
    [1, s.col(`${floorC}>near:0.6`)],
  ]);
  g.fill(s.poly([out(x0, y1, 1), out(x1, y1, 1), out(x1, y1, far), out(x0, y1, far)]));
  for (let i = 0; i <= 14; i++) {
    const u = lerp(x0, x1, i / 14);
    g.strokeStyle = css(s.col('near'), 0.45);
    g.lineWidth = H * 0.002;
    g.beginPath();
    g.moveTo(...out(u, y1, 1));
    g.lineTo(...out(u, y1, far));
    g.stroke();
  }
  for (let i = 0; i <= along; i++) {
    const u = lerp(x0, x1, i / along);
    bar(out(u, y0, 1), out(u, y0, far), 0.009, 0.03);
    bar(out(u, y0, 1), out(u, y1, 1), 0.009, 0.009);
  }
  for (const k of [1.5, 2.3]) {
    bar(out(x0, y0, k), out(x1, y0, k), 0.008 * k, 0.008 * k);
    for (const u of [x0, x1]) bar(out(u, y0, k), out(u, y1, k), 0.009 * k, 0.009 * k);
  }
  for (const u of [x0, x1]) bar(out(u, y1, 1), out(u, y1, far), 0.014, 0.05);
  bar(out(x0, y0, 1), out(x1, y0, 1), 0.016, 0.016);
  bar(out(x0, y1, 1), out(x1, y1, 1), 0.018, 0.018);
}

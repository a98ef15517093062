import { css, mix } from '../draw/colour.ts';
import { lerp } from '../draw/numbers.ts';
import { type Point, spline } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface BathwithinOptions {
  readonly x?: number;
  /** Where the far end of its rim is. */
  readonly y?: number;
  /** Half as wide as the bath is at the edge of the picture. */
  readonly w?: number;
  readonly color?: Colour;
  readonly metal?: Colour;
  readonly deep?: Colour;
  readonly shallow?: Colour;
  readonly towel?: Colour;
  /** Leaves on the water: where, how long, how turned. */
  readonly leaves?: readonly (readonly [number, number, number, number])[];
  readonly leaf?: Colour;
}

/** A bath as whoever lies in it sees it: the far rim, the water, a tap that bends over the end, a towel on the edge. */
export function bathwithin(
  s: Stage,
  {
    x = 0.5,
    y = 0.76,
    w = 0.46,
    color = 'cloud',
    metal = 'glow>near:0.35',
    deep = 'sky.0',
    shallow = 'sky.3',
    towel = 'cloud',
    leaves = [],
    leaf = 'slope',
  }: BathwithinOptions = {},
) {
  const { g, W, H } = s;
  const side = s.sun.x > x * W ? 1 : -1;
  const oval = (top: number, half: number, deepY: number): Path2D => {
    const path = new Path2D();
    path.ellipse(x * W, (top + deepY) * H, half * W, deepY * H, 0, 0, Math.PI * 2);
    return path;
  };
  const across = (stops: readonly (readonly [number, Colour])[]) =>
    s.linear((x + side * w) * W, 0, (x - side * w) * W, 0, stops);
  g.fillStyle = s.linear(0, y * H, 0, (y + 0.12) * H, [
    [0, 'near', 0.4],
    [1, 'near', 0.2],
  ]);
  g.save();
  g.translate(-side * W * 0.018, H * 0.004);
  g.fill(oval(y - 0.004, w + 0.006, 0.44));
  g.restore();
  // The tap stands on the floor behind the end.
  const px = x * W;
  const q = H * 0.011;
  const up = (v: number) => (y + 0.02 - v) * H;
  const stroke = (pts: readonly Point[], width: number, fill: string | CanvasGradient) => {
    g.strokeStyle = fill;
    g.lineWidth = width;
    g.lineCap = 'round';
    g.stroke(spline(pts, false, 1));
  };
  const neck: Point[] = [
    [px, up(0)],
    [px, up(0.13)],
    [px + W * 0.006, up(0.168)],
    [px + W * 0.026, up(0.178)],
    [px + W * 0.043, up(0.16)],
    [px + W * 0.045, up(0.128)],
  ];
  stroke(neck, q * 1.9, css(s.col(`${String(metal)}>near:0.5`)));
  stroke(
    neck.map(([a, b]): Point => [a + side * q * 0.25, b - q * 0.2]),
    q * 1.25,
    css(s.col(`${String(metal)}>sun:0.35`)),
  );
  stroke(
    [
      [px - W * 0.032, up(0.07)],
      [px + W * 0.032, up(0.07)],
    ],
    q * 1.2,
    css(s.col(metal)),
  );
  for (const d of [-1, 1]) {
    stroke(
      [
        [px + d * W * 0.032, up(0.055)],
        [px + d * W * 0.032, up(0.09)],
      ],
      q * 1.1,
      css(s.col(metal)),
    );
    stroke(
      [
        [px + d * W * 0.032 - q * 1.9, up(0.094)],
        [px + d * W * 0.032 + q * 1.9, up(0.094)],
      ],
      q * 0.9,
      css(s.col(`${String(metal)}>sun:0.3`)),
    );
  }
  // Rim, inner wall, water.
  g.fillStyle = across([
    [0, `${String(color)}>glow:0.25`],
    [0.5, `${String(color)}>near:0.1`],
    [1, `${String(color)}>near:0.34`],
  ]);
  g.fill(oval(y, w, 0.44));
  const inner = oval(y + 0.017, w - 0.026, 0.43);
  g.fillStyle = across([
    [0, `${String(color)}>near:0.5`],
    [0.45, `${String(color)}>near:0.34`],
    [1, `${String(color)}>near:0.16`],
  ]);
  g.fill(inner);
  g.strokeStyle = css(s.col('sun'), 0.7);
  g.lineWidth = H * 0.0022;
  g.stroke(oval(y + 0.002, w - 0.002, 0.44));
  g.save();
  g.clip(inner);
  g.fillStyle = s.linear(0, y * H, 0, (y + 0.09) * H, [
    [0, 'near', 0.05],
    [1, 'near', 0.24],
  ]);
  g.fill(inner);
  const water = oval(y + 0.085, w - 0.042, 0.4);
  g.fillStyle = s.linear(0, (y + 0.085) * H, 0, H * 1.02, [
    [0, shallow],
    [0.4, mix(s.col(shallow), s.col(deep), 0.5)],
    [1, deep],
  ]);
  g.fill(water);
  g.clip(water);
  const R = s.rand('bathwater');
  for (let i = 0; i < 46; i++) {
    const t = R() ** 0.8;
    const v = lerp(y + 0.09, 1.01, t);
    const u = x + (R() * 2 - 1) * w;
    g.fillStyle = css(s.col(i % 3 ? 'sun' : deep), 0.1 + 0.2 * R());
    g.beginPath();
    g.ellipse(u * W, v * H, W * lerp(0.008, 0.034, t) * (0.4 + R()), H * lerp(0.0009, 0.0026, t), 0, 0, 7);
    g.fill();
  }
  g.strokeStyle = css(s.col('sun'), 0.5);
  g.lineWidth = H * 0.003;
  g.stroke(oval(y + 0.087, w - 0.043, 0.4));
  for (const [u, v, long, turn] of leaves) {
    const at = (a: number, b: number): Point => [
      u * W + (Math.cos(turn) * a - Math.sin(turn) * b * 0.55) * long * H,
      v * H + (Math.sin(turn) * a + Math.cos(turn) * b * 0.55) * long * H * 0.42,
    ];
    const shape = (k: number) =>
      spline([at(-0.5, 0), at(-0.4, 0.45 * k), at(0, 0.6 * k), at(0.35, 0.38 * k), at(0.56, 0)], true, 0.9);
    g.fillStyle = css(s.col('near'), 0.3);
    g.save();
    g.translate(-side * H * 0.006, H * 0.008);
    g.fill(shape(1));
    g.fill(shape(-1));
    g.restore();
    g.fillStyle = css(s.col(`${String(leaf)}>near:0.2`));
    g.fill(shape(1));
    g.fillStyle = css(s.col(`${String(leaf)}>glow:0.22`));
    g.fill(shape(-1));
    stroke([at(-0.72, 0.04), at(0, 0), at(0.5, 0)], H * 0.002, css(s.col(`${String(leaf)}>glow:0.55`)));
  }
  g.restore();
  // A towel over the rim, on the side away from the light.
  const rim = (a: number, k: number): Point => [
    (x + Math.cos(a) * w * k) * W,
    (y + 0.44 + Math.sin(a) * 0.44 * k) * H,
  ];
  const [a0, a1] = side > 0 ? [-2.3, -2.08] : [-1.08, -0.86];
  const drop = H * 0.1;
  const corners: Point[] = [
    rim(a0, 0.93),
    rim(a0, 1),
    rim(lerp(a0, a1, 0.5), 1.003),
    rim(a1, 1),
    rim(a1, 0.93),
  ];
  const [p0, , , , p4] = corners as [Point, Point, Point, Point, Point];
  const cloth = s.poly([
    ...corners,
    [p4[0] - W * 0.006, p4[1] + drop],
    [(p0[0] + p4[0]) / 2, (p0[1] + p4[1]) / 2 + drop * 1.04],
    [p0[0] - W * 0.004, p0[1] + drop],
  ]);
  g.fillStyle = s.linear(p0[0], p0[1], p4[0], p4[1] + drop, [
    [0, `${String(towel)}>near:0.05`],
    [1, `${String(towel)}>near:0.3`],
  ]);
  g.fill(cloth);
  g.save();
  g.clip(cloth);
  g.strokeStyle = css(s.col('accent'), 0.85);
  g.lineWidth = H * 0.006;
  g.beginPath();
  g.moveTo(p0[0] - W * 0.01, p0[1] + drop * 0.78);
  g.lineTo(p4[0] + W * 0.01, p4[1] + drop * 0.78);
  g.stroke();
  g.strokeStyle = css(s.col('near'), 0.14);
  g.lineWidth = H * 0.003;
  for (const t of [0.2, 0.45, 0.72]) {
    g.beginPath();
    g.moveTo(lerp(p0[0], p4[0], t), lerp(p0[1], p4[1], t) - H * 0.03);
    g.lineTo(lerp(p0[0], p4[0], t) - W * 0.003, lerp(p0[1], p4[1], t) + drop);
    g.stroke();
  }
  g.restore();
}

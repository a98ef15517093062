import { css } from '../draw/colour.ts';
import { frame } from '../draw/frame.ts';
import type { Point } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface RaincurtainOptions {
  readonly x?: number;
  /** Where its tray lies. */
  readonly y?: number;
  readonly h?: number;
  readonly metal?: Colour;
  readonly wood?: Colour;
  readonly water?: Colour;
  readonly flip?: boolean;
  readonly running?: boolean;
}

/** A shower in the open: a copper pipe, its rose, the water it lets fall on a slatted tray, two taps. */
export function raincurtain(
  s: Stage,
  {
    x = 0.6,
    y = 0.93,
    h = 0.6,
    metal = 'accent>soil:0.4',
    wood = 'soil>near:0.2',
    water = 'cloud',
    flip = false,
    running = true,
  }: RaincurtainOptions = {},
) {
  const f = frame(s, { x, y, h, flip });
  const R = s.rand(`rose${x}`);
  // The tray: slats in perspective, wet.
  f.fill(
    [
      [-0.36, -0.05],
      [0.36, -0.05],
      [0.3, 0.05],
      [-0.3, 0.05],
    ],
    'near>soil:0.15',
  );
  for (let i = 0; i < 8; i++) {
    const t = i / 8;
    const at = (k: number, u: number): Point => [(k ? 0.36 : 0.3) * (u * 2 - 1), k ? -0.045 : 0.05];
    const slat = f.path([at(0, t + 0.015), at(0, t + 0.105), at(1, t + 0.105), at(1, t + 0.015)]);
    f.fill(slat, wood);
    f.light(slat, f.side * 0.4, -f.side * 0.3, 0.45, 0);
  }
  f.box(-0.365, -0.068, 0.73, 0.022, 'near>soil:0.3');
  f.dot(0.02, 0, 0.17, 'sun', 0.3, 0.02);
  // The pipe, its arm and its rose.
  const pipe = 0.34;
  const round = (points: readonly Point[], width: number) => {
    f.line(points, width, metal);
    f.line(
      points.map(([a, b]): Point => [a + f.side * width * 0.22, b]),
      width * 0.22,
      'glow',
      0.8,
    );
  };
  s.g.lineCap = 'round';
  round(
    [
      [pipe, 0.02],
      [pipe, 1.06],
    ],
    0.022,
  );
  f.line(
    [
      [pipe, 1.05],
      [pipe - 0.015, 1.085],
      [pipe - 0.05, 1.1],
      [0.04, 1.1],
      [0.01, 1.085],
      [0, 1.06],
    ],
    0.022,
    metal,
  );
  f.line(
    [
      [pipe - 0.05, 1.105],
      [0.05, 1.105],
    ],
    0.005,
    'glow',
    0.8,
  );
  for (const b of [0.5, 0.58]) {
    f.box(pipe - 0.045, b, 0.09, 0.02, metal);
    f.dot(pipe - 0.05, b + 0.01, 0.02, metal);
    f.dot(pipe + 0.05, b + 0.01, 0.02, metal);
  }
  f.box(pipe - 0.03, 0.5, 0.06, 0.1, metal);
  f.fill(
    f.soft(
      [
        [-0.15, 1.02],
        [-0.05, 1.055],
        [0, 1.065],
        [0.05, 1.055],
        [0.15, 1.02],
        [0, 1.008],
      ],
      0.6,
    ),
    metal,
  );
  f.dot(0, 1.018, 0.15, 'near>soil:0.35', 1, 0.014);
  f.line(
    [
      [-0.14, 1.028],
      [0.14, 1.028],
    ],
    0.006,
    'glow',
    0.6,
  );
  if (!running) return;
  const { g } = s;
  g.lineCap = 'round';
  const sheet = f.path([
    [-0.13, 1.0],
    [0.13, 1.0],
    [0.19, 0],
    [-0.19, 0],
  ]);
  g.fillStyle = f.grad(0, 1, 0, 0, [
    [0, s.col(water), 0.34],
    [0.6, s.col(water), 0.12],
    [1, s.col(water), 0.2],
  ]);
  g.fill(sheet);
  for (let i = 0; i < 190; i++) {
    const u = R() * 2 - 1;
    const t = R();
    const L = 0.03 + 0.12 * R() * t;
    const at = (b: number): Point => f.P(u * (0.13 + 0.06 * (1 - b)), b);
    const top = 1 - t;
    g.strokeStyle = css(s.col(R() < 0.4 ? 'sun' : water), 0.35 + 0.5 * R());
    g.lineWidth = f.k * (0.0016 + 0.0018 * R());
    g.beginPath();
    g.moveTo(...at(top));
    g.lineTo(...at(Math.max(0, top - L)));
    g.stroke();
  }
  for (let i = 0; i < 34; i++) {
    const u = (R() * 2 - 1) * 0.23;
    f.dot(u, -0.01 + 0.05 * R(), 0.003 + 0.004 * R(), 'sun', 0.8);
  }
}

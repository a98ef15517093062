import { css } from '../draw/colour.ts';
import { frame } from '../draw/frame.ts';
import { lerp } from '../draw/numbers.ts';
import { limb } from '../draw/shapes.ts';
import type { Stage } from '../draw/stage.ts';
import { lamp } from '../parts/lamp-glow.ts';
import { netbed } from '../parts/netbed.ts';
import { planks } from '../parts/planks.ts';
import { rail } from '../parts/rail.ts';

export interface ChalkleyOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
}

/** Chalkley: open platform lashed into an ancient leadwood, open to the sky. */
export function chalkley(s: Stage, { x = 0.62, y = 0.95, h = 0.8 }: ChalkleyOptions = {}) {
  const f = frame(s, { x, y, h });
  const k = f.k;
  const g = s.g;
  const P = f.P;
  const L = (a: number, b: number, c: number, d: number, e: number, q: number, w0: number, w1: number) =>
    limb(g, ...P(a, b), ...P(c, d), ...P(e, q), w0 * k, w1 * k);
  g.fillStyle = css(s.col('near'));
  f.glow(0.05, 0.62, 0.55, 0.45);
  // the leadwood: hollow-hearted trunk, silvery lit edge, blunt antler branches
  const trunk = f.soft(
    [
      [-0.17, -0.02],
      [-0.1, 0.05],
      [-0.075, 0.22],
      [-0.085, 0.4],
      [-0.12, 0.52],
      [0.02, 0.5],
      [0.13, 0.53],
      [0.085, 0.4],
      [0.07, 0.22],
      [0.11, 0.05],
      [0.2, -0.02],
    ],
    0.9,
  );
  f.fill(trunk, 'near');
  g.fillStyle = css(s.col('near'));
  L(-0.09, 0.44, -0.2, 0.62, -0.24, 0.8, 0.075, 0.04);
  L(-0.23, 0.76, -0.3, 0.9, -0.27, 1.02, 0.042, 0.012);
  L(-0.24, 0.78, -0.17, 0.92, -0.16, 1.06, 0.032, 0.008);
  L(-0.21, 0.68, -0.38, 0.78, -0.46, 0.93, 0.036, 0.01);
  L(-0.4, 0.84, -0.5, 0.86, -0.56, 0.92, 0.018, 0.006);
  L(0.08, 0.46, 0.24, 0.6, 0.3, 0.82, 0.07, 0.035);
  L(0.3, 0.8, 0.31, 0.95, 0.4, 1.06, 0.034, 0.009);
  L(0.29, 0.78, 0.2, 0.93, 0.22, 1.1, 0.028, 0.008);
  L(0.24, 0.66, 0.42, 0.72, 0.52, 0.88, 0.036, 0.01);
  L(0.45, 0.78, 0.58, 0.82, 0.62, 0.8, 0.016, 0.005);
  L(0.0, 0.48, -0.03, 0.72, 0.05, 0.92, 0.05, 0.02);
  L(0.04, 0.88, 0.08, 0.99, 0.05, 1.08, 0.018, 0.006);
  L(0.03, 0.86, -0.04, 0.96, -0.05, 1.04, 0.016, 0.005);
  L(0.4, 1.05, 0.44, 1.09, 0.43, 1.14, 0.01, 0.004);
  L(-0.27, 1.0, -0.33, 1.05, -0.33, 1.1, 0.01, 0.004);
  f.light(trunk, f.side * 0.12, 0, 0.5, 0.3);
  for (const d of [-1, 1]) {
    f.line(
      [
        [d * 0.4, 0.555],
        [d * 0.06, 0.36],
      ],
      0.014,
      'near',
    );
    f.line(
      [
        [d * 0.22, 0.555],
        [d * 0.06, 0.44],
      ],
      0.012,
      'near',
    );
  }
  netbed(f, 0.06, 0.585, 0.3, 0.34);
  f.box(-0.32, 0.585, 0.05, 0.07, 'near');
  lamp(f, -0.295, 0.675);
  lamp(f, 0.42, 0.655);
  f.line(
    [
      [-0.24, 0.585],
      [-0.2, 0.66],
    ],
    0.01,
    'near',
  );
  f.line(
    [
      [-0.2, 0.585],
      [-0.25, 0.64],
      [-0.13, 0.635],
    ],
    0.009,
    'near',
  );
  planks(f, -0.48, 0.54, 0.585, 0.032, { n: 32 });
  rail(f, -0.48, -0.12, 0.585, 0.085, { gap: 0.04, w: 0.006 });
  rail(f, 0.26, 0.54, 0.585, 0.085, { gap: 0.04, w: 0.006 });
  f.line(
    [
      [-0.52, 0.0],
      [-0.44, 0.6],
    ],
    0.012,
    'near',
  );
  f.line(
    [
      [-0.44, 0.0],
      [-0.37, 0.6],
    ],
    0.012,
    'near',
  );
  for (let i = 1; i < 16; i++)
    f.line(
      [
        [lerp(-0.52, -0.44, i / 16), (0.6 * i) / 16],
        [lerp(-0.44, -0.37, i / 16), (0.6 * i) / 16],
      ],
      0.008,
      'near',
    );
  lamp(f, -0.55, 0.03, 0.009, 0.1);
}

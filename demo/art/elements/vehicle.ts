import { css } from '../draw/colour.ts';
import type { Flag } from '../draw/flag.ts';
import type { Point } from '../draw/shapes.ts';
import { spline } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';
import { fillPoly } from '../parts/fill-poly.ts';
import { unitBox } from '../parts/unit-box.ts';

export interface VehicleOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
  readonly color?: Colour;
  readonly on?: string;
  /** Nobody in it. */
  readonly empty?: Flag;
}

/** Open game viewer: tiered seats, guests, tracker on the bonnet seat. */
export function vehicle(
  s: Stage,
  { x = 0.5, y = 0.72, h = 0.09, color = 'near', on, empty = false }: VehicleOptions,
) {
  if (on) y = s.height(on, x * s.W) / s.H;
  const { g } = s;
  const P = unitBox(s, x, y, h);
  const k = h * s.H;
  g.fillStyle = g.strokeStyle = css(s.col(color));
  const F = (p: readonly Point[]) => fillPoly(s, P, p);
  const line = (a: number, b: number, c: number, d: number, w: number) => {
    g.lineWidth = w * k;
    g.beginPath();
    g.moveTo(...P(a, b));
    g.lineTo(...P(c, d));
    g.stroke();
  };
  g.fill(
    spline(
      (
        [
          [-1.06, 0.24],
          [-1.06, 0.56],
          [-1.03, 0.62],
          [0.16, 0.62],
          [0.24, 0.62],
          [0.94, 0.58],
          [1.04, 0.54],
          [1.06, 0.44],
          [1.08, 0.24],
          [0.95, 0.2],
          [-0.95, 0.2],
        ] as const
      ).map(([a, b]) => P(a, b)),
      true,
      0.25,
    ),
  );
  line(1.06, 0.26, 1.16, 0.26, 0.07);
  for (const a of [-0.66, 0.7]) {
    g.beginPath();
    g.arc(...P(a, 0.2), k * 0.225, 0, 7);
    g.fill();
  }
  line(0.22, 0.6, 0.3, 0.82, 0.035); // windscreen down
  F([
    [-1.02, 0.6],
    [-1.02, 1.16],
    [-0.94, 1.16],
    [-0.92, 0.6],
  ]);
  F([
    [-0.5, 0.6],
    [-0.5, 0.98],
    [-0.42, 0.98],
    [-0.4, 0.6],
  ]);
  F([
    [-0.06, 0.6],
    [-0.06, 0.84],
    [0.0, 0.84],
    [0.02, 0.6],
  ]);
  F([
    [-1.02, 0.82],
    [-0.6, 0.82],
    [-0.6, 0.74],
    [-1.02, 0.74],
  ]);
  F([
    [-0.5, 0.74],
    [-0.14, 0.74],
    [-0.14, 0.66],
    [-0.5, 0.66],
  ]);
  const head = (a: number, b: number, hat: number, c = 1) => {
    g.beginPath();
    g.ellipse(...P(a, b), k * 0.068 * c, k * 0.084 * c, 0, 0, 7);
    g.fill();
    g.fill(
      spline(
        (
          [
            [a - 0.13 * c, b - 0.36 * c],
            [a - 0.12 * c, b - 0.16 * c],
            [a - 0.05 * c, b - 0.09 * c],
            [a + 0.05 * c, b - 0.09 * c],
            [a + 0.12 * c, b - 0.17 * c],
            [a + 0.12 * c, b - 0.36 * c],
          ] as const
        ).map(([u, v]) => P(u, v)),
        true,
        0.9,
      ),
    );
    if (hat) {
      g.beginPath();
      g.ellipse(...P(a + 0.01, b + 0.055), k * 0.14, k * 0.018, 0, 0, 7);
      g.fill();
      g.beginPath();
      g.ellipse(...P(a, b + 0.075), k * 0.066, k * 0.05, 0, 0, 7);
      g.fill();
    }
  };
  if (!empty) {
    head(-0.84, 1.3, 0);
    head(-0.66, 1.28, 1);
    head(-0.36, 1.1, 0);
    head(-0.2, 1.08, 1);
    head(0.1, 0.97, 0);
  }
  // tracker seat and tracker
  F([
    [0.92, 0.58],
    [0.92, 0.64],
    [1.1, 0.64],
    [1.1, 0.58],
  ]);
  if (!empty) head(0.97, 1.02, 1, 0.95);
  if (!empty) {
    F([
      [0.93, 0.62],
      [1.17, 0.66],
      [1.18, 0.58],
      [0.94, 0.58],
    ]);
    line(1.15, 0.64, 1.17, 0.42, 0.055);
  }
  g.lineWidth = k * 0.02;
  g.beginPath();
  g.moveTo(...P(0.0, 0.83));
  g.lineTo(...P(-0.0, 0.62));
  g.stroke();
}

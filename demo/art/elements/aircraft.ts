import type { Flag } from '../draw/flag.ts';
import { frame } from '../draw/frame.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface AircraftOptions {
  readonly x?: number;
  readonly y?: number;
  /** A quarter of how long it is. */
  readonly h?: number;
  readonly flip?: Flag;
  readonly body?: Colour;
  readonly stripe?: Colour;
}

/** A single-engined aircraft in the air, from its side; it climbs to the right. */
export function aircraft(
  s: Stage,
  { x = 0.5, y = 0.4, h = 0.16, flip = false, body = 'cloud', stripe = 'accent' }: AircraftOptions = {},
) {
  const box = frame(s, { x, y, h, flip });
  const lift = 0.1;
  const at = (points: readonly (readonly [number, number])[]) =>
    points.map(
      ([a, b]) => [a * Math.cos(lift) - b * Math.sin(lift), a * Math.sin(lift) + b * Math.cos(lift)] as const,
    );
  const soft = (points: readonly (readonly [number, number])[], t = 0.9) => box.soft(at(points), t);
  box.fill(
    soft(
      [
        [-1.5, 0.06],
        [-1.3, 0.08],
        [-1.52, 0.3],
        [-1.64, 0.3],
      ],
      0.15,
    ),
    'cloud>near:0.3',
  );
  const fin = soft(
    [
      [-1.14, 0.12],
      [-1.42, 0.54],
      [-1.66, 0.54],
      [-1.56, 0.04],
    ],
    0.2,
  );
  box.fill(fin, stripe);
  box.shade(fin, -1.2, -1.7, 0.4, 0.3);
  const hull = soft([
    [1.22, 0.02],
    [1.1, 0.13],
    [0.78, 0.2],
    [0.5, 0.3],
    [0.12, 0.31],
    [-0.3, 0.22],
    [-1.5, 0.08],
    [-1.66, 0.03],
    [-1.5, -0.03],
    [-0.5, -0.15],
    [0.3, -0.19],
    [0.95, -0.14],
    [1.17, -0.07],
  ]);
  box.fill(hull, body);
  box.fill(
    soft(
      [
        [1.16, -0.02],
        [0.5, -0.03],
        [-0.5, -0.02],
        [-1.56, 0.03],
        [-1.56, 0.0],
        [-0.5, -0.08],
        [0.5, -0.1],
        [1.14, -0.07],
      ],
      0.6,
    ),
    stripe,
  );
  box.light(hull, box.side > 0 ? 1.2 : -1.6, 0, 0.55, 0.2);
  const belly = box.grad(0, 0.1, 0, -0.22, [
    [0, 'near', 0],
    [1, 'near', 0.75],
  ]);
  s.grain(hull, belly);
  for (const [a, w] of [
    [0.52, 0.16],
    [0.28, 0.2],
    [0.02, 0.2],
    [-0.22, 0.16],
  ] as const)
    box.fill(
      soft(
        [
          [a, 0.08],
          [a + w, 0.08],
          [a + w - 0.02, 0.22],
          [a + 0.02, 0.23],
        ],
        0.25,
      ),
      'near>sky.0:0.45',
    );
  for (const a of [0.02, 0.72]) {
    box.line(
      at([
        [a, -0.16],
        [a - 0.04, -0.32],
      ]),
      0.03,
      'near>far:0.2',
    );
    box.dot(...(at([[a - 0.04, -0.34]])[0] ?? [0, 0]), 0.062, 'near');
  }
  box.line(
    at([
      [0.36, -0.1],
      [0.2, 0.3],
    ]),
    0.022,
    'near>far:0.2',
  );
  const wing = soft([
    [0.62, 0.345],
    [0.5, 0.4],
    [0.2, 0.415],
    [-0.16, 0.36],
    [0.1, 0.325],
    [0.5, 0.315],
  ]);
  box.fill(wing, 'cloud>near:0.16');
  box.shade(wing, -0.16, 0.4, 0.55, 0.36);
  box.fill(
    soft(
      [
        [0.62, 0.345],
        [0.5, 0.4],
        [0.42, 0.4],
        [0.46, 0.32],
      ],
      0.5,
    ),
    stripe,
  );
  box.dot(...(at([[1.25, 0.02]])[0] ?? [0, 0]), 0.03, 'near>cloud:0.4', 0.55, 0.3);
  box.dot(...(at([[1.22, 0.02]])[0] ?? [0, 0]), 0.05, stripe);
}

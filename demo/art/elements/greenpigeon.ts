import { css, mix } from '../draw/colour.ts';
import { type Point, spline } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';
import { type AnimalOptions, placeAnimal } from '../parts/place-animal.ts';

export interface GreenpigeonOptions extends AnimalOptions {
  readonly breast?: Colour;
  readonly back?: Colour;
}

/** African green pigeon on a branch: a full breast, a small head, a mauve shoulder, yellow thighs. */
export function greenpigeon(s: Stage, o: GreenpigeonOptions) {
  const body: readonly Point[] = [
    [-0.72, -0.1],
    [-0.5, 0.16],
    [-0.26, 0.5],
    [0.0, 0.74],
    [0.12, 0.92],
    [0.27, 0.98],
    [0.38, 0.88],
    [0.38, 0.74],
    [0.46, 0.56],
    [0.42, 0.28],
    [0.22, 0.06],
    [-0.08, 0.02],
    [-0.4, -0.02],
  ];
  placeAnimal(s, o, (g, c) => {
    g.fillStyle = css(mix(s.col(o.back ?? 'slope'), c, 0.45));
    g.fill(
      spline(
        [
          [-0.4, 0.1],
          [-0.9, -0.28],
          [-0.84, -0.38],
          [-0.66, -0.34],
          [-0.2, 0.04],
        ],
        true,
        0.6,
      ),
    );
    g.fillStyle = css(mix(s.col(o.breast ?? 'slope>glow:0.35'), c, 0.08));
    g.fill(spline(body, true, 0.9));
    g.fillStyle = css(mix(s.col(o.back ?? 'slope'), c, 0.35));
    g.fill(
      spline(
        [
          [0.06, 0.6],
          [0.16, 0.42],
          [0.02, 0.18],
          [-0.4, -0.04],
          [-0.74, -0.2],
          [-0.5, 0.14],
          [-0.22, 0.5],
        ],
        true,
        0.8,
      ),
    );
    g.fillStyle = css(mix(s.col('#7d5a74'), c, 0.15));
    g.fill(
      spline(
        [
          [0.07, 0.59],
          [0.15, 0.44],
          [0.02, 0.36],
          [-0.12, 0.46],
          [-0.06, 0.58],
        ],
        true,
        0.9,
      ),
    );
    g.fillStyle = css(mix(s.col('#d9b13c'), c, 0.1));
    g.fill(
      spline(
        [
          [0.0, 0.1],
          [0.16, 0.12],
          [0.14, -0.04],
          [0.02, -0.06],
        ],
        true,
        0.8,
      ),
    );
    g.fillStyle = css(mix(s.col('accent'), c, 0.15));
    g.fill(
      spline(
        [
          [0.36, 0.89],
          [0.5, 0.84],
          [0.49, 0.8],
          [0.37, 0.81],
        ],
        true,
        0.5,
      ),
    );
  });
}

import { limb, spline } from '../draw/shapes.ts';
import type { Stage } from '../draw/stage.ts';
import { type AnimalOptions, placeAnimal } from '../parts/place-animal.ts';

export interface ImpalaOptions extends AnimalOptions {
  readonly ram?: number;
}

/** Impala, grazing line or alert: slim legs, lyre horns when ram. */
export function impala(s: Stage, o: ImpalaOptions) {
  placeAnimal(s, o, (g) => {
    for (const [x, t, k] of [
      [0.2, 0.46, 0.03],
      [-0.3, 0.48, -0.02],
      [0.26, 0.44, -0.02],
      [-0.24, 0.48, 0.05],
    ] as const)
      limb(g, x, t, x + k, 0.24, x + k * 0.6, 0, 0.07, 0.022);
    g.fill(
      spline(
        [
          [-0.38, 0.56],
          [-0.34, 0.64],
          [-0.15, 0.655],
          [0.08, 0.63],
          [0.22, 0.66],
          [0.3, 0.78],
          [0.335, 0.86],
          [0.37, 0.9],
          [0.42, 0.885],
          [0.5, 0.83],
          [0.49, 0.8],
          [0.42, 0.8],
          [0.385, 0.7],
          [0.34, 0.56],
          [0.28, 0.46],
          [0.1, 0.42],
          [-0.15, 0.44],
          [-0.32, 0.44],
        ],
        true,
        1,
      ),
    );
    limb(g, 0.345, 0.88, 0.29, 0.93, 0.27, 0.9, 0.03, 0.008);
    if (o.ram) {
      limb(g, 0.37, 0.89, 0.28, 1.02, 0.36, 1.2, 0.02, 0.006);
      limb(g, 0.38, 0.89, 0.36, 1.02, 0.43, 1.18, 0.018, 0.006);
    }
  });
}

import { mix } from '../draw/colour.ts';
import { frame } from '../draw/frame.ts';
import { item, lerp } from '../draw/numbers.ts';
import { hash, rng } from '../draw/random.ts';
import type { Point } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface BougainvilleaOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
  readonly path?: readonly Point[];
  readonly r?: number;
  readonly color?: Colour;
  readonly n?: number;
  readonly tag?: string;
}

/** Bougainvillea: a spill of bracts with dark leaf beneath, following a path of [a,b] in a frame. */
export function bougainvillea(
  s: Stage,
  {
    x = 0.6,
    y = 0.88,
    h = 0.5,
    path = [
      [-0.95, 0.9],
      [-0.75, 0.82],
      [-0.7, 0.55],
      [-0.82, 0.2],
    ],
    r = 0.1,
    color = '#b8356b',
    n = 900,
    tag = 'bou',
  }: BougainvilleaOptions = {},
) {
  const f = frame(s, { x, y, h });
  const R = rng(hash(tag) ^ s.seed);
  const at = (t: number): Point => {
    const k = t * (path.length - 1);
    const i = Math.min(path.length - 2, Math.floor(k));
    return [
      lerp(item(path, i)[0], item(path, i + 1)[0], k - i),
      lerp(item(path, i)[1], item(path, i + 1)[1], k - i),
    ];
  };
  for (let i = 0; i < n; i++) {
    const [a, b] = at(R());
    const g2 = () => (R() + R() + R() - 1.5) * 1.3;
    const q = i < n * 0.4;
    const px = a + g2() * r;
    const py = b + g2() * r - (q ? 0.012 : 0);
    const z = 0.008 + 0.01 * R();
    f.dot(
      px,
      py,
      z * 1.3,
      q
        ? mix(s.col('slope'), s.col('near'), 0.4 + 0.3 * R())
        : mix(s.col(color), s.col(R() < 0.4 ? 'glow' : 'near'), 0.06 + 0.3 * R()),
      0.95,
      z,
    );
  }
}

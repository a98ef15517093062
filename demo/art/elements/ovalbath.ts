import { css, mix } from '../draw/colour.ts';
import { frame } from '../draw/frame.ts';
import { lerp } from '../draw/numbers.ts';
import { type Point, spline } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface OvalbathOptions {
  readonly x?: number;
  /** Where its foot stands. */
  readonly y?: number;
  readonly h?: number;
  /** Half its length, in heights. */
  readonly w?: number;
  readonly color?: Colour;
  readonly metal?: Colour;
  readonly deep?: Colour;
  readonly shallow?: Colour;
  /** On which side its tap stands. */
  readonly tap?: -1 | 1;
  /** A board across it, and what lies there. */
  readonly board?: boolean;
  readonly cloth?: Colour;
}

/** A bath with no feet, from a little above: its oval rim, the water in it, a board across, a tap that stands beside. */
export function ovalbath(
  s: Stage,
  {
    x = 0.6,
    y = 0.93,
    h = 0.2,
    w = 1.5,
    color = 'cloud',
    metal = 'glow>near:0.4',
    deep = 'sky.0',
    shallow = 'sky.3',
    tap = 1,
    board = true,
    cloth = 'accent',
  }: OvalbathOptions = {},
) {
  const f = frame(s, { x, y, h });
  const ry = 0.24;
  const top = 1;
  const oval = (a: number, b: number, rx: number, rb: number) => {
    const path = new Path2D();
    path.ellipse(...f.P(a, b), rx * f.k, rb * f.k, 0, 0, Math.PI * 2);
    return path;
  };
  f.dot(0, 0.03, w * 0.95, 'near', 0.45, 0.15);
  // The tap stands behind the end, so it comes first.
  const ta = tap * (w - 0.22);
  const pipe = (pts: readonly Point[], width: number, fill: Colour) => {
    s.g.strokeStyle = css(s.col(fill));
    s.g.lineWidth = width * f.k;
    s.g.lineCap = 'round';
    s.g.stroke(
      spline(
        pts.map(([a, b]) => f.P(a, b)),
        false,
        1,
      ),
    );
  };
  const stand = (dx: number, width: number, fill: Colour) =>
    pipe(
      [
        [ta + dx + tap * 0.3, 0.3],
        [ta + dx + tap * 0.3, 1.2],
        [ta + dx + tap * 0.3, 1.52],
        [ta + dx + tap * 0.2, 1.66],
        [ta + dx, 1.66],
        [ta + dx - tap * 0.1, 1.56],
        [ta + dx - tap * 0.1, 1.42],
      ],
      width,
      fill,
    );
  stand(0, 0.06, metal);
  stand(f.side * 0.012, 0.018, 'glow');
  f.box(ta + tap * 0.3 - 0.12, 1.3, 0.24, 0.045, metal);
  const body: Point[] = [];
  const steps = 40;
  for (let i = 0; i <= steps; i++) {
    const t = Math.PI + (Math.PI * i) / steps;
    body.push([Math.cos(t) * w, top + Math.sin(t) * ry]);
  }
  const foot: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = 2 * Math.PI - (Math.PI * i) / steps;
    foot.push([Math.cos(t) * w * 0.72, 0.12 + Math.sin(t) * ry * 0.55]);
  }
  const side = (d: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = (i + 1) / 10;
      return [d * w * lerp(1, 0.72, t ** 1.5), lerp(top, 0.12, t)];
    });
  const hull = f.path([...body, ...side(1), ...foot, ...side(-1).reverse()]);
  f.fill(
    hull,
    f.grad(f.side * w, 0.5, -f.side * w, 0.5, [
      [0, mix(s.col(color), s.col('glow'), 0.25)],
      [0.4, mix(s.col(color), s.col('near'), 0.18)],
      [0.8, mix(s.col(color), s.col('near'), 0.46)],
      [1, mix(s.col(color), s.col('near'), 0.56)],
    ]),
  );
  f.fill(
    hull,
    f.grad(0, 1, 0, -0.05, [
      [0, 'near', 0],
      [1, 'near', 0.32],
    ]),
  );
  f.fill(
    oval(0, top, w, ry),
    f.grad(f.side * w, 1, -f.side * w, 1, [
      [0, mix(s.col(color), s.col('glow'), 0.3)],
      [1, mix(s.col(color), s.col('near'), 0.2)],
    ]),
  );
  const inner = oval(0, top - 0.004, w * 0.94, ry * 0.84);
  f.fill(inner, mix(s.col(color), s.col('near'), 0.42));
  s.g.save();
  s.g.clip(inner);
  const water = oval(0, top - 0.09, w * 0.93, ry * 0.86);
  f.fill(
    water,
    f.grad(0, top + ry * 0.6, 0, top - ry, [
      [0, s.col(shallow)],
      [0.5, mix(s.col(shallow), s.col(deep), 0.5)],
      [1, s.col(deep)],
    ]),
  );
  s.g.clip(water);
  const R = s.rand(`oval${x}`);
  for (let i = 0; i < 46; i++) {
    const a = lerp(-w, w, R());
    const b = top - 0.09 + lerp(-ry, ry, R()) * 0.8;
    f.dot(a, b, 0.05 + 0.16 * R(), i % 3 ? 'sun' : deep, 0.12 + 0.25 * R(), 0.006);
  }
  s.g.restore();
  s.g.lineWidth = f.k * 0.018;
  s.g.strokeStyle = css(s.col('sun'), 0.55);
  s.g.beginPath();
  s.g.ellipse(
    ...f.P(0, top),
    w * 0.985 * f.k,
    ry * 0.97 * f.k,
    0,
    f.side > 0 ? -1.3 : Math.PI - 0.5,
    f.side > 0 ? 0.5 : Math.PI + 1.3,
  );
  s.g.stroke();
  if (!board) return;
  const a0 = -tap * w * 0.2;
  const plank = f.path([
    [a0 - 0.2, top + ry * 0.98],
    [a0 + 0.16, top + ry * 0.98],
    [a0 + 0.2, top - ry * 1.06],
    [a0 - 0.28, top - ry * 1.06],
  ]);
  f.fill(plank, 'soil>near:0.12');
  f.light(plank, f.side * 0.6 + a0, -f.side * 0.4 + a0, 0.6, 1);
  f.fill(
    [
      [a0 - 0.28, top - ry * 1.06],
      [a0 + 0.2, top - ry * 1.06],
      [a0 + 0.2, top - ry * 1.25],
      [a0 - 0.28, top - ry * 1.25],
    ],
    'soil>near:0.5',
  );
  // A book, closed, and a cup.
  const book = (d: number, fill: Colour, grow = 0) =>
    f.fill(
      [
        [a0 - 0.17 - grow, top - 0.16 - d],
        [a0 + 0.08 + grow, top - 0.16 - d],
        [a0 + 0.08 + grow, top - 0.02 - d],
        [a0 - 0.15 - grow, top - 0.02 - d],
      ],
      fill,
    );
  book(0.035, mix(s.col(cloth), s.col('near'), 0.4), 0.008);
  book(0.02, 'cloud>near:0.15');
  book(0, cloth, 0.008);
  f.dot(a0 - 0.02, top + 0.12, 0.1, 'cloud>near:0.25', 1, 0.022);
  f.fill(
    [
      [a0 - 0.07, top + 0.25],
      [a0 + 0.03, top + 0.25],
      [a0 + 0.015, top + 0.125],
      [a0 - 0.055, top + 0.125],
    ],
    'cloud',
  );
  f.dot(a0 - 0.02, top + 0.25, 0.05, 'soil>near:0.5', 1, 0.012);
}

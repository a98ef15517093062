import { frame } from '../draw/frame.ts';
import type { Stage } from '../draw/stage.ts';

export interface TermitemoundOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
}

/** A termite mound of several spires, red earth, rain runnels down its sides. */
export function termitemound(s: Stage, { x = 0.5, y = 0.88, h = 0.36 }: TermitemoundOptions = {}) {
  const f = frame(s, { x, y, h });
  f.dot(0, 0, 0.95, 'near', 0.3, 0.05);
  const spire = (a: number, w: number, top: number, colour: string) => {
    const p = f.soft([
      [a - w, 0],
      [a - w * 0.78, top * 0.34],
      [a - w * 0.44, top * 0.68],
      [a - w * 0.12, top * 0.97],
      [a + w * 0.06, top],
      [a + w * 0.36, top * 0.74],
      [a + w * 0.7, top * 0.36],
      [a + w, 0],
    ]);
    f.fill(p, colour);
    f.light(p, f.side > 0 ? a + w : a - w, a, 0.65, top / 2);
    f.shade(p, f.side > 0 ? a - w : a + w, a + 0.1 * f.side, 0.6, top / 2);
    for (const k of [-0.45, -0.15, 0.2, 0.5])
      f.line(
        [
          [a + k * w * 0.35, top * (0.82 - 0.3 * Math.abs(k))],
          [a + k * w * 0.8, top * 0.42],
          [a + k * w * 1.3, 0.03],
        ],
        0.008,
        'near',
        0.22,
      );
  };
  spire(-0.4, 0.3, 0.62, 'soil>near:0.2');
  spire(0.42, 0.28, 0.5, 'soil>near:0.16');
  spire(0.02, 0.46, 1, 'soil');
  spire(-0.2, 0.26, 0.42, 'soil>glow:0.12');
  spire(0.28, 0.24, 0.32, 'soil>glow:0.08');
}

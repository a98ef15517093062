import { frame } from '../draw/frame.ts';
import { lerp } from '../draw/numbers.ts';
import type { Colour, Stage } from '../draw/stage.ts';
import { sash } from '../parts/sash.ts';

export interface GardenwallOptions {
  /** Where its door is, and where the wall meets the paving. */
  readonly x?: number;
  readonly y?: number;
  /** A metre, as a fraction of the picture. */
  readonly h?: number;
  readonly door?: Colour;
  readonly paving?: Colour;
}

/** The garden side of a Victorian house: a door with two steps, a sash window beside it, paving to the viewer's feet. */
export function gardenwall(
  s: Stage,
  { x = 0.44, y = 0.66, h = 0.21, door = 'slope>near:0.35', paving = 'rock' }: GardenwallOptions = {},
) {
  const f = frame(s, { x, y, h });
  const { g, W, H } = s;
  const foot = y * H;
  g.fillStyle = s.linear(0, foot, 0, H, [
    [0, s.col(`${paving}>glow:0.3`)],
    [1, s.col(`${paving}>near:0.22`)],
  ]);
  g.fillRect(0, foot, W, H - foot);
  const R = s.rand('paving');
  let top = foot;
  for (let r = 0; r < 8; r++) {
    const next = foot + (H - foot) * ((r + 1) / 8) ** 1.6;
    const scale = lerp(1, 2.3, (top - foot) / (H - foot));
    const wide = W * 0.085 * scale;
    const start = W * 0.5 - Math.ceil((W * 0.6) / wide) * wide - (r % 2 ? wide / 2 : 0);
    for (let a = start; a < W + wide; a += wide) {
      g.fillStyle = `rgba(70,50,40,${0.03 + 0.09 * R()})`;
      const lean = (a + wide / 2 - W / 2) * 0.02;
      g.fill(
        s.poly([
          [a + 2, top + 1.5],
          [a + wide - 2, top + 1.5],
          [a + wide - 2 + lean, next - 1.5],
          [a + 2 + lean, next - 1.5],
        ]),
      );
    }
    top = next;
  }
  // eaves above, and the hard shadow they throw at noon
  f.box(-9, 2.62, 18, 0.42, 'near', 0.3);
  // door with a fanlight, two steps before it
  f.box(-0.62, 0.24, 1.24, 2.3, 'cloud');
  f.box(-0.5, 0.26, 1.0, 2.16, 'cloud>near:0.2');
  f.box(-0.46, 0.28, 0.92, 1.72, door);
  f.box(-0.46, 2.06, 0.92, 0.32, 'near>sky.1:0.45');
  for (const a of [-0.16, 0.14]) f.box(a, 2.06, 0.025, 0.32, 'cloud');
  for (const [a, b, high] of [
    [-0.38, 0.4, 0.62],
    [0.04, 0.4, 0.62],
    [-0.38, 1.14, 0.72],
    [0.04, 1.14, 0.72],
  ] as const) {
    f.box(a, b, 0.34, high, 'near', 0.28);
    f.box(a + 0.025, b, 0.315, high - 0.03, door);
  }
  f.dot(0.38, 1.1, 0.035, 'glow>soil:0.3');
  f.box(-0.72, 0.1, 1.44, 0.14, 'cloud>rock:0.5');
  f.box(-0.86, -0.06, 1.72, 0.17, 'cloud>rock:0.35');
  f.box(-0.86, 0.095, 1.72, 0.02, 'glow', 0.6);
  f.box(-0.72, 0.225, 1.44, 0.02, 'glow', 0.6);
  f.box(-0.86, -0.09, 1.72, 0.04, 'near', 0.25);
  sash(f, 1.35, 0.95, 0.86, 1.48);
}

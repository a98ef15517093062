import { css } from '../draw/colour.ts';
import type { Flag } from '../draw/flag.ts';
import { frame } from '../draw/frame.ts';
import { limb } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface LeadwoodOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
  readonly flip?: Flag;
  readonly color?: Colour;
  /** How much light runs along it. */
  readonly light?: number;
}

/** The upper limbs of a leadwood that died standing, thick and blunt, as they come up past a platform. */
export function leadwood(
  s: Stage,
  { x = 0.85, y = 0.7, h = 0.8, flip = false, color = 'near', light = 0.5 }: LeadwoodOptions = {},
) {
  const f = frame(s, { x, y, h, flip });
  const g = s.g;
  const L = (a: number, b: number, c: number, d: number, e: number, q: number, w0: number, w1: number) => {
    g.fillStyle = css(s.col(color));
    limb(g, ...f.P(a, b), ...f.P(c, d), ...f.P(e, q), w0 * f.k, w1 * f.k);
    if (light) {
      const o = f.side * w0 * 0.4;
      g.strokeStyle = css(s.col('glow'), 0.3 * light);
      g.lineWidth = w1 * f.k * 0.22;
      g.beginPath();
      g.moveTo(...f.P(a + o, b));
      g.quadraticCurveTo(...f.P(c + o * 0.8, d), ...f.P(e + f.side * w1 * 0.36, q));
      g.stroke();
    }
  };
  L(0.02, -0.06, 0.0, 0.2, -0.06, 0.42, 0.15, 0.1);
  L(-0.06, 0.4, -0.12, 0.58, -0.24, 0.74, 0.085, 0.05);
  L(-0.05, 0.38, 0.02, 0.6, 0.12, 0.78, 0.08, 0.042);
  L(0.0, 0.13, -0.14, 0.33, -0.36, 0.4, 0.06, 0.03);
  L(-0.34, 0.395, -0.44, 0.44, -0.47, 0.56, 0.034, 0.012);
  L(-0.35, 0.4, -0.46, 0.38, -0.56, 0.43, 0.024, 0.008);
  L(-0.23, 0.72, -0.28, 0.86, -0.24, 1.02, 0.05, 0.014);
  L(-0.22, 0.71, -0.36, 0.78, -0.44, 0.92, 0.04, 0.011);
  L(-0.39, 0.82, -0.48, 0.82, -0.54, 0.86, 0.018, 0.006);
  L(-0.26, 0.88, -0.18, 0.96, -0.18, 1.06, 0.024, 0.007);
  L(0.11, 0.76, 0.15, 0.9, 0.11, 1.08, 0.042, 0.012);
  L(0.1, 0.74, 0.22, 0.82, 0.32, 0.96, 0.036, 0.012);
  L(0.02, 0.24, 0.16, 0.42, 0.34, 0.52, 0.055, 0.026);
  L(0.33, 0.515, 0.42, 0.56, 0.46, 0.68, 0.028, 0.008);
}

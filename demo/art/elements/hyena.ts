import { css } from '../draw/colour.ts';
import type { Flag } from '../draw/flag.ts';
import { frame } from '../draw/frame.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface HyenaOptions {
  readonly x?: number;
  readonly y?: number;
  /** Its height at the shoulder. */
  readonly h?: number;
  readonly flip?: Flag;
  readonly color?: Colour;
  readonly mane?: Colour;
}

/** A brown hyena with its head down to drink: sloping back, a long mane over it, pale collar. Looks left. */
export function hyena(
  s: Stage,
  { x = 0.5, y = 0.7, h = 0.12, flip = false, color = 'near', mane = 'soil' }: HyenaOptions = {},
) {
  const f = frame(s, { x, y, h, flip });
  const g = s.g;
  const leg = (a: number, k: number) =>
    f.fill(
      f.soft(
        [
          [a - 0.09, 0.66],
          [a - 0.05, 0.32],
          [a - 0.05, 0.05],
          [a - 0.11, 0.0],
          [a + 0.03, 0.0],
          [a + 0.028, 0.32],
          [a + 0.11 * k, 0.66],
        ],
        0.6,
      ),
      color,
    );
  leg(-0.36, 1);
  leg(0.36, 1);
  f.fill(
    f.soft(
      [
        [-0.99, 0.0],
        [-1.0, 0.1],
        [-0.95, 0.18],
        [-0.91, 0.27],
        [-0.87, 0.36],
        [-0.76, 0.48],
        [-0.62, 0.66],
        [-0.4, 0.94],
        [-0.22, 0.98],
        [0.05, 0.86],
        [0.32, 0.7],
        [0.52, 0.6],
        [0.6, 0.5],
        [0.57, 0.42],
        [0.5, 0.4],
        [0.3, 0.48],
        [0.05, 0.56],
        [-0.2, 0.54],
        [-0.4, 0.5],
        [-0.56, 0.34],
        [-0.7, 0.14],
        [-0.82, 0.04],
        [-0.88, -0.02],
        [-0.95, -0.04],
      ],
      0.75,
    ),
    color,
  );
  // Two ears, long and pointed.
  for (const [a, b] of [
    [-0.82, 0.4],
    [-0.73, 0.46],
  ] as const)
    f.fill(
      f.soft(
        [
          [a - 0.05, b - 0.06],
          [a - 0.02, b + 0.12],
          [a + 0.05, b + 0.2],
          [a + 0.09, b + 0.08],
          [a + 0.06, b - 0.04],
        ],
        0.6,
      ),
      color,
    );
  leg(-0.22, 1);
  f.fill(
    f.soft(
      [
        [0.34, 0.6],
        [0.42, 0.36],
        [0.54, 0.24],
        [0.51, 0.05],
        [0.45, 0.0],
        [0.57, 0.0],
        [0.61, 0.22],
        [0.57, 0.38],
        [0.62, 0.55],
      ],
      0.7,
    ),
    color,
  );
  const hair = (a: number, b: number, length: number, lean: number, c: Colour, alpha: number, w: number) => {
    g.strokeStyle = css(s.col(c), alpha);
    g.lineWidth = Math.max(0.8, w * f.k);
    g.lineCap = 'round';
    g.beginPath();
    g.moveTo(...f.P(a, b));
    g.quadraticCurveTo(...f.P(a + lean * 0.5, b - length * 0.35), ...f.P(a + lean, b - length));
    g.stroke();
  };
  const R = s.rand('hyena');
  // The tail, then the mane along neck and back, over the flank.
  for (let i = 0; i < 16; i++)
    hair(0.56 + R() * 0.06, 0.58 - R() * 0.1, 0.28 + R() * 0.16, 0.08 + R() * 0.08, color, 1, 0.022);
  const spine = (t: number): [number, number] =>
    t < 0.35
      ? [-0.74 + (t / 0.35) * 0.4, 0.48 + (t / 0.35) * 0.5]
      : [-0.34 + ((t - 0.35) / 0.65) * 0.9, 0.99 - ((t - 0.35) / 0.65) ** 1.0 * 0.4];
  for (let i = 0; i < 120; i++) {
    const [a, b] = spine(R());
    hair(a, b + R() * 0.015, 0.1 + R() * 0.2, 0.06 + R() * 0.08, color, 0.95, 0.016);
  }
  for (let i = 0; i < 90; i++) {
    const [a, b] = spine(0.06 + 0.86 * R());
    hair(a, b + R() * 0.02, 0.08 + R() * 0.2, 0.05 + R() * 0.08, mane, 0.12 + 0.3 * R(), 0.009);
  }
  // Its pale collar.
  for (let i = 0; i < 40; i++)
    hair(-0.62 + R() * 0.2, 0.5 + R() * 0.24, 0.1 + R() * 0.1, 0.04, `${mane}>cloud:0.35`, 0.3, 0.012);
}

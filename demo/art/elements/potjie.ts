import type { Flag } from '../draw/flag.ts';
import { frame } from '../draw/frame.ts';
import type { Stage } from '../draw/stage.ts';
import { soft } from '../parts/soft.ts';

export interface PotjieOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
  readonly steamy?: Flag;
}

/** Three-legged pots over a small fire, with a hanging kettle. */
export function potjie(s: Stage, { x = 0.5, y = 0.9, h = 0.12, steamy = true }: PotjieOptions = {}) {
  const f = frame(s, { x, y, h });
  if (steamy)
    for (let i = 0; i < 16; i++) {
      const t = i / 16;
      f.dot(0.1 * Math.sin(t * 5) + 0.25 * t, 0.9 + t * 1.5, 0.1 + 0.22 * t, 'cloud', 0.05 * (1 - t));
    }
  for (const a of [-0.32, 0, 0.32])
    f.line(
      [
        [a, 0.2],
        [a * 1.25, 0],
      ],
      0.07,
      'near',
    );
  soft(
    f,
    [
      [-0.5, 0.62],
      [-0.56, 0.42],
      [-0.42, 0.18],
      [0, 0.1],
      [0.42, 0.18],
      [0.56, 0.42],
      [0.5, 0.62],
    ],
    'near',
    1,
    0.9,
  );
  f.box(-0.54, 0.6, 1.08, 0.07, 'near>rock:0.2');
  soft(
    f,
    [
      [-0.46, 0.67],
      [-0.3, 0.76],
      [0, 0.8],
      [0.3, 0.76],
      [0.46, 0.67],
    ],
    'near',
    1,
    0.8,
  );
  f.box(-0.08, 0.79, 0.16, 0.07, 'near');
  f.line(
    [
      [-0.5, 0.64],
      [-0.54, 0.98],
      [0, 1.16],
      [0.54, 0.98],
      [0.5, 0.64],
    ],
    0.025,
    'near',
  );
  f.dot(0.3 * f.side, 0.44, 0.12, 'glow', 0.18, 0.2);
}

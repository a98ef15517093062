import { frame } from '../draw/frame.ts';
import type { Colour, Stage } from '../draw/stage.ts';
import { soft } from '../parts/soft.ts';

export interface ProvisionsOptions {
  readonly kind: 'jar' | 'tart' | 'cheese' | 'flask' | 'shoes';
  readonly x: number;
  readonly y: number;
  readonly h?: number;
  readonly color?: Colour;
}

/** What comes in a basket: a salad in a jar, a tart, a cheese on its board, a flask; and shoes that have been taken off. */
export function provisions(s: Stage, { kind, x, y, h = 0.12, color = 'accent' }: ProvisionsOptions) {
  const f = frame(s, { x, y, h });
  const d = f.side;
  if (kind === 'jar') {
    f.dot(0, 0.02, 0.4, 'near', 0.4, 0.06);
    const glass = f.soft(
      [
        [-0.36, 0.05],
        [-0.38, 0.3],
        [-0.37, 0.7],
        [-0.26, 0.84],
        [0.26, 0.84],
        [0.37, 0.7],
        [0.38, 0.3],
        [0.36, 0.05],
        [0.2, 0],
        [-0.2, 0],
      ],
      0.6,
    );
    f.fill(glass, 'cloud', 0.35);
    s.g.save();
    s.g.clip(glass);
    f.box(-0.4, 0, 0.8, 0.2, '#e0b85c');
    f.box(-0.4, 0.19, 0.8, 0.16, '#b8452c');
    f.box(-0.4, 0.35, 0.8, 0.32, '#6f8a3c');
    for (let i = 0; i < 9; i++) f.dot(-0.36 + i * 0.09, 0.19 + 0.05 * (i % 3), 0.06, '#c9573a');
    for (let i = 0; i < 12; i++)
      f.dot(-0.36 + i * 0.066, 0.42 + 0.09 * ((i * 5) % 4), 0.075, i % 2 ? '#87a04a' : '#556f30', 1, 0.045);
    s.g.restore();
    f.shade(glass, -d * 0.4, d * 0.2, 0.6, 0.4);
    f.box(d > 0 ? 0.2 : -0.28, 0.1, 0.07, 0.56, 'sun', 0.45);
    f.box(-0.3, 0.83, 0.6, 0.13, 'cloud>near:0.4');
    f.box(-0.3, 0.92, 0.6, 0.03, 'sun', 0.5);
    return;
  }
  if (kind === 'flask') {
    f.dot(0, 0.01, 0.22, 'near', 0.4, 0.03);
    const body = f.fill(
      [
        [-0.16, 0],
        [-0.16, 0.68],
        [-0.12, 0.76],
        [0.12, 0.76],
        [0.16, 0.68],
        [0.16, 0],
      ],
      color,
    );
    f.light(body, d * 0.18, -d * 0.06, 0.85, 0.4);
    f.shade(body, -d * 0.16, d * 0.06, 0.75, 0.4);
    f.box(-0.16, 0.02, 0.32, 0.05, 'cloud>near:0.4');
    const cup = f.fill(
      [
        [-0.135, 0.75],
        [-0.115, 1],
        [0.115, 1],
        [0.135, 0.75],
      ],
      'cloud>near:0.22',
    );
    f.light(cup, d * 0.14, -d * 0.05, 0.6, 0.9);
    f.shade(cup, -d * 0.14, d * 0.05, 0.7, 0.9);
    f.box(d > 0 ? 0.07 : -0.1, 0.08, 0.03, 0.58, 'sun', 0.55);
    f.box(-0.135, 0.745, 0.27, 0.02, 'near', 0.5);
    return;
  }
  if (kind === 'tart') {
    f.dot(0.02, 0.02, 1.08, 'near', 0.45, 0.24);
    f.dot(0, 0.14, 1.04, 'cloud>near:0.2', 1, 0.28);
    f.dot(0, 0.17, 1.0, 'cloud', 1, 0.26);
    for (let i = 0; i < 40; i++) {
      const t = (i / 40) * Math.PI * 2;
      f.dot(Math.cos(t) * 0.86, 0.27 + Math.sin(t) * 0.23, 0.075, i % 2 ? '#c58a44' : '#dba75c', 1, 0.07);
    }
    f.dot(0, 0.28, 0.84, '#d39a50', 1, 0.225);
    f.dot(0, 0.27, 0.74, color, 1, 0.185);
    f.dot(-d * 0.2, 0.25, 0.5, 'near', 0.14, 0.12);
    // A name in pastry, as a hand would pipe it: not to be read from here.
    const word: [number, number][] = [];
    for (let i = 0; i <= 44; i++) {
      const t = i / 44;
      word.push([
        -0.5 + t + 0.05 * Math.sin(t * 34),
        0.265 + (0.055 + 0.03 * Math.sin(t * 9)) * Math.cos(t * 34),
      ]);
    }
    f.line(word, 0.05, '#e9bf7a');
    f.line(word, 0.016, 'sun', 0.5);
    return;
  }
  if (kind === 'cheese') {
    f.dot(0, 0, 1.1, 'near', 0.4, 0.14);
    f.fill(
      [
        [-1.1, 0.02],
        [-0.9, 0.22],
        [1.0, 0.22],
        [1.16, 0.02],
        [1.16, -0.06],
        [-1.1, -0.06],
      ],
      'soil>glow:0.18',
    );
    f.box(-1.1, -0.06, 2.26, 0.07, 'soil>near:0.3');
    f.fill(
      [
        [-0.7, 0.1],
        [0.3, 0.06],
        [0.62, 0.16],
        [0.62, 0.66],
        [0.3, 0.6],
        [-0.7, 0.44],
      ],
      '#e8c877',
    );
    const side = f.fill(
      [
        [0.3, 0.06],
        [0.62, 0.16],
        [0.62, 0.66],
        [0.3, 0.6],
      ],
      '#b98a4a',
    );
    const top = f.fill(
      [
        [-0.7, 0.44],
        [0.3, 0.6],
        [0.62, 0.66],
        [0.0, 0.68],
      ],
      '#f4dea0',
    );
    f.light(d > 0 ? side : top, d, -d, 0.4, 0.5);
    for (const [a, b, r] of [
      [-0.1, 0.28, 0.06],
      [0.12, 0.42, 0.045],
      [-0.36, 0.26, 0.04],
      [0.14, 0.2, 0.035],
    ] as const)
      f.dot(a, b, r, '#b98a4a');
    return;
  }
  // shoes
  for (const [a, b] of [
    [0.34, 0.12],
    [-0.3, 0],
  ] as const) {
    f.dot(a + 0.1, b + 0.02, 0.75, 'near', 0.45, 0.07);
    const upper = f.soft(
      [
        [a - 0.5, b + 0.1],
        [a - 0.52, b + 0.5],
        [a - 0.46, b + 0.82],
        [a - 0.1, b + 0.8],
        [a - 0.02, b + 0.56],
        [a + 0.28, b + 0.42],
        [a + 0.66, b + 0.32],
        [a + 0.76, b + 0.1],
      ],
      0.6,
    );
    f.fill(upper, color);
    f.light(upper, d * 0.8, -d * 0.3, 0.5, b + 0.4);
    f.shade(upper, -d * 0.6, d * 0.4, 0.6, b + 0.4);
    soft(
      f,
      [
        [a - 0.45, b + 0.81],
        [a - 0.28, b + 0.87],
        [a - 0.1, b + 0.8],
        [a - 0.28, b + 0.76],
      ],
      'near',
    );
    f.box(a - 0.54, b, 1.32, 0.12, 'near>soil:0.3');
    for (const k of [0, 1, 2])
      f.line(
        [
          [a - 0.1 + k * 0.12, b + 0.66 - k * 0.09],
          [a + 0.06 + k * 0.12, b + 0.62 - k * 0.08],
        ],
        0.035,
        'cloud',
        0.8,
      );
  }
}

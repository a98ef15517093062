import { type FrameOptions, frame } from '../draw/frame.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface StarmapOptions extends FrameOptions {
  readonly paper?: Colour;
  readonly wood?: Colour;
}

/** A star map in a frame: the sky as a disc, its rings and hours, the Southern Cross and its pointers joined by lines. */
export function starmap(
  s: Stage,
  { paper = '#1c2c4c', wood = 'soil>near:0.45', ...place }: StarmapOptions = {},
) {
  const f = frame(s, { x: 0.2, y: 0.5, h: 0.3, ...place });
  f.box(-0.47, 0.02, 1, 1, 'near', 0.25);
  f.box(-0.5, 0.04, 1, 1, wood);
  f.box(-0.45, 0.09, 0.9, 0.9, 'cloud>soil:0.22');
  f.dot(0, 0.54, 0.4, paper);
  f.g.save();
  f.g.clip(
    f.path(
      Array.from({ length: 48 }, (_, i) => [
        0.4 * Math.cos((i / 24) * Math.PI),
        0.54 + 0.4 * Math.sin((i / 24) * Math.PI),
      ]),
    ),
  );
  for (let i = -8; i <= 8; i++) f.dot(i * 0.05 + 0.02, 0.54 + i * 0.034, 0.085, 'cloud', 0.07);
  f.g.restore();
  const circle = (r: number, width: number, alpha: number) =>
    f.line(
      Array.from(
        { length: 61 },
        (_, i) => [r * Math.cos((i / 30) * Math.PI), 0.54 + r * Math.sin((i / 30) * Math.PI)] as const,
      ),
      width,
      'cloud',
      alpha,
    );
  circle(0.385, 0.006, 0.8);
  circle(0.26, 0.004, 0.4);
  circle(0.13, 0.004, 0.4);
  for (let i = 0; i < 12; i++) {
    const t = (i / 12) * Math.PI * 2;
    f.line(
      [
        [0.13 * Math.cos(t), 0.54 + 0.13 * Math.sin(t)],
        [0.385 * Math.cos(t), 0.54 + 0.385 * Math.sin(t)],
      ],
      0.003,
      'cloud',
      0.3,
    );
  }
  const R = s.rand('starmap');
  for (let i = 0; i < 90; i++) {
    const t = R() * 6.283;
    const r = 0.38 * Math.sqrt(R());
    f.dot(r * Math.cos(t), 0.54 + r * Math.sin(t), 0.0025 + 0.005 * R() ** 3, 'sun');
  }
  const lines: (readonly (readonly [number, number])[])[] = [
    [
      [0.02, 0.8],
      [0.05, 0.66],
    ],
    [
      [-0.03, 0.72],
      [0.09, 0.74],
    ],
    [
      [-0.12, 0.68],
      [-0.19, 0.66],
    ],
    [
      [0.12, 0.42],
      [0.18, 0.36],
      [0.26, 0.36],
      [0.29, 0.44],
      [0.24, 0.5],
    ],
    [
      [-0.28, 0.5],
      [-0.2, 0.42],
      [-0.22, 0.3],
      [-0.1, 0.26],
    ],
  ];
  for (const l of lines) {
    f.line(l, 0.005, 'glow', 0.75);
    for (const [a, b] of l) f.dot(a, b, 0.011, 'sun');
  }
}

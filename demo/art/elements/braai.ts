import { css, mix } from '../draw/colour.ts';
import { frame } from '../draw/frame.ts';
import { lerp } from '../draw/numbers.ts';
import type { Colour, Stage } from '../draw/stage.ts';
import { stonewall } from '../parts/stonewall.ts';

export interface BraaiOptions {
  readonly x?: number;
  readonly y?: number;
  /** How high the hearth is, from its foot to what lies on the grid. */
  readonly h?: number;
  /** Half its width, in heights. */
  readonly w?: number;
  readonly stone?: Colour;
}

/** A stone hearth seen from in front: a bed of coals, an iron grid over it, and cabbages and mealies on the grid. */
export function braai(
  s: Stage,
  { x = 0.55, y = 1, h = 0.45, w = 1.2, stone = 'rock>near:0.35' }: BraaiOptions = {},
) {
  const f = frame(s, { x, y, h });
  const R = s.rand('braai');
  const wall = stonewall(f, -w - 0.16, -0.1, 2 * w + 0.32, 0.62, { c: stone, rows: 4, tag: 'braai' });
  s.grain(
    wall,
    f.grad(0, 0.52, 0, 0, [
      [0, 'glow', 0.5],
      [0.4, 'glow', 0.1],
      [1, 'near', 0.6],
    ]),
  );
  f.box(-w - 0.2, 0.47, 2 * w + 0.4, 0.075, `${stone}>glow:0.2`);
  f.box(-w - 0.2, 0.465, 2 * w + 0.4, 0.018, 'near', 0.45);
  const back = stonewall(f, -w * 0.95, 0.66, 1.9 * w, 0.11, {
    c: `${stone}>near:0.45`,
    rows: 1,
    tag: 'back',
  });
  s.grain(
    back,
    f.grad(0, 0.66, 0, 0.78, [
      [0, '#ff8a3a', 0.8],
      [1, '#ff8a3a', 0.1],
    ]),
  );
  const bed = f.fill(
    [
      [-w, 0.54],
      [w, 0.54],
      [w * 0.93, 0.72],
      [-w * 0.93, 0.72],
    ],
    f.grad(0, 0.54, 0, 0.72, [
      [0, s.col('near')],
      [1, s.col('#7a2414')],
    ]),
  );
  f.g.save();
  f.g.clip(bed);
  for (let i = 0; i < 420; i++) {
    const t = R();
    const b = lerp(0.72, 0.53, t);
    const a = lerp(-w, w, R());
    const hot = R() * (1 - 0.45 * Math.abs(a / w));
    const c =
      hot > 0.62
        ? mix(s.col('#ffd27a'), s.col('#ff8a34'), R())
        : hot > 0.34
          ? mix(s.col('#e2511f'), s.col('#8a2412'), R())
          : mix(s.col('near'), s.col('#8d8078'), R() * 0.7);
    const r = lerp(0.014, 0.03, t) * (0.6 + 0.7 * R());
    f.fill(
      f.soft(
        [
          [a - r, b],
          [a - r * 0.4, b + r * 0.6],
          [a + r * 0.7, b + r * 0.5],
          [a + r, b - r * 0.1],
          [a, b - r * 0.5],
        ],
        0.5,
      ),
      c,
    );
  }
  f.g.restore();
  f.glow(0, 0.64, 1.7, 0.55, '#ff8a3a');
  const iron = 'near';
  for (const d of [-1, 1]) f.box(d * w * 0.97 - 0.02, 0.54, 0.04, 0.36, iron);
  const G = (t: number, v: number): [number, number] => [
    lerp(-w * 0.98, w * 0.98, t) * lerp(1, 0.9, v),
    lerp(0.82, 1.0, v),
  ];
  for (let i = 0; i <= 44; i++) f.line([G(i / 44, 0), G(i / 44, 1)], 0.009, iron);
  f.line([G(0, 1), G(1, 1)], 0.018, iron);

  const cabbage = (a: number, b: number, r: number, turn: number) => {
    f.dot(a, b - r * 0.06, r * 1.05, iron, 0.55, r * 0.16);
    const p = f.fill(
      f.soft(
        [
          [a - r, b + r * 0.08],
          [a - r * 0.94, b + r * 0.52],
          [a - r * 0.55, b + r * 0.98],
          [a + r * 0.08, b + r * 1.12],
          [a + r * 0.62, b + r * 0.94],
          [a + r * 0.97, b + r * 0.46],
          [a + r, b + r * 0.06],
          [a + r * 0.5, b - r * 0.04],
          [a - r * 0.5, b - r * 0.04],
        ],
        0.9,
      ),
      f.grad(a, b + r * 1.1, a, b, [
        [0, s.col('#9fb36a')],
        [0.6, s.col('#c9cf8f')],
        [1, s.col('#6b4a22')],
      ]),
    );
    f.g.save();
    f.g.clip(p);
    for (let i = 0; i < 8; i++) {
      const k = 0.94 - i * 0.115;
      f.line(
        Array.from({ length: 13 }, (_, j) => {
          const t = Math.PI * (j / 12);
          const wob = 1 + 0.05 * Math.sin(j * 2.1 + i * 1.7 + turn);
          return [a - r * k * wob * Math.cos(t), b + r * 0.02 + r * (k * 1.1) * wob * Math.sin(t)] as const;
        }),
        r * 0.045,
        i % 2 ? '#7f9450' : '#edf0c8',
        0.85,
      );
    }
    f.fill(
      f.soft(
        [
          [a - r * 0.12, b],
          [a - r * 0.05, b + r * 0.5],
          [a + r * 0.03, b + r * 0.55],
          [a + r * 0.12, b],
        ],
        0.7,
      ),
      '#dfe3b4',
    );
    // Charred where it lay on the iron.
    f.fill(
      p,
      f.grad(a, b + r * 0.34, a, b - r * 0.05, [
        [0, '#3a2010', 0],
        [1, '#2a1409', 0.9],
      ]),
    );
    for (let i = 0; i < 5; i++)
      f.dot(a + r * (R() - 0.5) * 1.5, b + r * (0.75 + 0.3 * R()), r * 0.06, '#4a2c14', 0.6, r * 0.03);
    f.g.restore();
    f.light(p, a + f.side * r, a - f.side * r * 0.2, 0.75, b + r * 0.6);
    f.shade(p, a - f.side * r, a + f.side * r * 0.1, 0.5, b + r * 0.4);
  };
  const mealie = (a: number, b: number, l: number, tilt: number) => {
    const p = (t: number, v: number): [number, number] => [
      a + (t - 0.5) * l,
      b + 0.055 + tilt * (t - 0.5) + v * 0.052 * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.86)) ** 0.5,
    ];
    f.dot(a, b - 0.004, l * 0.55, iron, 0.5, 0.02);
    for (const [k, c] of [
      [0.1, '#a8ad62'],
      [-0.02, '#c2c07a'],
      [-0.1, '#868c48'],
    ] as const)
      f.fill(
        f.soft(
          [
            p(0.14, 0.6),
            [a - l * 0.62, b + 0.06 + k * 0.6 - tilt * 0.5],
            [a - l * 0.8, b + 0.05 + k - tilt * 0.6],
            p(0.14, -0.6),
          ],
          0.7,
        ),
        c,
      );
    const cob = f.fill(
      f.soft(
        [0, 0.08, 0.4, 0.8, 0.97, 1].map((t) => p(t, 1)).concat([0.97, 0.8, 0.4, 0.08].map((t) => p(t, -1))),
        0.7,
      ),
      f.grad(a, b + 0.11, a, b, [
        [0, s.col('#f6d774')],
        [1, s.col('#a8681f')],
      ]),
    );
    f.g.save();
    f.g.clip(cob);
    for (let i = 0; i < 22; i++)
      for (let j = -3; j <= 3; j++) {
        const [u, v] = p(i / 21, j / 3.4);
        const dark = R() < 0.07;
        f.dot(u + (j % 2) * 0.006, v, 0.0085, dark ? '#4a2410' : '#ffe9a0', dark ? 0.9 : 0.5, 0.007);
      }
    f.g.restore();
  };
  mealie(-w * 0.57, 0.93, 0.4, 0.03);
  mealie(w * 0.68, 0.95, 0.4, -0.02);
  cabbage(-w * 0.16, 0.93, 0.23, 0);
  cabbage(w * 0.28, 0.94, 0.21, 2);
  mealie(-w * 0.6, 0.86, 0.42, -0.02);
  cabbage(w * 0.06, 0.86, 0.22, 4);
  mealie(w * 0.66, 0.865, 0.44, 0.025);
  f.line([G(0, 0), G(1, 0)], 0.022, iron);
  for (let i = 0; i < 26; i++) {
    const t = i / 26;
    const [px, py] = f.P(0.12 * Math.sin(t * 6 + 1) + 0.3 * t, 1.12 + t * 0.9);
    const r = f.k * (0.06 + 0.2 * t);
    const gr = s.g.createRadialGradient(px, py, 0, px, py, r);
    gr.addColorStop(0, css(s.col('cloud>glow:0.3'), 0.1 * (1 - t)));
    gr.addColorStop(1, css(s.col('cloud'), 0));
    s.g.fillStyle = gr;
    s.g.fillRect(px - r, py - r, 2 * r, 2 * r);
  }
}

import { css } from '../draw/colour.ts';
import { lerp } from '../draw/numbers.ts';
import type { Point } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface DeckOptions {
  readonly y?: number;
  readonly color?: Colour;
  readonly chairs?: readonly (readonly [number, number, number?])[];
  readonly sling?: Colour;
  readonly pool?: readonly [number, number, number] | null;
}

/** Deck with two sling chairs, rail-less, for villa and lodge views. */
export function deck(
  s: Stage,
  {
    y = 0.84,
    color = 'near',
    chairs = [
      [0.3, 1],
      [0.42, 1],
    ],
    sling = 'accent',
    pool = null,
  }: DeckOptions = {},
) {
  const { g, W, H } = s;
  const yy = y * H;
  if (pool) {
    const [a, b, py] = pool;
    g.fillStyle = s.linear(0, py * H, 0, yy, [
      [0, 'sky.3'],
      [0.4, s.col('sky.1')],
      [1, s.col('sky.0')],
    ]);
    g.fillRect(a * W, py * H, (b - a) * W, (y - py) * H);
    g.fillStyle = css(s.col('sun'), 0.5);
    const R = s.rand('pool');
    for (let i = 0; i < 40; i++)
      g.fillRect((a + (b - a) * R()) * W, lerp(py, y, R()) * H, W * 0.02 * R(), H * 0.0016);
    g.fillStyle = css(s.col('near>glow:0.3'));
    g.fillRect(a * W, py * H - H * 0.005, (b - a) * W, H * 0.006);
  }
  g.fillStyle = s.linear(0, yy, 0, H, [
    [0, s.col(`${color}>glow:0.30`)],
    [0.2, s.col(`${color}>glow:0.12`)],
    [1, color],
  ]);
  g.fillRect(0, yy, W, H);
  for (let i = 1; i < 12; i++) {
    const v = lerp(y, 1, (i / 12) ** 1.6);
    g.fillStyle = css(s.col(color), 0.7);
    g.fillRect(0, v * H, W, H * 0.0024 * (1 + i / 8));
  }
  s.grain(
    s.poly([
      [0, yy],
      [W, yy],
      [W, H],
      [0, H],
    ]),
    s.radial(s.sun.x, yy, 0, W * 0.4, [
      [0, 'glow', 0.5],
      [1, 'glow', 0],
    ]),
  );
  for (const [cx, d, k = 0.16] of chairs) {
    const q = k * H;
    const bx = cx * W;
    const by = yy + H * 0.05;
    const P = (a: number, b: number): Point => [bx + a * d * q, by - b * q];
    g.strokeStyle = css(s.col(color));
    g.lineWidth = q * 0.035;
    g.lineCap = 'round';
    const ln = (a: number, b: number, c2: number, e: number) => {
      g.beginPath();
      g.moveTo(...P(a, b));
      g.lineTo(...P(c2, e));
      g.stroke();
    };
    ln(-0.62, 1.0, 0.42, 0.0);
    ln(-0.42, 0.0, 0.52, 0.46);
    ln(-0.3, 0.4, 0.44, 0.42);
    g.fillStyle = css(s.col(sling));
    g.fill(
      s.poly([
        P(-0.6, 0.99),
        P(-0.52, 1.01),
        P(-0.22, 0.42),
        P(0.02, 0.24),
        P(0.5, 0.48),
        P(0.53, 0.42),
        P(0.04, 0.15),
        P(-0.28, 0.32),
      ]),
    );
  }
}

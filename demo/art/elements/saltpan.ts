import { css } from '../draw/colour.ts';
import { item, lerp } from '../draw/numbers.ts';
import { rng } from '../draw/random.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface SaltpanOptions {
  readonly y?: number;
  readonly cell?: number;
  readonly color?: Colour;
  readonly edge?: Colour;
}

/** Salt pan: polygons of cracked crust running to the horizon. */
export function saltpan(
  s: Stage,
  { y = 0.66, cell = 0.085, color = 'cloud>haze:0.4', edge = 'near' }: SaltpanOptions = {},
) {
  const { g, W, H } = s;
  const R = s.rand('pan');
  const p = s.poly([
    [0, y * H],
    [W, y * H],
    [W, H],
    [0, H],
  ]);
  g.fillStyle = s.linear(0, y * H, 0, H, [
    [0, s.col('haze')],
    [0.25, s.col(color)],
    [1, s.col(`${color}>near:0.42`)],
  ]);
  g.fill(p);
  s.grain(
    p,
    s.radial(s.sun.x, y * H, 0, W * 0.5, [
      [0, 'glow', 0.7],
      [1, 'glow', 0],
    ]),
  );
  const at = (i: number, j: number) => {
    const r = rng((i * 7919 + j * 104729) ^ s.seed);
    const d = ((j + 0.7 * r()) / 30) ** 2.1;
    const X = (i + 0.75 * r() + (j % 2) * 0.5) * cell - 1.2;
    return [(0.5 + X * lerp(0.12, 1.5, d)) * W, (y + (1.02 - y) * d) * H, d];
  };
  g.lineCap = 'round';
  for (let j = 1; j < 30; j++)
    for (let i = 0; i < 30; i++) {
      const a = at(i, j);
      if (item(a, 0) < -80 || item(a, 0) > W + 80) continue;
      for (const b of [at(i + 1, j), (i + j) % 2 ? at(i, j + 1) : at(i + 1, j + 1)]) {
        const mx = (item(a, 0) + item(b, 0)) / 2 + (R() - 0.5) * 20 * item(a, 2);
        const my = (item(a, 1) + item(b, 1)) / 2 + (R() - 0.5) * 8 * item(a, 2);
        g.strokeStyle = css(s.col('cloud'), 0.5 * Math.min(1, item(a, 2) * 3 + 0.1));
        g.lineWidth = H * 0.0042 * (0.2 + item(a, 2));
        g.beginPath();
        g.moveTo(item(a, 0), item(a, 1) - H * 0.003 * item(a, 2));
        g.quadraticCurveTo(mx, my - H * 0.003 * item(a, 2), item(b, 0), item(b, 1) - H * 0.003 * item(a, 2));
        g.stroke();
        g.strokeStyle = css(s.col(edge), 0.42 * Math.min(1, item(a, 2) * 3 + 0.08));
        g.lineWidth = H * 0.0026 * (0.2 + item(a, 2));
        g.beginPath();
        g.moveTo(item(a, 0), item(a, 1));
        g.quadraticCurveTo(mx, my, item(b, 0), item(b, 1));
        g.stroke();
      }
    }
}

import { css } from '../draw/colour.ts';
import { fbm } from '../draw/noise.ts';
import { lerp } from '../draw/numbers.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface TabletopOptions {
  readonly y?: number;
  readonly color?: Colour;
  readonly light?: number;
}

export function tabletop(s: Stage, { y = 0.78, color = 'soil', light = 0.6 }: TabletopOptions = {}) {
  const { g, W, H } = s;
  g.fillStyle = s.linear(0, y * H, 0, H, [
    [0, s.col(`${color}>glow:0.25`)],
    [0.08, color],
    [1, s.col(`${color}>near:0.6`)],
  ]);
  g.fillRect(0, y * H, W, H);
  const R = s.rand('wood');
  const n = s.noise('wood');
  for (let i = 0; i < 46; i++) {
    const v = lerp(y + 0.012, 1, (i / 46) ** 1.2);
    g.strokeStyle = css(s.col('near'), 0.05 + 0.14 * R());
    g.lineWidth = H * 0.0012 * (1 + 2 * R());
    g.beginPath();
    for (let u = 0; u <= 1; u += 0.02) g.lineTo(u * W, H * (v + 0.004 * fbm(n, u * 4 + i, 3)));
    g.stroke();
  }
  s.grain(
    s.poly([
      [0, y * H],
      [W, y * H],
      [W, H],
      [0, H],
    ]),
    s.radial(s.sun.x, y * H, 0, W * 0.5, [
      [0, 'glow', 0.6 * light],
      [1, 'glow', 0],
    ]),
  );
}

import { css } from '../draw/colour.ts';
import { lerp } from '../draw/numbers.ts';
import type { Point } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';
import { water } from './water.ts';

export interface MirrorpoolOptions {
  /** Its far edge and its near one: from, to, and how far down the picture. */
  readonly far?: readonly [number, number, number];
  readonly near?: readonly [number, number, number];
  /** Gives back what is behind it, or lets the sun down to the bottom. */
  readonly kind?: 'still' | 'sunny';
  readonly deep?: Colour;
  readonly shallow?: Colour;
  readonly rim?: Colour;
  /** How broad its coping is at its near edge. */
  readonly coping?: number;
  readonly tint?: number;
}

/** A pool let into a floor, seen from its end: a stone rim, its inner wall, and still water or sunlit ripples. */
export function mirrorpool(
  s: Stage,
  {
    far = [0.35, 0.65, 0.66],
    near = [0.2, 0.8, 0.95],
    kind = 'still',
    deep = 'sky.0',
    shallow = 'sky.3',
    rim = 'rock>cloud:0.2',
    coping = 0.03,
    tint = 0.3,
  }: MirrorpoolOptions = {},
) {
  const { g, W, H } = s;
  const P = (u: number, v: number): Point => {
    // v: 0 at the far edge, 1 at the near one; u across.
    const y = lerp(far[2], near[2], v);
    return [lerp(lerp(far[0], far[1], u), lerp(near[0], near[1], u), v) * W, y * H];
  };
  const e = coping;
  const k = (far[1] - far[0]) / (near[1] - near[0]);
  g.fillStyle = s.linear(0, far[2] * H, 0, near[2] * H, [
    [0, s.col(`${rim}>glow:0.2`)],
    [1, s.col(`${rim}>near:0.25`)],
  ]);
  g.fill(
    s.poly([
      [(far[0] - e * k) * W, (far[2] - e * 0.45 * k) * H],
      [(far[1] + e * k) * W, (far[2] - e * 0.45 * k) * H],
      [(near[1] + e) * W, (near[2] + e * 0.9) * H],
      [(near[0] - e) * W, (near[2] + e * 0.9) * H],
    ]),
  );
  g.fillStyle = css(s.col(`${rim}>near:0.5`));
  g.fillRect((near[0] - e) * W, (near[2] + e * 0.9) * H, (near[1] - near[0] + 2 * e) * W, H * 0.008);
  const shape = s.poly([P(0, 0), P(1, 0), P(1, 1), P(0, 1)]);
  if (kind === 'still') {
    water(s, {
      y: far[2],
      to: near[2],
      path: shape,
      tint,
      deep,
      shallow,
      ripple: 0.45,
      glitter: 0,
      squash: 1.15,
      tag: `pool${far[0]}`,
    });
  } else {
    g.save();
    g.clip(shape);
    g.fillStyle = s.linear(0, far[2] * H, 0, near[2] * H, [
      [0, s.col(shallow)],
      [0.5, s.col(`${shallow}>${deep}:0.55`)],
      [1, s.col(deep)],
    ]);
    g.fill(shape);
    const n = s.noise(`caustic${far[0]}`);
    g.lineJoin = 'round';
    for (let i = 0; i < 26; i++) {
      const v0 = (i / 26) ** 1.5;
      g.strokeStyle = css(s.col('sun'), lerp(0.16, 0.34, v0));
      g.lineWidth = H * lerp(0.0007, 0.004, v0);
      for (const d of [-1, 1]) {
        g.beginPath();
        for (let j = 0; j <= 70; j++) {
          const u = j / 70;
          const wave =
            Math.sin(u * 30 + i * 1.9 + 3 * n(u * 4 + i)) * d * 0.62 + 0.5 * n(u * 9 + i * 3.3 + d);
          const v = v0 + (wave * lerp(0.018, 0.075, v0)) / 1.6;
          g.lineTo(...P(u, v));
        }
        g.stroke();
      }
    }
    g.restore();
  }
  g.save();
  g.clip(shape);
  // Its far wall, and the shadow of the side the light comes from.
  g.fillStyle = css(s.col(`${rim}>${deep}:0.4`));
  g.fillRect(0, far[2] * H, W, H * 0.012 * k);
  g.fillStyle = css(s.col('near'), 0.14);
  const d = s.sun.u > (near[0] + near[1]) / 2 ? 1 : 0;
  g.fill(s.poly([P(d, 0), P(d, 1), P(d ? 0.91 : 0.09, 1), P(d ? 0.95 : 0.05, 0)]));
  g.restore();
  g.strokeStyle = css(s.col(`${rim}>glow:0.35`));
  g.lineWidth = H * 0.0025;
  g.stroke(shape);
}

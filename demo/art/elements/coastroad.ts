import { css, mix, tone } from '../draw/colour.ts';
import { along, type Wide } from '../draw/curve.ts';
import { fbm } from '../draw/noise.ts';
import { item, lerp } from '../draw/numbers.ts';
import type { Point } from '../draw/shapes.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface CoastroadOptions {
  readonly top?: readonly Point[];
  readonly road?: readonly Wide[];
  readonly color?: Colour;
  readonly car?: number;
}

export function coastroad(
  s: Stage,
  {
    top = [
      [0.36, 0.66],
      [0.415, 0.615],
      [0.445, 0.53],
      [0.49, 0.505],
      [0.515, 0.425],
      [0.555, 0.39],
      [0.585, 0.3],
      [0.645, 0.265],
      [0.68, 0.185],
      [0.77, 0.15],
      [0.81, 0.075],
      [1.05, 0.0],
    ],
    road = [
      [1.06, 0.99, 0.11],
      [0.86, 0.845, 0.062],
      [0.72, 0.765, 0.038],
      [0.63, 0.722, 0.024],
      [0.545, 0.69, 0.0155],
      [0.49, 0.668, 0.01],
      [0.452, 0.652, 0.006],
    ],
    color = 'rock',
    car = 0.36,
  }: CoastroadOptions = {},
) {
  const { g, W, H } = s;
  const n = s.noise('cr');
  const n2 = s.noise('cr2');
  const R = s.rand('cr');
  const in1 = (A: readonly Point[], u: number) => {
    for (let i = 1; i < A.length; i++) {
      const a = item(A, i - 1);
      const b = item(A, i);
      if ((u >= a[0] && u <= b[0]) || (u <= a[0] && u >= b[0]))
        return lerp(a[1], b[1], (u - a[0]) / (b[0] - a[0]));
    }
    return item(A, A.length - 1)[1];
  };
  const sky: Point[] = [];
  for (let u = 0.36; u <= 1.03; u += 0.002)
    sky.push([u * W, H * (in1(top, u) + 0.014 * fbm(n, u * 22, 5) + 0.006 * fbm(n2, u * 90, 3))]);
  const N = 90;
  const at = (t: number) => along(road, t);
  const up: Point[] = [];
  const lo: Point[] = [];
  for (let i = 0; i <= N; i++) {
    const [u, v, w] = at(i / N);
    up.push([u * W, (v - w * 0.3) * H]);
    lo.push([(u - w * 0.55) * W, (v + w * 0.34) * H]);
  }
  // sea cliff below the road
  const foot: Point[] = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    foot.push([W * (lerp(0.36, 0.6, t ** 1.2) + 0.012 * fbm(n, t * 14, 4)), H * lerp(0.662, 1.03, t ** 0.9)]);
  }
  const c = s.col(color);
  const dk = mix(c, s.col('near'), 0.55);
  const lower = s.poly([...foot, [W + 9, H + 9], ...lo]);
  g.fillStyle = s.linear(0, H * 0.66, 0, H, [
    [0, mix(c, s.col('haze'), 0.4)],
    [0.4, mix(c, s.col('near'), 0.25)],
    [1, dk],
  ]);
  g.fill(lower);
  const upper = s.poly([...sky, [W + 9, H], ...up]);
  g.fillStyle = s.linear(W * 0.4, 0, W, 0, [
    [0, mix(c, s.col('haze'), 0.45)],
    [0.5, c],
    [1, mix(c, s.col('near'), 0.25)],
  ]);
  g.fill(upper);
  for (const [p, k] of [
    [upper, 1],
    [lower, 0.8],
  ] as const) {
    g.save();
    g.clip(p);
    for (let i = 0; i < 300; i++) {
      const u = lerp(0.38, 1.02, R());
      const v = R();
      const L = H * (0.02 + 0.1 * R()) * (u - 0.2);
      const w = W * (0.002 + 0.012 * R()) * (u - 0.2) * 1.5;
      g.fillStyle = s.linear(0, v * H, 0, v * H + L, [
        [0, R() < 0.5 ? dk : tone(c, 0.09), 0.8 * k],
        [1, c, 0],
      ]);
      g.beginPath();
      g.moveTo(u * W, v * H);
      g.lineTo(u * W + w, v * H + L * 0.2);
      g.lineTo(u * W + w * 0.5, v * H + L);
      g.lineTo(u * W - w * 0.6, v * H + L * 0.8);
      g.fill();
    }
    for (let i = 0; i < 14; i++) {
      const o = i * 0.05;
      g.strokeStyle = css(i % 2 ? dk : tone(c, 0.1), 0.5);
      g.lineWidth = H * 0.003;
      g.beginPath();
      let on = 0;
      for (let u = 0.38; u <= 1.02; u += 0.006) {
        const y = H * (in1(top, u) + 0.03 + o + 0.02 * (u - 0.4) + 0.012 * fbm(n2, u * 18 + i, 3));
        if (fbm(n, u * 14 + i * 3, 2) < -0.05) {
          on = 0;
          continue;
        }
        on++ ? g.lineTo(u * W, y) : g.moveTo(u * W, y);
      }
      g.stroke();
    }
    for (let i = 0; i < 330; i++) {
      const u = lerp(0.4, 1.02, R());
      const v = in1(top, u) + R() ** 1.5 * 0.6;
      const r = H * (0.0016 + 0.008 * R()) * (u - 0.25);
      g.fillStyle = css(mix(s.col('slope'), s.col('near'), 0.15 + 0.45 * R()), 0.75);
      g.beginPath();
      g.ellipse(u * W, v * H, r * 1.5, r * 0.8, 0, 0, 7);
      g.fill();
    }
    g.restore();
    s.grain(
      p,
      s.linear(W * 0.36, 0, W * 0.9, 0, [
        [0, 'glow', 0.55],
        [0.5, 'glow', 0.1],
        [1, 'near', 0.25],
      ]),
    );
  }
  const band = s.poly([...up, ...[...lo].reverse()]);
  g.fillStyle = s.linear(0, H * 0.65, 0, H, [
    [0, mix(s.col('rock'), s.col('haze'), 0.5)],
    [1, s.col('near>rock:0.35')],
  ]);
  g.fill(band);
  g.strokeStyle = css(s.col('cloud'), 0.8);
  for (let i = 4; i < N; i += 3) {
    const [u, v, w] = at(i / N);
    const [u2, v2] = at((i + 1.4) / N);
    g.lineWidth = Math.max(0.6, w * H * 0.045);
    g.beginPath();
    g.moveTo((u - w * 0.26) * W, v * H);
    g.lineTo((u2 - w * 0.26) * W, v2 * H);
    g.stroke();
  }
  const wall = lo.map(([x, y], i): Point => [x, y - at(i / N)[2] * H * 0.26]);
  const wp = s.poly([...wall, ...[...lo].reverse()]);
  g.fillStyle = s.linear(0, H * 0.65, 0, H, [
    [0, mix(c, s.col('cloud'), 0.5)],
    [1, mix(c, s.col('near'), 0.35)],
  ]);
  g.fill(wp);
  g.strokeStyle = css(s.col('glow'), 0.8);
  for (let i = 1; i <= N; i++) {
    g.lineWidth = Math.max(0.7, at(i / N)[2] * H * 0.035);
    g.beginPath();
    g.moveTo(...item(wall, i - 1));
    g.lineTo(...item(wall, i));
    g.stroke();
  }
  // surf at the foot
  g.strokeStyle = css(s.col('cloud'), 0.75);
  for (let k = 0; k < 3; k++) {
    g.lineWidth = H * (0.004 - k * 0.001);
    g.beginPath();
    foot.forEach(([x, y], i) => {
      const q: Point = [
        x - W * (0.004 + k * 0.01 * (i / 60) + 0.004 * fbm(n2, i * 0.4 + k * 9, 2)),
        y + H * 0.004,
      ];
      i ? g.lineTo(...q) : g.moveTo(...q);
    });
    g.stroke();
  }
  if (car) {
    const [u, v, w] = at(car);
    const k = w * H * 0.55;
    const x = (u - w * 0.12) * W;
    const y = (v + w * 0.05) * H;
    g.fillStyle = css(s.col('near'), 0.4);
    g.beginPath();
    g.ellipse(x, y + k * 0.05, k * 0.75, k * 0.12, 0, 0, 7);
    g.fill();
    g.fillStyle = css(s.col('accent'));
    g.beginPath();
    g.roundRect(x - k * 0.62, y - k * 0.42, k * 1.24, k * 0.36, k * 0.14);
    g.fill();
    g.beginPath();
    g.moveTo(x - k * 0.36, y - k * 0.4);
    g.lineTo(x - k * 0.22, y - k * 0.68);
    g.lineTo(x + k * 0.22, y - k * 0.68);
    g.lineTo(x + k * 0.4, y - k * 0.4);
    g.fill();
    g.fillStyle = css(s.col('cloud'), 0.75);
    g.beginPath();
    g.moveTo(x - k * 0.27, y - k * 0.42);
    g.lineTo(x - k * 0.18, y - k * 0.62);
    g.lineTo(x + k * 0.18, y - k * 0.62);
    g.lineTo(x + k * 0.29, y - k * 0.42);
    g.fill();
    g.fillStyle = css(s.col('near'));
    for (const d of [-0.36, 0.36]) {
      g.beginPath();
      g.arc(x + d * k, y - k * 0.07, k * 0.13, 0, 7);
      g.fill();
    }
  }
}

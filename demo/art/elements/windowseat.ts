import { css } from '../draw/colour.ts';
import { frame } from '../draw/frame.ts';
import { lerp } from '../draw/numbers.ts';
import type { Colour, Stage } from '../draw/stage.ts';
import { soft } from '../parts/soft.ts';

export interface WindowseatOptions {
  /** From where to where it runs. */
  readonly x0?: number;
  readonly x1?: number;
  /** Where its seat meets the window, where its front edge is, and the floor. */
  readonly back?: number;
  readonly front?: number;
  readonly floor?: number;
  readonly wood?: Colour;
  readonly cover?: Colour;
  /** Cushions against the panes: where along the seat (0 to 1), of which colour, leaning how far. */
  readonly cushions?: readonly (readonly [number, Colour, number?])[];
}

/** A seat the width of its window: panelled doors under it, a long cushion, loose ones against the panes. */
export function windowseat(
  s: Stage,
  {
    x0 = 0.25,
    x1 = 0.75,
    back = 0.64,
    front = 0.7,
    floor = 0.86,
    wood = 'cloud',
    cover = 'accent',
    cushions = [],
  }: WindowseatOptions = {},
) {
  const { g, W, H } = s;
  const thick = (front - back) * 0.62;
  const lip = front + thick;
  const box = (a: number, b: number, v0: number, v1: number, fill: Colour, alpha = 1) => {
    g.fillStyle = css(s.col(fill), alpha);
    g.fillRect(a * W, v0 * H, (b - a) * W, (v1 - v0) * H);
  };
  const side = s.sun.u > 0.5 ? 1 : 0;
  g.fillStyle = s.linear((side ? x1 : x0) * W, 0, (side ? x0 : x1) * W, 0, [
    [0, s.col(`${wood}>glow:0.12`)],
    [1, s.col(`${wood}>near:0.4`)],
  ]);
  g.fillRect(x0 * W, lip * H, (x1 - x0) * W, (floor - lip) * H);
  const n = Math.max(2, Math.round((x1 - x0) / 0.14));
  for (let i = 0; i < n; i++) {
    const a = lerp(x0, x1, (i + 0.1) / n);
    const b = lerp(x0, x1, (i + 0.9) / n);
    const v0 = lerp(lip, floor, 0.2);
    const v1 = lerp(lip, floor, 0.82);
    box(a, b, v0, v1, 'near', 0.16);
    box(a + 0.003, b - 0.003, v0 + 0.006, v1 - 0.002, wood, 0.34);
    box((a + b) / 2 - 0.008, (a + b) / 2 + 0.008, lerp(v0, v1, 0.14), lerp(v0, v1, 0.19), 'near', 0.65);
  }
  box(x0, x1, lip, lip + 0.012, 'near', 0.32);
  box(x0, x1, floor - 0.018, floor, 'near', 0.36);
  const inset = (front - back) * 0.42;
  g.fillStyle = s.linear(0, back * H, 0, front * H, [
    [0, s.col(`${cover}>near:0.22`)],
    [1, s.col(`${cover}>glow:0.22`)],
  ]);
  g.fill(
    s.poly([
      [(x0 + inset) * W, back * H],
      [(x1 - inset) * W, back * H],
      [x1 * W, front * H],
      [x0 * W, front * H],
    ]),
  );
  g.fillStyle = s.linear(0, front * H, 0, lip * H, [
    [0, s.col(`${cover}>glow:0.08`)],
    [0.2, s.col(cover)],
    [1, s.col(`${cover}>near:0.42`)],
  ]);
  g.beginPath();
  g.roundRect(x0 * W, front * H, (x1 - x0) * W, thick * H, thick * H * 0.4);
  g.fill();
  box(x0 + 0.004, x1 - 0.004, front, front + 0.003, 'glow', 0.4);
  for (const [u, colour, lean = 0] of cushions) {
    const h = (floor - lip) * 0.88;
    const f = frame(s, { x: lerp(x0, x1, u), y: lerp(back, front, 0.55), h });
    f.dot(0.02, 0.0, 0.6, 'near', 0.3, 0.06);
    const pillow: readonly (readonly [number, number])[] = [
      [-0.5 + lean * 0.2, 0.0],
      [-0.5 + lean * 0.4, 0.5],
      [-0.52 + lean, 1.0],
      [lean, 0.96],
      [0.52 + lean, 1.0],
      [0.5 + lean * 0.4, 0.5],
      [0.5 + lean * 0.2, 0.0],
      [0, 0.01],
    ];
    const path = soft(
      f,
      pillow,
      f.grad(f.side * 0.5, 0.9, -f.side * 0.5, 0.1, [
        [0, s.col(`${colour}>glow:0.2`)],
        [1, s.col(`${colour}>near:0.42`)],
      ]),
      1,
      0.55,
    );
    f.light(path, f.side * 0.5, -f.side * 0.2, 0.25, 0.6);
  }
}

import { frame } from '../draw/frame.ts';
import { lerp } from '../draw/numbers.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface GardengateOptions {
  readonly x?: number;
  readonly y?: number;
  readonly h?: number;
  readonly color?: Colour;
  readonly stone?: Colour;
}

/** A gate of planks with a round head, let into a garden wall. */
export function gardengate(
  s: Stage,
  { x = 0.5, y = 0.6, h = 0.22, color = '#3f7358', stone = 'cloud' }: GardengateOptions = {},
) {
  const f = frame(s, { x, y, h });
  const head = (w: number, top: number, foot: number) =>
    f.soft(
      [
        [-w, foot],
        [-w, top - w * 0.8],
        [-w * 0.62, top - w * 0.18],
        [0, top],
        [w * 0.62, top - w * 0.18],
        [w, top - w * 0.8],
        [w, foot],
      ],
      0.35,
    );
  f.fill(head(0.34, 1.08, 0), stone);
  f.shade(head(0.34, 1.08, 0), -f.side * 0.36, 0, 0.3);
  const leaf = f.fill(head(0.27, 1.0, 0.01), color);
  f.g.save();
  f.g.clip(leaf);
  for (let i = 1; i < 6; i++) f.box(lerp(-0.27, 0.27, i / 6) - 0.006, 0, 0.012, 1.1, 'near', 0.35);
  for (const b of [0.14, 0.66]) f.box(-0.27, b, 0.54, 0.07, 'near', 0.22);
  f.light(leaf, f.side * 0.27, -f.side * 0.2, 0.3);
  f.g.restore();
  f.dot(0.19, 0.46, 0.03, 'glow>soil:0.3');
  f.box(-0.3, -0.02, 0.6, 0.03, 'near', 0.3);
}

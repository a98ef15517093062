import { mix } from '../draw/colour.ts';
import { type FrameOptions, frame } from '../draw/frame.ts';
import { item } from '../draw/numbers.ts';
import type { Colour, Stage } from '../draw/stage.ts';

export interface BookpileOptions extends FrameOptions {
  /** From the lowest up. */
  readonly covers?: readonly Colour[];
  /** One more, open and face down on the pile. */
  readonly open?: Colour | null;
}

/** Books lying one on another, their fore-edges towards the viewer. */
export function bookpile(
  s: Stage,
  { covers = ['accent', 'sky.0', '#d9a94f'], open = null, ...o }: BookpileOptions,
) {
  const f = frame(s, o);
  const each = 1 / (covers.length + (open ? 0.9 : 0));
  const shift = [0, 0.09, -0.06, 0.04, -0.08];
  const wide = [1.5, 1.36, 1.42, 1.2, 1.3];
  f.dot(0, 0, 0.9, 'near', 0.3, 0.06);
  for (const [i, cover] of covers.entries()) {
    const w = item(wide, i % wide.length);
    const a = item(shift, i % shift.length) - w / 2;
    const b = i * each;
    f.box(a, b, w, each * 0.94, cover);
    f.box(a + 0.03, b + each * 0.16, w - 0.03, each * 0.62, 'cloud>soil:0.16');
    f.box(a + 0.03, b + each * 0.44, w - 0.03, each * 0.05, 'near', 0.14);
    f.box(a, b + each * 0.84, w, each * 0.1, 'glow', 0.3);
    f.box(a, b, 0.05, each * 0.94, mix(s.col(cover), s.col('near'), 0.2));
  }
  if (!open) return;
  const b = covers.length * each;
  f.fill(
    [
      [-0.62, b],
      [-0.02, b + each * 0.86],
      [0.04, b + each * 0.86],
      [0.64, b],
    ],
    'cloud>near:0.18',
  );
  for (const d of [-1, 1])
    f.fill(
      [
        [0.01 + d * 0.66, b],
        [0.01 + d * 0.03, b + each * 0.96],
        [0.01, b + each * 0.96],
        [0.01, b + each * 0.82],
        [0.01 + d * 0.6, b],
      ],
      d === f.side ? mix(s.col(open), s.col('glow'), 0.2) : mix(s.col(open), s.col('near'), 0.25),
    );
}

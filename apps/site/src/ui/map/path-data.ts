export type Point = readonly [x: number, y: number];

/** A cubic Bézier. */
export type Curve = readonly [from: Point, leave: Point, arrive: Point, to: Point];

/** One step of a path: the pen is set down, draws straight on, or follows a curve from where it stands. */
export type Step = { readonly move: Point } | { readonly straight: Point } | { readonly curve: Curve };

export const round = (value: number): number => Math.round(value * 10) / 10;

const same = ([x1, y1]: Point, [x2, y2]: Point) => round(x1 - x2) === 0 && round(y1 - y2) === 0;

/** ".5", "-3", "12.1": no digit more than is needed. */
const worded = (value: number) => `${round(value)}`.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');

/** Numbers after one another; a sign parts them as well as a space. */
const listed = (values: readonly number[]) => values.map(worded).join(' ').replaceAll(' -', '-');

/**
 * Path data that says each step from the end of the last one, to a tenth of a unit: half as long as with places on the drawing.
 * A curve that goes on as the last one came is said by its end alone.
 */
export function pathData(steps: readonly Step[]): string {
  let [path, command] = ['', ''];
  let at: Point = [0, 0];
  /** Where the next curve leaves for, if it goes on smoothly. */
  let onward: Point | null = null;
  const say = (letter: string, points: readonly Point[]) => {
    const numbers = listed(points.flatMap(([x, y]) => [x - at[0], y - at[1]]));
    path += letter === command ? `${numbers.startsWith('-') ? '' : ' '}${numbers}` : `${letter}${numbers}`;
    command = letter;
    at = points.at(-1) ?? at;
  };
  for (const step of steps) {
    if ('curve' in step) {
      const [, leave, arrive, to] = step.curve;
      if (onward && same(onward, leave)) say('s', [arrive, to]);
      else say('c', [leave, arrive, to]);
      onward = [2 * to[0] - arrive[0], 2 * to[1] - arrive[1]];
      continue;
    }
    onward = null;
    if ('move' in step) {
      // A path's own steps count from where it begins.
      const [x, y] = step.move;
      path += `M${listed([x, y])}`;
      [at, command] = [step.move, 'M'];
    } else say('l', [step.straight]);
  }
  return path;
}

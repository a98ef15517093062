import { type Curve, type Point, round } from './path-data.ts';

/**
 * The curves of a path, where they lie on the drawing: what tests compare, however the path says it. Straight lines are left out.
 *
 * @param path as `pathData` writes it, or with places instead of steps
 */
export function curvesOf(path: string): readonly Curve[] {
  const curves: Curve[] = [];
  let at: Point = [0, 0];
  let onward: Point = at;
  for (const [, command = '', words = ''] of path.matchAll(/([MLCcls])([^MLCclsZ]*)/g)) {
    const numbers = (words.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const isStep = command === command.toLowerCase();
    const size = { m: 2, l: 2, s: 4, c: 6 }[command.toLowerCase()] ?? 2;
    for (let first = 0; first < numbers.length; first += size) {
      const [fromX, fromY] = isStep ? at : [0, 0];
      const points = Array.from({ length: size / 2 }, (_, place): Point => {
        const [x = 0, y = 0] = numbers.slice(first + 2 * place, first + 2 * place + 2);
        return [round(fromX + x), round(fromY + y)];
      });
      const [leave = at, arrive = at, to = at] = command === 's' ? [onward, ...points] : points;
      const end = points.at(-1) ?? at;
      if (size > 2) curves.push([at, leave, arrive, to]);
      onward = size > 2 ? [round(2 * end[0] - arrive[0]), round(2 * end[1] - arrive[1])] : end;
      at = end;
    }
  }
  return curves;
}

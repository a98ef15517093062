import { type Box, meet, type Point } from '../../ui/map/geometry.ts';
import type { Ground } from './projection.ts';

/** A degree of the grid where it is printed. */
export interface Degree {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** At the far edge of the sheet its end, from which it grows inwards where it is printed larger. */
  readonly anchor: 'start' | 'end';
  readonly box: Box;
}

/** Room a letter of a degree takes, and its line. */
const letter = 7.5;
const lineUp = 15;

const degreeAt = (label: string, x: number, y: number, anchor: Degree['anchor'] = 'start'): Degree => {
  const length = label.length * letter;
  const [left, right] = anchor === 'start' ? [x - 2, x + length] : [x - length - 2, x];
  return { label, x, y, anchor, box: { left, right, top: y - lineUp, bottom: y + 5 } };
};

/**
 * The degrees of a local map at the ends of their lines: right of the head or the foot of a meridian, else left of it, over
 * the start or the end of a parallel, whichever lies on the sheet and no river, road, number or scale crosses; left out where each is crossed.
 *
 * @param covered what stands on the sheet already
 * @param crossing points of the rivers and roads that are drawn
 */
export function degreesOf(
  { width, height, meridians, parallels }: Pick<Ground, 'width' | 'height' | 'meridians' | 'parallels'>,
  covered: readonly Box[],
  crossing: readonly Point[],
): readonly Degree[] {
  const taken = [...covered];
  const place = (ways: readonly Degree[]): readonly Degree[] => {
    const found = ways.find(
      ({ box }) =>
        box.left > 2 &&
        box.right < width - 2 &&
        !taken.some((other) => meet(box, other)) &&
        !crossing.some(
          ([x, y]) => x > box.left - 3 && x < box.right + 3 && y > box.top - 3 && y < box.bottom + 3,
        ),
    );
    if (!found) return [];
    taken.push(found.box);
    return [found];
  };
  return [
    ...meridians.flatMap(({ at, label }) => {
      const rows = [18, height - 10];
      return place([
        ...rows.map((y) => degreeAt(label, at + 6, y)),
        ...rows.map((y) => degreeAt(label, at - 6 - label.length * letter, y)),
      ]);
    }),
    ...parallels.flatMap(({ at, label }) =>
      place([degreeAt(label, 8, at - 6), degreeAt(label, width - 10, at - 6, 'end')]),
    ),
  ];
}

import { type Box, meet } from '../../ui/map/geometry.ts';

interface Marked {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

export interface NameBeside {
  readonly x: number;
  /** Of the line it stands on. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Of a number's disc, with the room a name keeps from it. */
const clearance = 16;
const gap = 20;
/** Room a letter takes at 14 units, at most; from the middle of a line up and down. */
const letter = 8;
const half = 10;
/** From the middle of a disc to that of a line under or over it. */
const line = 27;

/** What a name of a local map covers. */
export function boxOfNameBeside(name: string, { x, y, anchor }: NameBeside): Box {
  const width = name.length * letter;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - 5 - half, bottom: y - 5 + half };
}

/** What the number of a place covers. */
export const boxOfMark = ({ x, y }: Pick<Marked, 'x' | 'y'>): Box => ({
  left: x - clearance,
  right: x + clearance,
  top: y - clearance,
  bottom: y + clearance,
});

/**
 * Where the names of places stand on a map: right of their number, else left of it, under or over it; `null` where they would cover
 * another number or name, anything else that is printed, or leave the sheet. The list beside the map has every name.
 *
 * @param printed what else stands on the sheet: names of rivers, degrees, the scale
 */
export function namesBeside(
  marks: readonly Marked[],
  sheet: { readonly width: number; readonly height: number },
  printed: readonly Box[] = [],
): readonly (NameBeside | null)[] {
  const taken: Box[] = [...marks.map(boxOfMark), ...printed];
  return marks.map(({ x, y, name }) => {
    const ways: readonly NameBeside[] = [
      { x: x + gap, y: y + 5, anchor: 'start' },
      { x: x - gap, y: y + 5, anchor: 'end' },
      { x, y: y + line + 5, anchor: 'middle' },
      { x, y: y - line + 5, anchor: 'middle' },
    ];
    for (const way of ways) {
      const box = boxOfNameBeside(name, way);
      const inside =
        box.left > 6 && box.right < sheet.width - 6 && box.top > 6 && box.bottom < sheet.height - 6;
      if (!inside || taken.some((other) => meet(box, other))) continue;
      taken.push(box);
      return way;
    }
    return null;
  });
}

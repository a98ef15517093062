interface Marked {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

export interface NameBeside {
  readonly x: number;
  readonly anchor: 'start' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of a number's disc, with the room a name keeps from it. */
const clearance = 16;
const gap = 20;
/** Room a letter takes at 14 units, at most. */
const letter = 8;
const half = 10;

const meet = (one: Box, two: Box) =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;

/**
 * Where the names of places stand on a map: right of their number, else left of it; `null` where they would cover another number
 * or name, or leave the sheet. The list beside the map has every name.
 */
export function namesBeside(
  marks: readonly Marked[],
  sheet: { readonly width: number; readonly height: number },
): readonly (NameBeside | null)[] {
  const taken: Box[] = marks.map(({ x, y }) => ({
    left: x - clearance,
    right: x + clearance,
    top: y - clearance,
    bottom: y + clearance,
  }));
  return marks.map(({ x, y, name }) => {
    const width = name.length * letter;
    const sides = [
      { left: x + gap, anchor: 'start' as const },
      { left: x - gap - width, anchor: 'end' as const },
    ];
    for (const { left, anchor } of sides) {
      const box = { left, right: left + width, top: y - half, bottom: y + half };
      const inside = box.left > 6 && box.right < sheet.width - 6;
      if (!inside || taken.some((other) => meet(box, other))) continue;
      taken.push(box);
      return { x: anchor === 'start' ? x + gap : x - gap, anchor };
    }
    return null;
  });
}

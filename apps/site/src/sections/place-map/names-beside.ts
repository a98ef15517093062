import { type Box, meet, type Point } from '../../ui/map/geometry.ts';

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
/** Air between a name and the edge of the sheet. */
const edge = 6;

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

/** What stands on a map besides numbers and names. */
interface Surroundings {
  /** What no name may cover: names of rivers, degrees, the scale. */
  readonly printed?: readonly Box[];
  /** Points along rivers, roads and leaders, of which a name crosses as little as it can. */
  readonly lines?: readonly Point[];
  /** Whether a name may stand at a corner of its number too. */
  readonly corners?: boolean;
}

/** Half of a line's breadth, and the air beside it. */
const besideLine = 3;

/** How much of a line runs through a part of a map. */
const crossedBy = (box: Box, lines: readonly Point[]): number =>
  new Set(
    lines
      .filter(
        ([x, y]) =>
          x > box.left - besideLine &&
          x < box.right + besideLine &&
          y > box.top - besideLine &&
          y < box.bottom + besideLine,
      )
      .map(([x, y]) => `${Math.round(x / 4)} ${Math.round(y / 4)}`),
  ).size;

/** From the middle of a disc to a line that is slid along under or over it. */
const slid = 32;

function waysBeside({ x, y, name }: Marked, width: number, corners: boolean): readonly NameBeside[] {
  const sides: readonly NameBeside[] = [
    { x: x + gap, y: y + 5, anchor: 'start' },
    { x: x - gap, y: y + 5, anchor: 'end' },
    { x, y: y + line + 5, anchor: 'middle' },
    { x, y: y - line + 5, anchor: 'middle' },
  ];
  if (!corners) return sides;
  const offCorner = [13, -13, line, -line];
  // At the edge of the sheet a long name is slid inwards.
  const room = (name.length * letter) / 2 + edge + 1;
  const inside = Math.min(Math.max(x, room), width - room);
  return [
    ...sides,
    ...offCorner.flatMap((down): readonly NameBeside[] => {
      const across = Math.abs(down) === line ? 4 : gap - 2;
      return [
        { x: x + across, y: y + down + 5, anchor: 'start' },
        { x: x - across, y: y + down + 5, anchor: 'end' },
      ];
    }),
    { x: inside, y: y - slid + 5, anchor: 'middle' },
    { x: inside, y: y + slid + 5, anchor: 'middle' },
  ];
}

/**
 * Where the names of places stand on a map: right of their number, else left of it, under or over it, on the first side that no line
 * crosses, or the one crossed least; `null` where they would cover another number or name, anything else that is printed, or leave the sheet. The list beside
 * the map has every name.
 */
export function namesBeside(
  marks: readonly Marked[],
  sheet: { readonly width: number; readonly height: number },
  { printed = [], lines = [], corners = false }: Surroundings = {},
): readonly (NameBeside | null)[] {
  const taken: Box[] = [...marks.map(boxOfMark), ...printed];
  const within = lines.filter(([x, y]) => x > 0 && x < sheet.width && y > 0 && y < sheet.height);
  return marks.map((mark) => {
    const free = waysBeside(mark, sheet.width, corners)
      .map((way) => ({ way, box: boxOfNameBeside(mark.name, way) }))
      .filter(
        ({ box }) =>
          box.left > edge &&
          box.right < sheet.width - edge &&
          box.top > edge &&
          box.bottom < sheet.height - edge &&
          !taken.some((other) => meet(box, other)),
      );
    const crossed = free.map(({ box }) => crossedBy(box, within));
    const best = free[crossed.indexOf(Math.min(...crossed))];
    if (!best) return null;
    taken.push(best.box);
    return best.way;
  });
}

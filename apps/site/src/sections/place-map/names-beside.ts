import { type Choice, chosenPlaces, preference } from '../../ui/map/chosen-places.ts';
import { type Box, meet, type Point } from '../../ui/map/geometry.ts';
import { inTwoLines, lineHeight } from '../../ui/map/two-lines.ts';

interface Marked {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

export interface NameBeside {
  readonly x: number;
  /** Of the line it stands on, the first of two. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** The name, or its two halves where it is broken. */
  readonly lines: readonly string[];
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

/** From the line of a broken name to its next, printed at 14 units. */
export const nextLine = 14 * lineHeight;

const widthOf = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length)) * letter;

/** What a name of a local map covers. */
export function boxOfNameBeside({ x, y, anchor, lines }: NameBeside): Box {
  const width = widthOf(lines);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {
    left,
    right: left + width,
    top: y - 5 - half,
    bottom: y - 5 + half + (lines.length - 1) * nextLine,
  };
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
  /** Whether a name may stand at a corner of its number too, and in two lines. */
  readonly anywhere?: boolean;
  /** Which place has its name wherever there is room for it, if need be instead of others. */
  readonly first?: number | null;
}

/** Half of a line's breadth, and the air beside it. */
const besideLine = 3;

/** How much of a line runs through a part of a map. */
export const crossedBy = (box: Box, lines: readonly Point[]): number =>
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

function waysBeside({ x, y, name }: Marked, width: number, anywhere: boolean): readonly NameBeside[] {
  const lines = [name];
  const sides: readonly NameBeside[] = [
    { x: x + gap, y: y + 5, anchor: 'start', lines },
    { x: x - gap, y: y + 5, anchor: 'end', lines },
    { x, y: y + line + 5, anchor: 'middle', lines },
    { x, y: y - line + 5, anchor: 'middle', lines },
  ];
  if (!anywhere) return sides;
  const offCorner = [13, -13, line, -line];
  // At the edge of the sheet a long name is slid inwards.
  const inside = (of: readonly string[]) => {
    const room = widthOf(of) / 2 + edge + 1;
    return Math.min(Math.max(x, room), width - room);
  };
  const two = inTwoLines(name);
  return [
    ...sides,
    ...offCorner.flatMap((down): readonly NameBeside[] => {
      const across = Math.abs(down) === line ? 4 : gap - 2;
      return [
        { x: x + across, y: y + down + 5, anchor: 'start', lines },
        { x: x - across, y: y + down + 5, anchor: 'end', lines },
      ];
    }),
    { x: inside(lines), y: y - slid + 5, anchor: 'middle', lines },
    { x: inside(lines), y: y + slid + 5, anchor: 'middle', lines },
    ...(two
      ? ([
          { x: x + gap, y: y - nextLine / 2 + 5, anchor: 'start', lines: two },
          { x: x - gap, y: y - nextLine / 2 + 5, anchor: 'end', lines: two },
          { x: inside(two), y: y + slid + 5, anchor: 'middle', lines: two },
          { x: inside(two), y: y - slid - nextLine + 5, anchor: 'middle', lines: two },
        ] satisfies NameBeside[])
      : []),
  ];
}

/** How far a name is slid along a side of its number, up and down or to both hands. */
const slides = [0, -4, 4, -9, 9, -18, 18, -30, 30];

/** Every other place beside a number and under or over it, in one line and in two: asked where the usual ones leave a name out. */
function moreWaysBeside({ x, y, name }: Marked, width: number): readonly NameBeside[] {
  const inside = (at: number, room: number) => Math.min(Math.max(at, room), width - room);
  return [[name], inTwoLines(name) ?? []].flatMap((lines) => {
    if (lines.length === 0) return [];
    const down = (lines.length - 1) * nextLine;
    const room = widthOf(lines) / 2 + edge + 1;
    return slides.flatMap((by): readonly NameBeside[] => [
      { x: x + gap - 2, y: y - down / 2 + by + 5, anchor: 'start', lines },
      { x: x - gap + 2, y: y - down / 2 + by + 5, anchor: 'end', lines },
      { x: inside(x + by, room), y: y + line + 5, anchor: 'middle', lines },
      { x: inside(x + by, room), y: y - line - down + 5, anchor: 'middle', lines },
    ]);
  });
}

/** From a point to the nearest of a box. */
const away = ({ x, y }: Pick<Marked, 'x' | 'y'>, { left, right, top, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/**
 * Where the names of places stand on a map: right of their number, else left of it, under or over it, so that they cross as few lines as can be
 * and none is nearer to another number than to its own; `null` where one would cover another number or name, anything else that is printed, or
 * leave the sheet. The list beside the map has every name.
 */
export function namesBeside(
  marks: readonly Marked[],
  sheet: { readonly width: number; readonly height: number },
  { printed = [], lines = [], anywhere = false, first = null }: Surroundings = {},
): readonly (NameBeside | null)[] {
  const covered: Box[] = [...marks.map(boxOfMark), ...printed];
  const within = lines.filter(([x, y]) => x > 0 && x < sheet.width && y > 0 && y < sheet.height);
  const choicesOf = (mark: Marked, ways: readonly NameBeside[]) =>
    ways.flatMap((way, place): Choice<NameBeside>[] => {
      const box = boxOfNameBeside(way);
      const stands =
        box.left > edge &&
        box.right < sheet.width - edge &&
        box.top > edge &&
        box.bottom < sheet.height - edge &&
        !covered.some((other) => meet(box, other)) &&
        !marks.some((other) => other !== mark && away(other, box) < away(mark, box) - 0.5);
      return stands ? [{ way, boxes: [box], cost: crossedBy(box, within) + place * preference }] : [];
    });
  const choices = marks.map((mark) => choicesOf(mark, waysBeside(mark, sheet.width, anywhere)));
  const names = chosenPlaces(choices, first);
  if (!anywhere || !names.includes(null)) return names;
  const ways = (mark: Marked) => [
    ...waysBeside(mark, sheet.width, anywhere),
    ...moreWaysBeside(mark, sheet.width),
  ];
  return chosenPlaces(
    marks.map((mark) => choicesOf(mark, ways(mark))),
    first,
  );
}

import { type Box, type Coordinates, meet, type Point, round } from './geometry.ts';
import { narrowSize } from './names.ts';
import { pinsApart } from './pins-apart.ts';
import { inTwoLines, lineHeight } from './two-lines.ts';

/** One place on the map, with its name beside it. */
export interface MapPin {
  readonly key: string;
  readonly name: string;
  readonly at: Coordinates;
  /** Where the name stands from the pin, in units; with a leader line unless it is beside it. */
  readonly offset?: { readonly x: number; readonly y: number };
  /** Printed inside a larger dot: the number of a stop. */
  readonly number?: number;
  /** Palette of the place. */
  readonly theme?: string;
}

/** Where the name of a pin is printed, in units of the map. */
interface PinName {
  readonly x: number;
  /** Of the line it stands on; of a broken name, of the middle of its two. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A pin as it is drawn: with its name, or without one where there is no room for it; the list beside the map has every name. */
export interface PlacedPin {
  readonly pin: MapPin;
  readonly at: Point;
  readonly name: PinName | null;
  /** What it covers: its dot, and its name. */
  readonly boxes: readonly [dot: Box, ...name: Box[]];
}

/** How large a pin's name is printed, and at that size the room of a letter, and from the line it stands on up and down. */
const printed = 14;
const letter = 8;
const up = 13;
const down = 4;

/** How far two dots stand from one another at least: each is seen, and neither reaches the name on the other's far side. */
const dotsApart = 8;

/** A longer name of a stop is printed in two lines: a route needs each of them, and a narrow screen prints them large. */
const longest = 12;

/** The lines a pin's name is printed in. */
export const linesOf = ({ name, number }: Pick<MapPin, 'name' | 'number'>): readonly string[] =>
  (number !== undefined && name.length > longest && inTwoLines(name)) || [name];

/** The part of a map the name of a pin covers. */
export function boxOfPinName(
  pin: Pick<MapPin, 'name' | 'number'>,
  { x, y, anchor }: PinName,
  size = printed,
): Box {
  const by = size / printed;
  const lines = linesOf(pin);
  const width = Math.max(...lines.map(({ length }) => length)) * letter * by;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const more = ((lines.length - 1) * lineHeight * size) / 2;
  return { left, right: left + width, top: y - up * by - more, bottom: y + down * by + more };
}

/** The part of the sheet the rose covers, with the letter over it. */
export const boxOfRose = (sheet: { readonly width: number; readonly height: number }): Box => ({
  left: sheet.width - 98,
  right: sheet.width - 26,
  top: sheet.height - 122,
  bottom: sheet.height - 30,
});

/** Right of its pin, else left, below or above it; where an editor of the map put it, if he did. */
function candidates(pin: MapPin, [x, y]: Point): readonly PinName[] {
  const { offset, number } = pin;
  if (offset) return [{ x: x + offset.x, y: y + offset.y, anchor: offset.x < 0 ? 'end' : 'start' }];
  const [side, line] = number === undefined ? [14, 4] : [20, 5];
  const more = ((linesOf(pin).length - 1) * lineHeight * printed) / 2;
  return [
    { x: x + side, y: y + line, anchor: 'start' },
    { x: x - side, y: y + line, anchor: 'end' },
    { x, y: y + side + 13 + more, anchor: 'middle' },
    { x, y: y - side - 4 - more, anchor: 'middle' },
  ];
}

/** The pins of a map with their names, none of which covers another, a dot, the rose or the edge of the sheet. */
export function placedPins(
  pins: readonly MapPin[],
  point: (at: MapPin['at']) => Point,
  sheet: { readonly width: number; readonly height: number },
): readonly PlacedPin[] {
  const places = pins.map((pin) => point(pin.at));
  // The numbers of a route stand apart already, and its line leads to them.
  const ats = pins.some(({ number }) => number !== undefined)
    ? places
    : pinsApart(places, dotsApart).map(({ x, y }): Point => [round(x), round(y)]);
  const dots = pins.map((pin, place): Box => {
    const [x, y] = ats[place] as Point;
    const half = pin.number === undefined ? 6 : 14;
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  });
  const names: Box[] = [];
  const isFree = (box: Box, place: number) =>
    box.left > 6 &&
    box.right < sheet.width - 6 &&
    box.top > 4 &&
    box.bottom < sheet.height - 4 &&
    !meet(box, boxOfRose(sheet)) &&
    !names.some((other) => meet(box, other)) &&
    !dots.some((dot, other) => other !== place && meet(box, dot));
  return pins.map((pin, place) => {
    const at = ats[place] as Point;
    const dot = dots[place] as Box;
    const ways = candidates(pin, at).filter((each) => isFree(boxOfPinName(pin, each), place));
    // Where it has room as it is printed on a narrow screen, too, rather than on the first side.
    const large = narrowSize(sheet.width);
    const name = ways.find((each) => isFree(boxOfPinName(pin, each, large), place)) ?? ways[0] ?? null;
    if (!name) return { pin, at, name, boxes: [dot] };
    const box = boxOfPinName(pin, name);
    names.push(box);
    return { pin, at, name, boxes: [dot, box] };
  });
}

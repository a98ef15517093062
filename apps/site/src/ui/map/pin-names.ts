import { type Choice, chosenPlaces, preference } from './chosen-places.ts';
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
  /** What its name covers as it is printed on a narrow screen; `null` where it has no room there. */
  readonly large: Box | null;
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

/** Air between a name and the sides of the sheet, and its upper and lower edge. */
const edge = { side: 6, end: 4 };

/**
 * Right of its pin, else left, below or above it, at one of its corners, or slid inwards from the edge of the sheet; where an editor of the map
 * put it, if he did.
 */
function candidates(pin: MapPin, [x, y]: Point, width: number): readonly PinName[] {
  const { offset, number } = pin;
  if (offset) return [{ x: x + offset.x, y: y + offset.y, anchor: offset.x < 0 ? 'end' : 'start' }];
  const [side, line] = number === undefined ? [14, 4] : [20, 5];
  const more = ((linesOf(pin).length - 1) * lineHeight * printed) / 2;
  const [below, above] = [y + side + 13 + more, y - side - 4 - more];
  const large = boxOfPinName(pin, { x: 0, y: 0, anchor: 'start' }, narrowSize(width));
  const room = large.right / 2 + edge.side + 1;
  const slid = round(Math.min(Math.max(x, room), width - room));
  return [
    { x: x + side, y: y + line, anchor: 'start' },
    { x: x - side, y: y + line, anchor: 'end' },
    { x, y: below, anchor: 'middle' },
    { x, y: above, anchor: 'middle' },
    ...[below, above].flatMap((level): readonly PinName[] => [
      { x: slid, y: level, anchor: 'middle' },
      { x: x - 6, y: level, anchor: 'start' },
      { x: x + 6, y: level, anchor: 'end' },
    ]),
    ...[below - 9, above + 9].flatMap((level): readonly PinName[] => [
      { x: x + side - 3, y: level, anchor: 'start' },
      { x: x - side + 3, y: level, anchor: 'end' },
    ]),
  ];
}

/** What a name costs that a narrow screen has no room for, more than any place where it has. */
const wideOnly = 1_000;
/** A name across another country costs more than the last of its places in its own. */
const across = 1;

/**
 * The pins of a map with their names, none of which covers another, a dot, the rose or the edge of the sheet, at either size. As many as can be
 * are named.
 *
 * @param countryOf which country lies at a point of the sheet: a name stands in that of its pin, or on water, where it can
 */
export function placedPins(
  pins: readonly MapPin[],
  point: (at: MapPin['at']) => Point,
  sheet: { readonly width: number; readonly height: number },
  countryOf: (at: Point) => string | null = () => null,
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
  const isFree = (box: Box, place: number) =>
    box.left > edge.side &&
    box.right < sheet.width - edge.side &&
    box.top > edge.end &&
    box.bottom < sheet.height - edge.end &&
    !meet(box, boxOfRose(sheet)) &&
    !dots.some((dot, other) => other !== place && meet(box, dot));
  const choices = pins.map((pin, place) => {
    const at = ats[place] as Point;
    const own = countryOf(at);
    return candidates(pin, at, sheet.width).flatMap((name, way): readonly Choice<Named>[] => {
      const box = boxOfPinName(pin, name);
      if (!isFree(box, place)) return [];
      const large = boxOfPinName(pin, name, narrowSize(sheet.width));
      const middle = (box.top + box.bottom) / 2;
      const abroad = [0, 0.25, 0.5, 0.75, 1].filter((part) => {
        const country = countryOf([box.left + (box.right - box.left) * part, middle]);
        return country !== null && country !== own;
      });
      const cost = way * preference + (abroad.length / 5) * across;
      const onWide = { way: { name, box, large: null }, boxes: [box, null], cost: cost + wideOnly };
      return isFree(large, place)
        ? [{ way: { name, box, large }, boxes: [box, large], cost }, onWide]
        : [onWide];
    });
  });
  const chosen = chosenPlaces(choices);
  return pins.map((pin, place): PlacedPin => {
    const [at, dot, named] = [ats[place] as Point, dots[place] as Box, chosen[place]];
    return named
      ? { pin, at, name: named.name, boxes: [dot, named.box], large: named.large }
      : { pin, at, name: null, boxes: [dot], large: null };
  });
}

/** A name's place, and what it covers there. */
interface Named {
  readonly name: PinName;
  readonly box: Box;
  readonly large: Box | null;
}

import type { PackageDay, Stop } from '../../content/journey/journey.ts';
import type { Bounds } from '../../ui/map/geometry.ts';

/** A day with the stop it is spent at. */
export interface PlacedDay {
  readonly day: PackageDay;
  /** Place of the stop among them, from 0; `null` for a day on the way. */
  readonly stop: number | null;
  /** Whether one arrives there on it. */
  readonly arrives: boolean;
}

/** Which stop each day is spent at: stops are in the order of the days, and a place may come twice. */
export function daysAtStops(
  days: readonly PackageDay[],
  stops: readonly Pick<Stop, 'name'>[],
): readonly PlacedDay[] {
  let at = -1;
  return days.map((day) => {
    if (at >= 0 && stops[at]?.name === day.place) return { day, stop: at, arrives: false };
    const next = stops.findIndex(({ name }, place) => place > at && name === day.place);
    if (next < 0) return { day, stop: null, arrives: false };
    at = next;
    return { day, stop: at, arrives: true };
  });
}

/** "By road, 90 minutes" is by road, "Light aircraft from Maun" is by air; what names both is what it names first. */
export function travelledBy(words: string): 'air' | 'road' {
  const air = words.search(/\b(flight|fly|flown|aircraft|aeroplane|plane|helicopter|air)\b/i);
  const ground = words.search(/\b(road|car|drive|driven|train|rail|boat|foot|vehicle|transfer)\b/i);
  return air >= 0 && (ground < 0 || air < ground) ? 'air' : 'road';
}

interface Mark {
  x: number;
  y: number;
}

/** How far two marks stand from one another at least, in units. */
const apart = 32;

/** Moves marks that would cover one another apart, a little at a time. */
export function pinsApart(points: readonly (readonly [x: number, y: number])[]): readonly Readonly<Mark>[] {
  const marks: Mark[] = points.map(([x, y]) => ({ x, y }));
  for (let turn = 0; turn < 60; turn++) {
    for (const [place, one] of marks.entries()) {
      for (const two of marks.slice(place + 1)) {
        const distance = Math.hypot(two.x - one.x, two.y - one.y);
        if (distance >= apart) continue;
        // Two at one point part along the diagonal.
        const angle = distance < 0.01 ? 0.8 : Math.atan2(two.y - one.y, two.x - one.x);
        const push = (apart - distance) / 2;
        one.x -= Math.cos(angle) * push;
        one.y -= Math.sin(angle) * push;
        two.x += Math.cos(angle) * push;
        two.y += Math.sin(angle) * push;
      }
    }
  }
  return marks;
}

/** The least breadth and height of a map in degrees, and the room around what is on it. */
const least = 8;
const room = 2;
/** Of the map's height to its breadth, at least and at most. */
const flattest = 0.7;
const tallest = 1;

/** The part of the land that shows all of these places, with room around them and of a shape that fits a page. */
export function boundsAround(
  places: readonly { readonly latitude: number; readonly longitude: number }[],
): Bounds {
  const span = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return { middle: (low + high) / 2, length: Math.max(least, high - low + 2 * room) };
  };
  const across = span(places.map(({ longitude }) => longitude));
  const up = span(places.map(({ latitude }) => latitude));
  const height = Math.max(up.length, across.length * flattest);
  const width = Math.max(across.length, height / tallest);
  return {
    west: across.middle - width / 2,
    east: across.middle + width / 2,
    south: up.middle - height / 2,
    north: up.middle + height / 2,
  };
}

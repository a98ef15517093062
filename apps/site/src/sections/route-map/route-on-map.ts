import type { PackageDay, Stop } from '../../content/journey/journey.ts';

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

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

/** What flies; "charter" by itself does, as do a chartered aircraft and a charter flight. A chartered boat or coach does not. */
const inTheAir =
  /\b(flights?|fly|flies|flying|flew|flown|aircraft|airplane|aeroplane|seaplane|planes?|helicopter|air|charter(?:ed)?(?! (?:boat|yacht|dhow|car|coach|bus|train|vehicle)))\b/i;
const onTheGround =
  /\b(road|cars?|coach|bus|drives?|driven|driver|trains?|rail|boats?|ferry|dhow|mokoro|canoe|yacht|foot|walk|vehicles?|transfer|bicycle)\b/i;

/** "By road, 90 minutes" is by road, "Light aircraft from Maun" is by air; what names both is what it names first. */
export function travelledBy(words: string): 'air' | 'road' {
  const [air, ground] = [words.search(inTheAir), words.search(onTheGround)];
  return air >= 0 && (ground < 0 || air < ground) ? 'air' : 'road';
}

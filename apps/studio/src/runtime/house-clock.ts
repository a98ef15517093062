import { defaultInstallation } from '@sundowner/brand/installation';
import { dayIn, type Zone } from '@sundowner/calendar/zone';
import { placeOfZone } from '@sundowner/calendar/zone-words';

/** The clock the studio tells times by, whatever clock the server or the reader's machine keeps. */
export interface HouseClock {
  readonly zone: Zone;
  /** What follows "in" to say whose clock it is: "Botswana". Not every browser could tell it from the time zone. */
  readonly place: string;
}

/** Next bundles what is drawn on the server, and what is drawn there for a browser, apart: module variables exist twice. */
const key = Symbol.for('sundowner.studio.house-clock');
const holder = globalThis as { [key]?: HouseClock };

export const houseClockOf = (zone: Zone): HouseClock => ({ zone, place: placeOfZone(zone) });

/** Called as the studio's configuration is read, and in a browser before anything is drawn (house-clock.island.tsx). */
export function keepHouseClock(clock: HouseClock): void {
  holder[key] = clock;
}

function houseClock(): HouseClock {
  holder[key] ??= houseClockOf(defaultInstallation.timeZone);
  return holder[key];
}

export const houseZone = (): Zone => houseClock().zone;

/** "in Botswana", after a time of the house. */
export const inHouse = (): string => `in ${houseClock().place}`;

/** The day it is for the house, yyyy-mm-dd. @param now milliseconds since 1970 */
export const houseToday = (now: number): string => dayIn(now, houseZone());

import { defaultInstallation, type Installation } from '@sundowner/brand/installation';
import { dayIn, momentIn, offsetIn } from '@sundowner/calendar/zone';
import { countryOfZone, placeOfZone } from '@sundowner/calendar/zone-words';

/** The installation as each part of a page knows it, on the server and in a browser alike. */
export interface KnownInstallation extends Installation {
  /** What follows "in" to say whose clock it is: "Botswana". Not every browser could tell it from the time zone. */
  readonly place: string;
  /** ISO 3166 code of the country of its time zone, "BW"; `null` where that is of none. */
  readonly country: string | null;
}

/** Astro's bundle and our own modules share it, as they share the runtime (server/runtime.ts). */
const key = Symbol.for('sundowner.site.installation');
const holder = globalThis as { [key]?: KnownInstallation };

const known = (settings: Installation): KnownInstallation => ({
  ...settings,
  place: placeOfZone(settings.timeZone),
  country: countryOfZone(settings.timeZone),
});

/** Called once by the server before it answers. */
export function provideInstallation(settings: Installation): void {
  holder[key] = known(settings);
}

/** What a page says on its root (layouts/document.astro); `null` on the server. */
function saidByPage(): KnownInstallation | null {
  const said = typeof document === 'undefined' ? undefined : document.documentElement.dataset.installation;
  return said === undefined ? null : JSON.parse(said);
}

/** Where the installation is at home; by the product's own defaults where nobody said. */
export function installation(): KnownInstallation {
  holder[key] ??= saidByPage() ?? known(defaultInstallation);
  return holder[key];
}

/** A time of day of the house with its offset (ISO 8601): "2026-11-22T23:59:59+02:00". @param time "23:59:59" */
export function houseMoment(day: string, time: string): string {
  const { timeZone } = installation();
  const minutes = offsetIn(momentIn(day, time.slice(0, 5), timeZone), timeZone) / 60_000;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${day}T${time}${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

/** The day it is for the house, yyyy-mm-dd. @param now milliseconds since 1970 */
export const houseToday = (now: number = Date.now()): string => dayIn(now, installation().timeZone);

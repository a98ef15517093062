import type { Installation } from '@sundowner/brand/installation';
import { dayIn } from '@sundowner/calendar/zone-clock';

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

/** Tells every part of this process (`provide-installation.ts`). */
export function keepInstallation(known: KnownInstallation): void {
  holder[key] = known;
}

/**
 * Where the installation is at home: as the server was told, and as a page says on its root (layouts/document.astro).
 *
 * @throws Error on a server that was not told
 */
export function installation(): KnownInstallation {
  holder[key] ??= JSON.parse(document.documentElement.dataset.installation ?? '') as KnownInstallation;
  return holder[key];
}

/** The day it is for the house, yyyy-mm-dd. @param now milliseconds since 1970 */
export const houseToday = (now: number = Date.now()): string => dayIn(now, installation().timeZone);

import { defaultInstallation, type Installation } from '@sundowner/brand/installation';
import { dayIn, type Zone } from '@sundowner/calendar/zone';
import { placeOfZone } from '@sundowner/calendar/zone-words';

/** Where the house is at home, as the server and the browser know it: the clock its times are by, and what prices are in. */
export interface House {
  readonly zone: Zone;
  /** What follows "in" to say whose clock it is: "Botswana". Not every browser could tell it from the time zone. */
  readonly place: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Next bundles what is drawn on the server, and what is drawn there for a browser, apart: module variables exist twice. */
const key = Symbol.for('sundowner.studio.house');
const holder = globalThis as { [key]?: House };

export const houseOf = ({ timeZone, baseCurrency }: Installation): House => ({
  zone: timeZone,
  place: placeOfZone(timeZone),
  currency: baseCurrency,
});

/** Called as the studio's configuration is read, and in a browser before anything is drawn (house.island.tsx). */
export function keepHouse(house: House): void {
  holder[key] = house;
}

const house = (): House => holder[key] ?? houseOf(defaultInstallation);

export const houseZone = (): Zone => house().zone;
export const houseCurrency = (): string => house().currency;

/** "in Botswana", after a time of the house. */
export const inHouse = (): string => `in ${house().place}`;

/** The day it is for the house, yyyy-mm-dd. @param now milliseconds since 1970 */
export const houseToday = (now: number): string => dayIn(now, houseZone());

/** "15 Dec 2026, 23:55 in Botswana". */
export const houseMoment = (at: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: houseZone() }).format(at)} ${inHouse()}`;

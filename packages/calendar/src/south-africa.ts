import type { Day } from './day.ts';

/** South African Standard Time is UTC+2 all year, without summer time. In milliseconds. */
export const southAfricanOffset = 7_200_000;

/** What `Intl` knows it by. */
export const southAfricanZone = 'Africa/Johannesburg';

/** Today in South Africa. @param now milliseconds since 1970 */
export const southAfricanToday = (now: number = Date.now()): Day =>
  new Date(now + southAfricanOffset).toISOString().slice(0, 10);

const local = (at: number): string => new Date(at + southAfricanOffset).toISOString();

/** The day it is in South Africa at a moment in milliseconds since 1970. */
export const southAfricanDay = (at: number): Day => local(at).slice(0, 10);

/** The time of day there, "14:20", at a moment in milliseconds since 1970. */
export const southAfricanTime = (at: number): string => local(at).slice(11, 16);

/** Midnight in South Africa at the start of a day, in milliseconds since 1970. */
export const startOfDay = (day: Day): number => Date.parse(day) - southAfricanOffset;

/** Midnight in South Africa at the end of a day, in milliseconds since 1970. */
export const endOfDay = (day: Day): number => startOfDay(day) + 86_400_000;

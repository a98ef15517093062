import type { Zone } from '@sundowner/calendar/zone';
import { isPossiblePhone } from '../forms/phone-numbers.ts';
import type { Judging } from '../forms/validate.ts';

/** How the server judges a form: with every country's numbers, and a day's slack on "today". @param now milliseconds since 1970 */
export function serverJudging(now: number, timeZone: Zone): Judging {
  return { now, slackDays: 1, timeZone, isPossiblePhone };
}

import { isDay } from '@sundowner/calendar/day';
import { day } from '../clock.ts';
import type { FormValues } from '../forms/form.ts';

/**
 * When the journey an enquiry asks about ends: the end of its last date, in milliseconds since 1970, or `null` where the
 * form tells none. Retention runs from it when it is later than the last contact.
 */
export function travelTime(values: Readonly<FormValues>): number | null {
  for (const name of ['dateEnd', 'dateStart']) {
    const value = values[name];
    if (typeof value === 'string' && isDay(value)) return Date.parse(value) + day;
  }
  return null;
}

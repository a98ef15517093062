import { day } from '../clock.ts';
import type { FormValues } from '../forms/form.ts';

/**
 * When the journey an enquiry asks about ends: the end of its last date, in milliseconds since 1970, or `null` where the
 * form tells none. Retention runs from it when it is later than the last contact.
 */
export function travelTime(values: Readonly<FormValues>): number | null {
  for (const name of ['dateEnd', 'dateStart']) {
    const value = values[name];
    const time =
      typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
        ? Date.parse(`${value}T00:00:00Z`)
        : Number.NaN;
    if (!Number.isNaN(time)) return time + day;
  }
  return null;
}

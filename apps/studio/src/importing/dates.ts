import { isDay } from '@sundowner/calendar/day';
import { offsetIn } from '@sundowner/calendar/zone';
import { houseZone } from '../runtime/house.ts';

const shape = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A date of Contentful (`2026-05-01`, `2026-05-01T10:00`, `2026-05-01T10:00+02:00`) as the studio keeps it, in UTC. A day
 * without a time is noon, as the studio's date picker keeps it; a time without an offset is the house's.
 *
 * @returns `null` for what is no date
 */
export function toMoment(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const parts = shape.exec(value.trim());
  const [, day = '', time, offset] = parts ?? [];
  // `new Date` rolls 31 February over into March; that is a wrong day, not a date.
  if (!isDay(day)) return null;
  const isLocal = time !== undefined && offset === undefined;
  const at = Date.parse(`${day}T${time ?? '12:00'}${colon(offset ?? 'Z')}`);
  if (Number.isNaN(at)) return null;
  // The offset of a moment so near differs only in the hour clocks are put forward or back.
  return new Date(isLocal ? at - offsetIn(at, houseZone()) : at).toISOString();
}

const colon = (offset: string): string => offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');

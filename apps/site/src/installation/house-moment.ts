import { momentIn, offsetIn } from '@sundowner/calendar/zone';
import { installation } from './installation.ts';

/** A time of day of the house with its offset (ISO 8601): "2026-11-22T23:59:59+02:00". @param time "23:59:59" */
export function houseMoment(day: string, time: string): string {
  const { timeZone } = installation();
  const minutes = offsetIn(momentIn(day, time.slice(0, 5), timeZone), timeZone) / 60_000;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${day}T${time}${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

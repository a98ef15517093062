/** Where the pipeline reads the time; tests inject their own (enquiry contract: there is no other bypass). */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** `months` calendar months before `now`, in UTC. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, last));
  return date.getTime();
}

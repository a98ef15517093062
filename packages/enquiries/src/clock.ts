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

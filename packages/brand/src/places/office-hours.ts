import type { EntryLike } from '../entry-like.ts';

const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Whether an entry of contact details says when the office is open: a day that is open has both its times. */
export const saysOfficeHours = ({ week }: EntryLike): boolean =>
  Array.isArray(week) &&
  week.some((day: EntryLike) => day.open === true && isTime(day.opens) && isTime(day.closes));

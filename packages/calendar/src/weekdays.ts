/** Monday first, as an office's week is read. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** 0 for a Monday. @param day yyyy-mm-dd */
export const weekdayNumber = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** "Friday". @param day yyyy-mm-dd */
export const weekdayOf = (day: string): string => weekdayNames[weekdayNumber(day)] ?? '';

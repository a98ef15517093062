/** Monday first, as an office's week is read. Apart from `words.ts`, for pages and dialogs that need no more. */
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

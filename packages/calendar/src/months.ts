/** January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export type MonthName = (typeof monthNames)[number];

/** 1 to 12, from a name in lower case or its first three letters or more; `null` for another word. */
export function monthNumber(word: string): number | null {
  if (word.length < 3) return null;
  const place = monthNames.findIndex(
    (name) => name.toLowerCase().startsWith(word) || (word === 'sept' && name[0] === 'S'),
  );
  return place < 0 ? null : place + 1;
}

/** "March" of a day as yyyy-mm-dd, or of a month as yyyy-mm. */
export const monthOf = (day: string): string => monthNames[Number(day.slice(5, 7)) - 1] ?? '';

/** "Mar" of a day as yyyy-mm-dd. */
export const shortMonthOf = (day: string): string => monthOf(day).slice(0, 3);

/** A time of the year: first and last night, yyyy-mm-dd. */
export interface YearSpan {
  readonly from: string;
  readonly to: string;
}

/**
 * Where a time lies on a line of twelve months, each as wide as the next: 15 to 31 December begins at 11.45 and ends at 12. What lies
 * outside the year is cut off.
 *
 * @returns `null` for a time of another year
 */
export function onTwelveMonths(
  { from, to }: YearSpan,
  year: number,
): { readonly start: number; readonly end: number } | null {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  if (to < first || from > last || to < from) return null;
  return { start: from < first ? 0 : nightsIn(from, 1), end: to > last ? 12 : nightsIn(to, 0) };
}

/** Months until a night begins (`before` 1) or is over (`before` 0), to the hundredth. */
function nightsIn(date: string, before: 0 | 1): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Math.round((month - 1 + (day - before) / length) * 100) / 100;
}

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "31 March 2027". @param date yyyy-mm-dd */
export const longDate = (date: string): string => format.format(Date.parse(date));

/** Between two days, of which either may be open. */
export function fromTo(from: string | null, until: string | null): string {
  if (from && until) return `${longDate(from)} to ${longDate(until)}`;
  if (from) return `From ${longDate(from)}`;
  return until ? `Until ${longDate(until)}` : 'Any dates';
}

const southAfricanDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Africa/Johannesburg',
});

/** The day it is in South Africa, yyyy-mm-dd. */
export function southAfricanToday(now: number): string {
  return southAfricanDay.format(new Date(now));
}

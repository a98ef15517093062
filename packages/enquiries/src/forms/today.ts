const southAfricanDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Africa/Johannesburg',
});

const hour = 3_600_000;
let last = { hour: Number.NaN, day: '' };

/** The day it is in South Africa, yyyy-mm-dd. */
export function southAfricanToday(now: number): string {
  // Its clocks are whole hours from UTC, so a day begins with an hour; formatting takes long, and every form asks for it.
  const thisHour = Math.floor(now / hour);
  if (last.hour !== thisHour) last = { hour: thisHour, day: southAfricanDay.format(new Date(now)) };
  return last.day;
}

import { expect, test } from 'vitest';
import { contactDetails } from './contact.ts';

test('telephone numbers come from the ranges set aside for fiction', () => {
  const digits = (number: string) => number.replaceAll(' ', '');
  expect(digits(contactDetails.travelPlannerNumber)).toBe('+27000000000');
  expect(digits(contactDetails.ukTollFreeNumber)).toMatch(/^08081570\d{3}$/);
  expect(digits(contactDetails.usacanadaTollFreeNumber)).toBe('18005550199');
  expect(digits(contactDetails.australiaTollFreeNumber)).toMatch(/^18009757(07|08|09|10|11)$/);
});

test('the seven days agree with the hours as they are worded', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  expect(contactDetails.week.map(({ day }) => day)).toEqual(days);
  const hours = contactDetails.week.map((day) => (day.open ? `${day.opens} to ${day.closes}` : 'closed'));
  expect(new Set(hours.slice(0, 5))).toEqual(new Set(['08:00 to 17:00']));
  expect(`${contactDetails.officeDays} ${contactDetails.officeHours}`).toBe(
    `Monday to Friday ${hours[0]}, Saturday ${hours[5]}`,
  );
  expect(hours[6]).toBe('closed');
});

/** Easter Sunday of a Gregorian year, by the anonymous algorithm of Meeus, Jones and Butcher. */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1));
}

/** Public holidays of South Africa in a year (Public Holidays Act 36 of 1994), yyyy-mm-dd. */
function publicHolidays(year: number): string[] {
  const after = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
  const fixed = ['01-01', '03-21', '04-27', '05-01', '06-16', '08-09', '09-24', '12-16', '12-25', '12-26'];
  const dates = fixed.map((day) => new Date(`${year}-${day}T00:00:00Z`));
  const mondays = dates.filter((date) => date.getUTCDay() === 0).map((date) => after(date, 1));
  const moving = [after(easter(year), -2), after(easter(year), 1)];
  return [
    ...new Set([...dates, ...mondays, ...moving].map((date) => date.toISOString().slice(0, 10))),
  ].sort();
}

test('the public holidays of 2026 and 2027 are all there', () => {
  const dates = contactDetails.holidays.map(({ date }) => date);
  expect(dates).toEqual([...publicHolidays(2026), ...publicHolidays(2027)]);
});

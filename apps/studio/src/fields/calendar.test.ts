import { expect, test } from 'vitest';
import { isDayOfYear } from './calendar.ts';

test('a day of the year exists in some year', () => {
  for (const value of ['01-01', '02-29', '06-30', '12-31']) expect(isDayOfYear(value), value).toBe(true);
  for (const value of ['02-30', '04-31', '13-01', '00-10', '6-1', '06/01', '06-00', '']) {
    expect(isDayOfYear(value), value).toBe(false);
  }
});

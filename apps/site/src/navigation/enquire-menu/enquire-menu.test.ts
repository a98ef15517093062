import { expect, test } from 'vitest';
import { comingHolidays } from './enquire-menu.tsx';

test('only the holidays of the weeks ahead come with the page', () => {
  const at = Date.parse('2026-11-21T10:00:00Z');
  const all = ['2026-09-24', '2026-11-20', '2026-12-16', '2026-12-25', '2027-03-21'];
  expect(comingHolidays(all, at)).toEqual(['2026-11-20', '2026-12-16', '2026-12-25']);
});

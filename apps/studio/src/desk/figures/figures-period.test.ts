import { expect, test } from 'vitest';
import { daysIn, lastDays, periodBefore } from './figures-period.tsx';

test('DSK-07/by-day thirty days end today in South Africa, and as many stand before them', () => {
  const month = lastDays(30, new Date('2026-11-23T22:30:00Z'));
  expect(month).toEqual({ from: '2026-10-26', to: '2026-11-24' });
  expect(daysIn(month)).toBe(30);
  expect(periodBefore(month)).toEqual({ from: '2026-09-26', to: '2026-10-25' });
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  });
});

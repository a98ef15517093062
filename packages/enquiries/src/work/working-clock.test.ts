import { deskSettingsShape } from '@sundowner/desk-wire/desk-settings';
import { expect, test } from 'vitest';
import { createWorkingClock, workingMinutesBetween } from './working-hours.ts';

const zone = 'Africa/Johannesburg';

test('it counts as the plain way does, at any moments of a month', () => {
  const settings = deskSettingsShape.parse({});
  const from = Date.parse('2026-11-01T00:00:00Z');
  const to = Date.parse('2026-12-01T00:00:00Z');
  const clock = createWorkingClock(settings, from, to, zone);
  let seed = 7;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return from + (seed / 2147483647) * (to - from);
  };
  for (let count = 0; count < 300; count++) {
    const [start = 0, end = 0] = [next(), next()].sort((a, b) => a - b);
    expect(clock(start, end)).toBeCloseTo(workingMinutesBetween(start, end, settings, zone), 6);
  }
  expect(clock(to, from)).toBe(0);
});

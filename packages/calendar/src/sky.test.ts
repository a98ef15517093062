import { expect, test } from 'vitest';
import { moonAt, sunsetAfter } from './sky.ts';
import { momentIn, timeIn } from './zone.ts';

const capeTown = { latitude: -33.93, longitude: 18.41 };
const johannesburg = { latitude: -26.2, longitude: 28.05 };

/** As almanacs print them: South African Astronomical Observatory, Royal Observatory. */
test.each([
  ['Cape Town at midsummer', '2026-12-21', capeTown, 'Africa/Johannesburg', '19:57'],
  ['Cape Town at midwinter', '2026-06-21', capeTown, 'Africa/Johannesburg', '17:45'],
  ['Johannesburg at midsummer', '2026-12-21', johannesburg, 'Africa/Johannesburg', '19:00'],
  ['Johannesburg at midwinter', '2026-06-21', johannesburg, 'Africa/Johannesburg', '17:24'],
  ['Greenwich at midsummer', '2026-06-21', { latitude: 51.48, longitude: 0 }, 'Europe/London', '21:21'],
])('FEL-02/sunset the sun sets over %s on %s as almanacs say', (_, day, place, zone, printed) => {
  const at = sunsetAfter(momentIn(day, '12:00', zone), place);
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  expect(Math.abs(minutes(timeIn(at ?? 0, zone)) - minutes(printed))).toBeLessThanOrEqual(2);
});

test('FEL-02/sunset where the sun does not set, nothing is said', () => {
  expect(sunsetAfter(Date.parse('2026-06-21T11:00:00Z'), { latitude: 70, longitude: 20 })).toBeNull();
});

/** Moments of phases in UTC, United States Naval Observatory. */
test.each([
  ['new', '2026-08-12T17:37:00Z', 0],
  ['first quarter', '2026-08-20T02:46:00Z', 0.5],
  ['full', '2026-08-28T04:18:00Z', 1],
  ['full', '2026-11-24T14:53:00Z', 1],
])('FEL-02/moon the moon is %s at %s', (_, at, lit) => {
  expect(moonAt(Date.parse(at)).lit).toBeCloseTo(lit, 1);
});

test('FEL-02/moon it waxes until it is full, and wanes after', () => {
  expect(moonAt(Date.parse('2026-11-20T18:00:00Z')).waxes).toBe(true);
  expect(moonAt(Date.parse('2026-11-28T18:00:00Z')).waxes).toBe(false);
});

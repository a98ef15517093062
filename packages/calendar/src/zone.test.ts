import { describe, expect, test } from 'vitest';
import { dayIn, endOfDay, momentIn, offsetIn, startOfDay, timeIn } from './zone.ts';
import { cityOfZone, countryOfZone, placeOfZone } from './zone-words.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (moment: number) => new Date(moment).toISOString();
const hour = 3_600_000;

test.each(['Africa/Johannesburg', 'Africa/Gaborone'])(
  'FRM-07 the day is that of %s, whatever the machine’s',
  (zone) => {
    expect(dayIn(at('2026-11-21T21:59:00Z'), zone)).toBe('2026-11-21');
    expect(dayIn(at('2026-11-21T22:00:00Z'), zone)).toBe('2026-11-22');
    expect(timeIn(at('2026-11-21T22:05:00Z'), zone)).toBe('00:05');
    expect(iso(startOfDay('2026-11-22', zone))).toBe('2026-11-21T22:00:00.000Z');
    expect(endOfDay('2026-11-22', zone) - startOfDay('2026-11-22', zone)).toBe(24 * hour);
    expect(iso(momentIn('2026-11-22', '07:30', zone))).toBe('2026-11-22T05:30:00.000Z');
  },
);

test('zones without whole hours, ahead of and behind UTC', () => {
  expect(offsetIn(at('2026-11-21T00:00:00Z'), 'Asia/Kathmandu')).toBe(5.75 * hour);
  expect(dayIn(at('2026-11-21T03:29:00Z'), 'America/St_Johns')).toBe('2026-11-20');
  expect(iso(startOfDay('2026-11-21', 'America/St_Johns'))).toBe('2026-11-21T03:30:00.000Z');
  expect(iso(startOfDay('2026-11-21', 'Pacific/Kiritimati'))).toBe('2026-11-20T10:00:00.000Z');
  expect(dayIn(at('2026-11-21T00:00:00Z'), 'UTC')).toBe('2026-11-21');
});

describe('clocks that are put forward and back', () => {
  const london = 'Europe/London';

  test('days have 23 and 25 hours', () => {
    expect(endOfDay('2027-03-28', london) - startOfDay('2027-03-28', london)).toBe(23 * hour);
    expect(endOfDay('2027-10-31', london) - startOfDay('2027-10-31', london)).toBe(25 * hour);
  });

  test('a time they leap over is as long after the leap; one they pass twice is the first', () => {
    expect(timeIn(momentIn('2027-03-28', '01:30', london), london)).toBe('02:30');
    expect(iso(momentIn('2027-10-31', '01:30', london))).toBe('2027-10-31T00:30:00.000Z');
    expect(iso(momentIn('2027-10-31', '09:00', london))).toBe('2027-10-31T09:00:00.000Z');
  });

  test('a day without a midnight begins when it begins', () => {
    const zone = 'Africa/Cairo';
    const start = startOfDay('2027-04-30', zone);
    expect([dayIn(start, zone), dayIn(start - 1, zone)]).toEqual(['2027-04-30', '2027-04-29']);
    expect(timeIn(start, zone)).toBe('01:00');
  });
});

test('a zone is called by its country, or by its city where the country has several', () => {
  expect(
    ['Africa/Johannesburg', 'Africa/Gaborone', 'Africa/Lusaka', 'Europe/London'].map(placeOfZone),
  ).toEqual(['South Africa', 'Botswana', 'Zambia', 'the United Kingdom']);
  expect(['America/New_York', 'UTC'].map(placeOfZone)).toEqual(['New York', 'UTC']);
  expect(['Africa/Gaborone', 'UTC'].map(countryOfZone)).toEqual(['BW', null]);
  expect(cityOfZone('Asia/Ho_Chi_Minh')).toBe('Ho Chi Minh');
});

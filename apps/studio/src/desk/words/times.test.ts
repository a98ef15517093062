import { describe, expect, test } from 'vitest';
import { clockTime, clockTimeWithSeconds, rowTime, sentenceTime, timeThere, wholeTime } from './times.ts';

const now = new Date('2026-11-20T12:23:00Z'); // Friday, 14:23 in South Africa

describe('South African time', () => {
  test('times of day are two hours ahead of UTC and never wrap to 24', () => {
    expect(clockTime('2026-11-20T12:20:06Z')).toBe('14:20');
    expect(clockTimeWithSeconds('2026-11-20T12:20:06.400Z')).toBe('14:20:06');
    expect(clockTime('2026-11-19T22:00:00Z')).toBe('00:00');
  });

  test('a whole time names the day in South Africa, not in London', () => {
    expect(wholeTime('2026-11-19T22:30:00Z')).toBe('Friday 20 November 2026, 00:30');
  });

  test.each([
    ['2026-11-20T12:20:00Z', '14:20'],
    ['2026-11-19T22:30:00Z', '00:30'],
    ['2026-11-19T21:30:00Z', 'Thu 23:30'],
    ['2026-11-15T08:00:00Z', 'Sun 10:00'],
    ['2026-11-13T08:00:00Z', '13 Nov'],
    ['2025-12-31T22:30:00Z', '1 Jan'],
    ['2025-12-31T12:00:00Z', '31 Dec 2025'],
  ])('a row received at %s says %s', (at, words) => {
    expect(rowTime(at, now)).toBe(words);
  });

  test('in a sentence, another day is named', () => {
    expect(sentenceTime('2026-11-20T12:25:00Z', now)).toBe('14:25');
    expect(sentenceTime('2026-11-21T06:00:00Z', now)).toBe('Saturday 21 November 2026, 08:00');
  });
});

describe('timeThere', () => {
  test('the time where the visitor is', () => {
    expect(timeThere('Europe/London', now)).toEqual({ time: '12:23', place: 'London' });
    expect(timeThere('America/Argentina/Buenos_Aires', now)?.place).toBe('Buenos Aires');
    expect(timeThere('UTC', now)).toEqual({ time: '12:23', place: 'UTC' });
  });

  test('another day there is named', () => {
    expect(timeThere('Pacific/Auckland', now)?.time).toBe('Sat 01:23');
  });

  test.each(['', 'Not/A_Zone', '../../etc', 'Europe/London<script>', 'x'.repeat(500)])(
    '%j is no zone',
    (zone) => {
      expect(timeThere(zone, now)).toBeNull();
    },
  );
});

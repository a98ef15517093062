import { expect, test } from 'vitest';
import { callWindow, offsetOf } from './call-window.ts';

const winter = new Date('2026-01-20T12:00:00Z');
const summer = new Date('2026-07-20T12:00:00Z');

test.each([
  [
    'Afternoon',
    'Europe/London',
    winter,
    ['Afternoon: 12:00 to 17:00 in London', '14:00 to 19:00 in South Africa'],
  ],
  [
    'Afternoon',
    'Europe/London',
    summer,
    ['Afternoon: 12:00 to 17:00 in London', '13:00 to 18:00 in South Africa'],
  ],
  ['Morning', 'Africa/Johannesburg', winter, ['Morning: 08:00 to 12:00 in South Africa.']],
  [
    'Evening',
    'America/Los_Angeles',
    winter,
    ['Evening: 17:00 to 20:00 in Los Angeles', '03:00 to 06:00 the next day in South Africa'],
  ],
  [
    'Morning',
    'Pacific/Auckland',
    winter,
    ['Morning: 08:00 to 12:00 in Auckland', '21:00 the day before to 01:00 in South Africa'],
  ],
  [
    'Evening',
    'Asia/Kolkata',
    winter,
    ['Evening: 17:00 to 20:00 in Kolkata', '13:30 to 16:30 in South Africa'],
  ],
  ['', 'America/New_York', winter, ['No preferred time. It was 07:00 in New York when this came.']],
  ['Morning', '', winter, ['Morning, where the visitor is. The time zone is not known.']],
  ['Morning', 'Nowhere/Here', winter, ['Morning, where the visitor is. The time zone is not known.']],
  ['', '', winter, ['No preferred time, and the time zone is not known.']],
  ['At tea', 'Europe/Paris', winter, ['At tea, where the visitor is. It was 13:00 in Paris when this came.']],
  ['constructor', 'UTC', winter, ['constructor, where the visitor is. It was 12:00 in UTC when this came.']],
])('when to ring: %s in %s', (timeToCall, timeZone, moment, lines) => {
  expect(callWindow(timeToCall, timeZone, moment, 'Africa/Johannesburg')).toEqual(lines);
});

test('an evening that ends at South African midnight ends on its own day', () => {
  expect(callWindow('Evening', 'Atlantic/South_Georgia', winter, 'Africa/Johannesburg')[1]).toBe(
    '21:00 to 00:00 in South Africa',
  );
});

test('offsets follow summer time', () => {
  expect(offsetOf('America/St_Johns', winter)).toBe(-210);
  expect(offsetOf('America/St_Johns', summer)).toBe(-150);
  expect(offsetOf('UTC', winter)).toBe(0);
  expect(offsetOf('no zone', winter)).toBeNull();
});

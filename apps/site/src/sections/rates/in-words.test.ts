import { expect, test } from 'vitest';
import { perEach } from './in-words.ts';

test.each([
  ['person and night, on the bill', 'per person, per night, on the bill'],
  ['person and day', 'per person, per day'],
  ['vehicle, at the gate', 'a vehicle, at the gate'],
  ['adult, at the gate', 'an adult, at the gate'],
  ['guide and nightwatch', 'a guide and nightwatch'],
])('what is paid for each "%s" is paid "%s"', (what, expected) => {
  expect(perEach(what)).toBe(expected);
});

import { expect, test } from 'vitest';
import { kindsOfRoom } from './room.ts';

test.each([
  [['Luxury room', 'River suite', 'Family suite'], 'rooms and suites'],
  [['Glass villa', 'Two-bedroom villa'], 'villas'],
  [['Courtyard room', 'Family rooms'], 'rooms'],
  [['Tented suite', 'Family suite'], 'suites'],
  [['The Nest'], 'rooms'],
  [[], 'rooms'],
])('%j are %s', (names, words) => {
  expect(kindsOfRoom(names)).toBe(words);
});

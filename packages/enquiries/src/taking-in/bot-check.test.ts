import { expect, test } from 'vitest';
import { suspect } from './bot-check.ts';

test.each([
  [0, 'too-fast'],
  [5999, 'too-fast'],
  [6000, null],
  // The old site took the time modulo 60 and threw these away.
  [60_000, null],
  [63_000, null],
  [3_601_000, null],
])('SUB-02 a form sent %d ms after it was opened is %s', (age, expected) => {
  expect(suspect({}, age, 6000)).toBe(expected);
});

test.each([
  { feedback: 'great' },
  { website: 'http://spam.example' },
  { feedback: ' ' },
  { website: ['x'] },
  { feedback: 0 },
])('SUB-02 a filled trap %j is a machine, however slow', (post) => {
  expect(suspect(post, 60_000, 6000)).toBe('honeypot');
});

test('SUB-02 empty traps are a person', () => {
  expect(suspect({ feedback: '', website: '' }, 6000, 6000)).toBeNull();
  expect(suspect({ feedback: null }, 6000, 6000)).toBeNull();
});

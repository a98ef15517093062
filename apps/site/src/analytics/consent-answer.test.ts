import { expect, test } from 'vitest';
import { answerIn, browserDeclines } from './consent-answer.ts';

test.each([
  ['', null],
  ['consent=yes', 'yes'],
  ['a=1; consent=no', 'no'],
  ['noconsent=yes', null],
  ['consent=maybe', null],
  ['consent=yesterday', null],
])('of %j the answer is %j', (cookies, answer) => {
  expect(answerIn(cookies)).toBe(answer);
});

test('a browser’s own no counts, its silence does not', () => {
  expect(browserDeclines({ globalPrivacyControl: true })).toBe(true);
  expect(browserDeclines({ doNotTrack: '1' })).toBe(true);
  expect(browserDeclines({ doNotTrack: '0' })).toBe(false);
  expect(browserDeclines({ doNotTrack: null })).toBe(false);
  expect(browserDeclines({})).toBe(false);
});

import { expect, test } from 'vitest';
import { isLeaked } from './rules.ts';

test.each([
  'password',
  'Password12345',
  'passwordpassword',
  'P@ssw0rd2026!',
  '123456123456',
  '1q2w3e4r5t6y',
  'Liverpool2026!!',
  'qwerty!!!!!!',
])('%s is known to anybody who guesses', (password) => {
  expect(isLeaked(password)).toBe(true);
});

test.each([
  'acacia under a wide sky',
  'a marula tree beside the river',
  'right and long enough',
  'Kq8vZt3LmW4x',
  'password of the third giraffe',
])('%s is not', (password) => {
  expect(isLeaked(password)).toBe(false);
});

import { expect, test } from 'vitest';
import { mayReceive } from './mail.ts';

test('a staging copy writes to its allow-list only', () => {
  expect(mayReceive('a@example.com', [])).toBe(true);
  const allow = ['Tester@example.com', '@team.example'];
  expect(mayReceive('tester@example.com', allow)).toBe(true);
  expect(mayReceive('anyone@team.example', allow)).toBe(true);
  expect(mayReceive('guest@example.com', allow)).toBe(false);
  expect(mayReceive('x@notteam.example', allow)).toBe(false);
});

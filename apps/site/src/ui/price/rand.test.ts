import { expect, test } from 'vitest';
import { rand } from './rand.ts';

test('whole rand, with spaces that do not break', () => {
  expect(rand(680)).toBe('R\u00a0680');
  expect(rand(19850.4)).toBe('R\u00a019\u00a0850');
  expect(rand(1_204_000)).toBe('R\u00a01\u00a0204\u00a0000');
});

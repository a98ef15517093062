import { expect, test } from 'vitest';
import { differenceOf } from './looks.ts';

const look = (cells: string, height = 200) => ({ cells, height });
const plain = 'f'.repeat(640);

test('the same look, and one a shade away, are the same', () => {
  expect(differenceOf(look(plain), look(plain))).toBeNull();
  expect(differenceOf(look(plain), look('e'.repeat(640)))).toBeNull();
  expect(differenceOf(look(plain), look(plain, 203))).toBeNull();
});

test('a part that is gone, another colour and another height are told', () => {
  expect(differenceOf(look(plain), look(`${'0'.repeat(20)}${plain.slice(20)}`))).toBe(
    'looks different in 20 of 640 places',
  );
  expect(differenceOf(look(plain), look('d'.repeat(640)))).toMatch(/640 of 640/);
  expect(differenceOf(look(plain), look(plain, 240))).toBe('is 240 px high, not 200 px');
});

import { expect, test } from 'vitest';
import { keptNumber, withExtension } from './telephone.ts';

test.each([
  ['+442079460018;ext=5', '+442079460018', '5'],
  ['082 123 4567;ext=0218', '082 123 4567', '0218'],
  ['+442079460018', '+442079460018', null],
  ['+442079460018;ext=', '+442079460018;ext=', null],
  ['+442079460018;ext=12345678', '+442079460018;ext=12345678', null],
])('FRM-19/extension %s is kept apart', (kept, number, extension) => {
  expect(keptNumber(kept)).toEqual({ number, extension });
});

test('FRM-19/extension it is read in words', () => {
  expect(withExtension('+44 20 7946 0018', '5')).toBe('+44 20 7946 0018, ext. 5');
  expect(withExtension('+44 20 7946 0018', null)).toBe('+44 20 7946 0018');
});

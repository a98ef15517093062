import { expect, test } from 'vitest';
import { internationalNumber } from './telephone.ts';

test.each([
  ['+27 00 000 0000', 'ZA', '+27000000000'],
  ['0800 000 0000', 'GB', '+448000000000'],
  ['1 800 000 0000', 'US', '+18000000000'],
  ['011 309 4200', 'ZA', '+27113094200'],
  ['+44 20 7946 0018 ext. 5', 'GB', '+442079460018'],
  ['011 309 4200', null, null],
  ['ask for Naledi', 'ZA', null],
])('GEN-09/numbers %s in %s is %s', (written, country, expected) => {
  expect(internationalNumber(written, country)).toBe(expected);
});

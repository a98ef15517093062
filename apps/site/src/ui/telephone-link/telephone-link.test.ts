import { expect, test } from 'vitest';
import { telephoneAddress } from './telephone-link.tsx';

test.each([
  ['+27 00 000 0000', 'tel:+27000000000'],
  ['0800 000 0000', 'tel:08000000000'],
  ['1 (800) 000-0000', 'tel:18000000000'],
])('%s is dialled as %s', (number, address) => {
  expect(telephoneAddress(number)).toBe(address);
});

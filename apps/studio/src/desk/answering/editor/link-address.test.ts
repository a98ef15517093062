import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['example.com/rates', 'https://example.com/rates'],
  [' https://example.com ', 'https://example.com'],
  ['desk@example.com', 'mailto:desk@example.com'],
  ['tel:+27825550123', 'tel:+27825550123'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['two words.com', null],
  ['word', null],
])('CNV-02/formatted %j leads to %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

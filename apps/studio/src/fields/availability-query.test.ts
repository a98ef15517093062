import { expect, test } from 'vitest';
import { checkAvailabilityQuery } from './address.ts';

test.each([
  ['', true],
  [null, true],
  ['?arrival={arrival}&departure={departure}&adults={adults}&children={children}', true],
  ['arrival={arrival}&departure={departure}', 'It must begin with ? or &.'],
  ['?from={arrival}', 'It must hold {arrival} and {departure}.'],
])('an availability address of "%s"', (value, answer) => {
  expect(checkAvailabilityQuery(value)).toBe(answer);
});

test('a place nobody fills is named', () => {
  expect(checkAvailabilityQuery('?a={arrival}&d={departure}&n={nights}')).toMatch(/^\{nights\} is nothing/);
});

import { expect, test } from 'vitest';
import { callAddress } from './calls/desk-call.ts';
import { deskCalls } from './calls.ts';

test('a call has one row: no two answer the same method and path', () => {
  const addresses = Object.values(deskCalls).map(
    ({ method, path }) => `${method} ${path.replace(/:[a-z]+/g, ':')}`,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('an address carries its parts encoded and of the query what is given', () => {
  const { readEnquiry, readAccesses } = deskCalls;
  expect(callAddress(readEnquiry, { reference: '../a b' })).toBe('/desk/enquiries/..%2Fa%20b');
  expect(callAddress(readAccesses, {}, { reference: undefined, person: 'a&b', cursor: '' })).toBe(
    '/desk/accesses?person=a%26b',
  );
});

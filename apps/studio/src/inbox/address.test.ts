import { expect, test } from 'vitest';
import { enquiryAddress, isReference, listAddress, openPlace, placeFrom, placeQuery } from './address.ts';

test('a place survives its own address', () => {
  const place = { view: 'failed', find: 'c2VhbGVk', cursor: '2026-11-20|MC-7KQ2-94HD' } as const;
  expect(placeFrom(Object.fromEntries(new URLSearchParams(placeQuery(place))))).toEqual(place);
});

test('what an address gets wrong counts as the first page of Open', () => {
  expect(placeFrom({ view: 'everything', find: ['a', 'b'], after: 'x'.repeat(1001) })).toEqual(openPlace);
  expect(placeFrom({})).toEqual(openPlace);
});

test('the first page of Open has the plain address', () => {
  expect(listAddress(openPlace)).toBe('/admin/inbox');
  expect(enquiryAddress('MC-7KQ2-94HD', openPlace, { said: 'released' })).toBe(
    '/admin/inbox/MC-7KQ2-94HD?said=released',
  );
});

test.each(['', '..', 'mc-7kq2-94hd', 'MC-7KQ2-94HD/release', 'Naledi Okafor'])(
  '%j is no reference',
  (text) => {
    expect(isReference(text)).toBe(false);
  },
);

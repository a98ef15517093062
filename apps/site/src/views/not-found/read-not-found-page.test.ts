import type { Property } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { withDistinctNames } from './read-not-found-page.ts';

const properties = [
  { root: '/delta', shortName: 'The Delta' },
  { root: '/plains', shortName: 'The Plains' },
] as unknown as readonly Property[];

test('RT-11/lodge-links two lodges of one name are named with their properties', () => {
  const lodges = [
    { name: 'River Camp', href: '/delta/river-camp' },
    { name: 'Reed Camp', href: '/delta/reed-camp' },
    { name: 'River Camp', href: '/plains/river-camp' },
  ] as const;
  expect(withDistinctNames(lodges, { properties })).toEqual([
    { name: 'River Camp, The Delta', href: '/delta/river-camp' },
    { name: 'Reed Camp', href: '/delta/reed-camp' },
    { name: 'River Camp, The Plains', href: '/plains/river-camp' },
  ]);
});

import { expect, test } from 'vitest';
import { keyOf, only } from './content-read.ts';

test('a query has one key, however it is written', () => {
  const first = {
    collection: 'blog',
    where: { slug: { equals: 'a' } },
    select: only('title', 'slug'),
    limit: 1,
  };
  const second = {
    limit: 1,
    select: only('slug', 'title'),
    where: { slug: { equals: 'a' } },
    collection: 'blog',
  };
  expect(keyOf(first)).toBe(keyOf(second));
});

test.each([
  { limit: 2 },
  { where: { slug: { equals: 'b' } } },
  { where: { slug: { not_equals: 'a' } } },
  { sort: ['date', 'title'] },
  { sort: ['title', 'date'] },
  { page: 2 },
])('another query has another: %j', (more) => {
  const query = { collection: 'blog', where: { slug: { equals: 'a' } }, sort: ['date'], limit: 1 };
  expect(keyOf({ ...query, ...more })).not.toBe(keyOf(query));
});

import { expect, test } from 'vitest';
import { rateLimits } from './rate-limits.ts';

test('posts of an address are counted, each address apart', async () => {
  const rates = rateLimits({ postsPerMinute: 2, acceptedPerMinute: 9, searchesPerMinute: 9 });
  expect(await rates.post('a')).toBeNull();
  expect(await rates.post('a')).toBeNull();
  const wait = await rates.post('a');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await rates.post('b')).toBeNull();
});

test('a place that is given back can be taken again', async () => {
  const rates = rateLimits({ postsPerMinute: 9, acceptedPerMinute: 1, searchesPerMinute: 9 });
  expect(await rates.take('a')).toBeNull();
  await rates.giveBack('a');
  expect(await rates.take('a')).toBeNull();
  expect(await rates.take('a')).not.toBeNull();
});

test('of many at once only as many as allowed have a place', async () => {
  const rates = rateLimits({ postsPerMinute: 99, acceptedPerMinute: 3, searchesPerMinute: 9 });
  const waits = await Promise.all(Array.from({ length: 20 }, () => rates.take('a')));
  expect(waits.filter((wait) => wait === null)).toHaveLength(3);
});

test('questions to the search are counted apart from posts, and archives apart from both', async () => {
  const rates = rateLimits({ postsPerMinute: 1, acceptedPerMinute: 1, searchesPerMinute: 2 });
  expect(await rates.post('a')).toBeNull();
  expect(await rates.search('a')).toBeNull();
  expect(await rates.search('a')).toBeNull();
  expect(await rates.search('a')).toBeGreaterThan(0);
  expect(await rates.search('b')).toBeNull();
  expect(await rates.archive('a')).toBeNull();
  expect(await rates.archive('a')).toBeNull();
  expect(await rates.archive('a')).toBeGreaterThan(0);
});

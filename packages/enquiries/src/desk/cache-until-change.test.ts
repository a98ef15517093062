import { expect, test } from 'vitest';
import type { Sql } from '../store/database/port.ts';
import { cacheUntilChange } from './cache-until-change.ts';

/** A store that was changed last at `at`. */
const changedAt = (at: number) => ({ rows: async () => [{ at }] }) as unknown as Sql;

/** A question that is answered when `answer` is called, and how often it was asked. */
function question() {
  const waiting: ((answer: number | Error) => void)[] = [];
  return {
    ask: () =>
      new Promise<number>((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
    answer: (answer: number | Error) => {
      for (const each of waiting.splice(0)) each(answer);
    },
    asked: () => waiting.length,
  };
}

const now = 1_000_000;
const long = 60_000;
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('several who ask at once wait for one answer, and who comes later is given it', async () => {
  const cache = cacheUntilChange<number>();
  const { ask, answer, asked } = question();
  const sql = changedAt(1);
  const all = [1, 2, 3, 4].map(() => cache.get(sql, 'lists', now, long, ask));
  const other = cache.get(sql, 'careers', now, long, ask);
  await settled();
  expect(asked()).toBe(2);
  answer(7);
  expect(await Promise.all([...all, other])).toEqual([7, 7, 7, 7, 7]);
  expect(await cache.get(sql, 'lists', now + 1, long, ask)).toBe(7);
  expect(asked()).toBe(0);
});

test('who sees another change than the one that is being counted counts anew', async () => {
  const cache = cacheUntilChange<number>();
  const { ask, answer, asked } = question();
  const all = [
    cache.get(changedAt(1), 'lists', now, long, ask),
    cache.get(changedAt(2), 'lists', now, long, ask),
  ];
  await settled();
  expect(asked()).toBe(2);
  answer(7);
  await Promise.all(all);
});

test('within seconds of a change each counts for itself: another may be committed after it that is not seen yet', async () => {
  const cache = cacheUntilChange<number>();
  const { ask, answer, asked } = question();
  const all = [1, 2].map(() => cache.get(changedAt(now - 1000), 'lists', now, long, ask));
  await settled();
  expect(asked()).toBe(2);
  answer(7);
  await Promise.all(all);
});

test('where the first one fails the others ask themselves', async () => {
  const cache = cacheUntilChange<number>();
  const { ask, answer, asked } = question();
  const [first, second] = [1, 2].map(() => cache.get(changedAt(1), 'lists', now, long, ask));
  await settled();
  answer(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await settled();
  expect(asked()).toBe(1);
  answer(7);
  expect(await second).toBe(7);
});

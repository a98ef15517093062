import type { CollectionBeforeValidateHook } from 'payload';
import { expect, test } from 'vitest';
import { countReadingTime, minutesToRead } from './reading-time.ts';

const body = (words: number) => ({
  root: { children: [{ type: 'paragraph', children: [{ text: 'word '.repeat(words) }] }] },
});

test.each([
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%d words take %d minutes', (words, minutes) => {
  expect(minutesToRead(body(words))).toBe(minutes);
});

test('words of several parts are counted apart, and spaces are no words', () => {
  const parts = Array.from({ length: 400 }, () => ({ children: [{ text: 'one' }] }));
  expect(minutesToRead({ root: { children: parts } })).toBe(2);
  expect(minutesToRead({ root: { children: [{ children: [{ text: ' '.repeat(900) }] }] } })).toBe(1);
  expect(minutesToRead(null)).toBeNull();
});

test('what an editor typed gives way to what is counted, also where the text itself was not changed', async () => {
  type Args = Parameters<CollectionBeforeValidateHook>[0];
  const counted = (data: object, originalDoc: object = {}) =>
    countReadingTime({ data, originalDoc } as unknown as Args);
  expect(await counted({ minutes: 9, body: body(1000) })).toMatchObject({ minutes: 5 });
  expect(await counted({ minutes: 9 }, { body: body(600) })).toMatchObject({ minutes: 3 });
  expect(await counted({ title: 'No text yet' })).toMatchObject({ minutes: 1 });
  expect(await counted({ minutes: 4 })).toMatchObject({ minutes: 4 });
});

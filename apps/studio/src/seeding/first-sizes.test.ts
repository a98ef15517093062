import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { makeInBackground } from './first-sizes.ts';

const payload = {} as Payload;

/** Pictures whose sizes are made when the test says so. */
function held() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const sizes = makeInBackground(payload, (_, filename) => {
    begun.push(filename);
    const end = Promise.withResolvers<void>();
    ends.set(filename, end);
    return end.promise;
  });
  return { sizes, begun, end: (filename: string) => ends.get(filename) };
}
const turn = () => new Promise(setImmediate);

test('sizes are made two at a time behind whoever adds pictures, and all of them are waited for at the end', async () => {
  const { sizes, begun, end } = held();
  for (const name of ['a', 'b', 'c']) sizes.add(1, name);
  let isFinished = false;
  const finished = sizes.finished().then(() => {
    isFinished = true;
  });
  expect(begun).toEqual(['a', 'b']);
  end('b')?.resolve();
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('c')?.resolve();
  await turn();
  expect(isFinished).toBe(false);
  // One added meanwhile is waited for as well.
  sizes.add(1, 'd');
  end('a')?.resolve();
  await turn();
  expect(isFinished).toBe(false);
  end('d')?.resolve();
  await finished;
  await sizes.finished();
});

test('a picture that cannot be finished is named, to whoever waits and to whoever adds another, and no more are begun', async () => {
  const { sizes, begun, end } = held();
  for (const name of ['a', 'b', 'c', 'd']) sizes.add(1, name);
  end('a')?.reject(new Error('the disk is full'));
  end('b')?.resolve();
  const words = 'the sizes of a could not be made: the disk is full';
  await expect(sizes.finished()).rejects.toThrow(words);
  expect(() => sizes.add(1, 'e')).toThrow(words);
  expect(begun).toEqual(['a', 'b']);
});

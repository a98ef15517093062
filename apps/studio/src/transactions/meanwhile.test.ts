import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { meanwhile, worksDone } from './meanwhile.ts';

const within = (transactionID?: string) => ({ transactionID }) as unknown as PayloadRequest;

/** A work that ends when it is told to. */
function staged(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const work = () => {
    begun.push(name);
    return promise;
  };
  return { work, end: resolve, fail: reject };
}

test('CLU-09/round-trips works of a transaction are begun at once, those of one key in turn, and all are done before its end', async () => {
  const begun: string[] = [];
  const [one, other, next] = ['one', 'other', 'next'].map((name) => staged(begun, name));
  if (!one || !other || !next) throw new Error('There are three.');
  const req = within('first');
  await meanwhile(req, 'links', one.work);
  await meanwhile(req, 'edits', other.work);
  await meanwhile(req, 'links', next.work);
  expect(begun).toEqual(['one', 'other']);
  let done = false;
  const ended = worksDone('first').then((any) => {
    done = any;
  });
  other.end();
  one.end();
  await expect.poll(() => begun).toEqual(['one', 'other', 'next']);
  expect(done).toBe(false);
  next.end();
  await ended;
  expect(done).toBe(true);
  expect(await worksDone('first')).toBe(false);
});

test('CLU-09/round-trips a work that fails fails the end of its transaction, and no other', async () => {
  const failing = staged([], 'failing');
  await meanwhile(within('failing'), 'links', failing.work);
  failing.fail(new Error('The disk fails.'));
  expect(await worksDone('another')).toBe(false);
  await expect(worksDone('failing')).rejects.toThrow('The disk fails.');
});

test('CLU-09/round-trips where there is no transaction a work is waited for, with its failure', async () => {
  const begun: string[] = [];
  const failing = staged(begun, 'failing');
  const waited = meanwhile(within(), 'links', failing.work);
  failing.fail(new Error('The disk fails.'));
  await expect(waited).rejects.toThrow('The disk fails.');
  expect(begun).toEqual(['failing']);
});

import { expect, test } from 'vitest';
import { forwardingLimit } from './forwarding-limit.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('hands on as many as fit, in order; one too large for all goes on alone', async () => {
  const limit = forwardingLimit(10);
  const began: string[] = [];
  const begin = async (name: string, bytes: number) => {
    const end = await limit.take(bytes, 60_000);
    began.push(name);
    return end;
  };
  const a = begin('a', 6);
  const b = begin('b', 4);
  const large = begin('large', 40);
  const d = begin('d', 1);
  await soon();
  expect(began).toEqual(['a', 'b']);
  (await a)?.();
  (await a)?.();
  await soon();
  expect(began).toEqual(['a', 'b']);
  (await b)?.();
  await soon();
  expect(began).toEqual(['a', 'b', 'large']);
  (await large)?.();
  await soon();
  expect(began).toEqual(['a', 'b', 'large', 'd']);
  (await d)?.();
});

test('anybody who has waited too long is told, and those behind it go on', async () => {
  const limit = forwardingLimit(10);
  const first = await limit.take(6, 60_000);
  const late = limit.take(9, 1);
  const small = limit.take(4, 60_000);
  expect(await late).toBeNull();
  expect(await small).not.toBeNull();
  first?.();
});

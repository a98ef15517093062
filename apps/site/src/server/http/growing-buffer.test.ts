import { expect, test } from 'vitest';
import { GrowingBuffer } from './read-body.ts';

test('KEEP-01/uploads bytes that come one by one are gathered in one place, in no more than twice their room', () => {
  const gathered = new GrowingBuffer();
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, place) => place % 251));
  for (const byte of bytes) gathered.add(Uint8Array.of(byte));
  expect(gathered.whole().equals(bytes)).toBe(true);
  expect(gathered.length).toBe(100_000);
  expect(gathered.room).toBeLessThan(200_000);
});

test('KEEP-01/uploads nothing gathered is nothing', () => {
  expect(new GrowingBuffer().whole().byteLength).toBe(0);
});

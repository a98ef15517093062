import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { inMemory } from './body-keeper.ts';
import { bodyMemory } from './body-memory.ts';
import { sealedOnDisk } from './sealed-on-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundowner-bodies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = Buffer.from(Array.from({ length: 300_000 }, (_, at) => 97 + ((at * 7) % 25)));
const keepers = {
  'in memory': async () => {
    const place = bodyMemory({ bodies: 1, bytes: 2 ** 20, ofOneNetwork: 1 }).enter('a', () => {});
    if (!place) throw new Error('There was no place.');
    return inMemory(place);
  },
  'on the disk': () => sealedOnDisk(folder),
};

test.each(Object.entries(keepers))(
  '%s: a body comes out as it came in, however it was cut up',
  async (_, make) => {
    for (const size of [1, 1000, 16_384, 65_536, 65_537, text.length]) {
      const keeper = await make();
      for (let at = 0; at < text.length; at += size)
        if (!keeper.keep(text.subarray(at, at + size))) await keeper.more();
      const { length, content } = await keeper.whole();
      expect(length).toBe(text.length);
      expect((await buffer(content)).equals(text), `${size}`).toBe(true);
      keeper.drop();
    }
    const empty = await make();
    expect((await buffer((await empty.whole()).content)).length).toBe(0);
    empty.drop();
  },
);

test('single bytes are put together: in memory as pieces of their own they take a hundred times as much', async () => {
  const keeper = await keepers['in memory']();
  for (const byte of text) keeper.keep(Buffer.of(byte));
  const { content } = await keeper.whole();
  expect((await content.toArray()).length).toBeLessThan(20);
});

/** Files of this process that have lost their names, in the folder. */
const nameless = () =>
  readdirSync('/proc/self/fd')
    .map((number) => `/proc/self/fd/${number}`)
    .filter((path) => {
      try {
        return readlinkSync(path).startsWith(folder);
      } catch {
        return false;
      }
    });

test('on the disk a body has no name and cannot be read, and is gone when it is dropped', async () => {
  const keeper = await sealedOnDisk(folder);
  keeper.keep(text);
  await keeper.whole();
  expect(readdirSync(folder)).toEqual([]);
  const [open = '', ...others] = nameless();
  expect(others).toEqual([]);
  const lying = readFileSync(open);
  expect(lying.length).toBe(text.length);
  expect(lying.includes(text.subarray(0, 16))).toBe(false);
  keeper.drop();
  await expect.poll(nameless).toEqual([]);
});

test('a disk that refuses says so to anybody who asks for more, or for the whole', async () => {
  const keeper = await sealedOnDisk(folder);
  keeper.drop();
  keeper.keep(text);
  await expect(keeper.more()).rejects.toThrow();
  await expect(keeper.whole()).rejects.toThrow();
  writeFileSync(join(folder, 'file'), '');
  await expect(sealedOnDisk(join(folder, 'file'))).rejects.toThrow();
});

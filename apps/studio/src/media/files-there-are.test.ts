import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Access, NotFound } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesThereAre } from './files-there-are.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sundowner-files-'));
  mkdirSync(join(directory, 'folder'));
  writeFileSync(join(directory, 'dusk-0a1b2c3d.webp'), 'a picture');
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const ask = (filename: string, { may = true, isReadingStaticFile = true, query = '' } = {}) => {
  const read = filesThereAre(directory, () => may);
  const asked = {
    data: { filename },
    isReadingStaticFile,
    req: { searchParams: new URLSearchParams(query) },
  };
  return read(asked as unknown as Parameters<Access>[0]);
};

test('a file there is may be read, by anybody who may', async () => {
  expect(await ask('dusk-0a1b2c3d.webp')).toBe(true);
  expect(await ask('dusk-0a1b2c3d.webp', { may: false })).toBe(false);
});

test.each([
  'made-up.webp',
  'dusk-0a1b2c3d-400x300.webp',
  'dusk-0a1b2c3d.webp/x',
  'folder',
  '.',
  '',
  '../etc',
  'a\0b.webp',
  `${'x'.repeat(5000)}.webp`,
  'löwe 🦁.webp',
])('%j is 404, and not told to anybody who may not read at all', async (filename) => {
  await expect(ask(filename)).rejects.toThrow(NotFound);
  expect(await ask(filename, { may: false })).toBe(false);
});

test('nothing lies under a prefix', async () => {
  await expect(ask('dusk-0a1b2c3d.webp', { query: 'prefix=x' })).rejects.toThrow(NotFound);
});

test('what is asked of the entries themselves is as it was', async () => {
  expect(await ask('', { isReadingStaticFile: false })).toBe(true);
});

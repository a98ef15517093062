import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSnapshots } from './snapshots.ts';

let directory: string;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  directory = mkdtempSync(join(tmpdir(), 'sundowner-snapshots-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('gives back what was kept, also to the next process', async () => {
  await createSnapshots(directory, log).save('blog-newest', { docs: [1] }, 0);
  expect(await createSnapshots(directory, log).load('blog-newest')).toEqual({ docs: [1] });
  expect(readdirSync(directory)).toEqual(['blog-newest.json']);
});

test('there is nothing of a read that was never kept', async () => {
  expect(await createSnapshots(directory, log).load('blog-newest')).toBeNull();
  expect(log.warn).not.toHaveBeenCalled();
});

test('CNT-04 an answer without entries replaces the last good copy', async () => {
  const snapshots = createSnapshots(directory, log);
  await snapshots.save('quote', { docs: ['gone'] }, 0);
  await snapshots.save('quote', { docs: [] }, 0);
  expect(readFileSync(join(directory, 'quote.json'), 'utf8')).not.toContain('gone');
});

test('an unchanged answer is not written again', async () => {
  const snapshots = createSnapshots(directory, log);
  await snapshots.save('quote', { docs: [1] }, 0);
  const before = statSync(join(directory, 'quote.json')).ino;
  await snapshots.save('quote', { docs: [1] }, 0);
  expect(statSync(join(directory, 'quote.json')).ino).toBe(before);
});

test('an unchanged answer whose copy somebody removed is written again', async () => {
  let now = 0;
  const snapshots = createSnapshots(directory, log, () => now);
  const answer = { docs: [1] };
  for (const again of [answer, answer, { docs: [1] }]) {
    await snapshots.save('quote', again, 0);
    expect(await snapshots.load('quote')).toEqual({ docs: [1] });
    rmSync(join(directory, 'quote.json'));
    // Pages made one after the other do not each look for the file.
    now += 5_000;
  }
});

test('an answer that comes back after another is written again', async () => {
  const snapshots = createSnapshots(directory, log);
  const [before, after] = [{ docs: [1] }, { docs: [2] }];
  for (const each of [before, after, before]) {
    await snapshots.save('quote', each, 0);
    expect(await snapshots.load('quote')).toEqual(each);
  }
});

test('of two saves at once the later one stays', async () => {
  const snapshots = createSnapshots(directory, log);
  await Promise.all([1, 2, 3].map((count) => snapshots.save('quote', { docs: [count] }, 0)));
  expect(await snapshots.load('quote')).toEqual({ docs: [3] });
});

test('of two answers the one asked for later stays, whichever comes last', async () => {
  const snapshots = createSnapshots(directory, log);
  await snapshots.save('quote', { docs: ['later'] }, 2);
  await snapshots.save('quote', { docs: ['before'] }, 1);
  await snapshots.remove('quote', 1);
  expect(await snapshots.load('quote')).toEqual({ docs: ['later'] });
  await snapshots.remove('quote', 3);
  await snapshots.save('quote', { docs: ['later'] }, 2);
  expect(await snapshots.load('quote')).toBeNull();
});

test('a damaged copy counts as none and is told', async () => {
  writeFileSync(join(directory, 'quote.json'), '{"docs":');
  expect(await createSnapshots(directory, log).load('quote')).toBeNull();
  expect(log.warn).toHaveBeenCalled();
});

test('a disk that refuses is told and stops nothing', async () => {
  const file = join(directory, 'a-file');
  writeFileSync(file, '');
  await createSnapshots(join(file, 'inside'), log).save('quote', { docs: [] }, 0);
  expect(log.error).toHaveBeenCalled();
});

test('a name with slashes stays inside the folder', async () => {
  const snapshots = createSnapshots(directory, log);
  await snapshots.save('../../etc/passwd', { docs: [] }, 0);
  expect(readdirSync(directory)).toEqual([expect.stringMatching(/^------etc-passwd-[0-9a-f]{16}\.json$/)]);
});

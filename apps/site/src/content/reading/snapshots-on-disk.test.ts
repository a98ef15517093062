import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSnapshots } from './snapshots.ts';

/** What is done to the disk, as it begins and as it ends. */
const steps: string[] = [];

/** The real thing, slowed down, so that the person who does not wait for it is seen to go on. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  steps.push(`${name} begins`);
  try {
    for (let turns = 0; turns < 5; turns += 1) await new Promise((turn) => setImmediate(turn));
    return await work();
  } finally {
    steps.push(`${name} ends`);
  }
}

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const slow = (file: FileHandle) =>
    Object.assign(file, {
      writeFile: slowly('write', file.writeFile.bind(file)),
      sync: slowly('sync', file.sync.bind(file)),
      close: slowly('close', file.close.bind(file)),
    });
  return {
    ...real,
    mkdir: slowly('folder', real.mkdir),
    open: slowly('open', async (...of: Parameters<typeof open>) => slow(await real.open(...of))),
    rename: slowly('rename', real.rename),
    rm: slowly('remove', real.rm),
  };
});

function slowly<Of extends unknown[], Gives>(name: string, work: (...of: Of) => Promise<Gives>) {
  return (...of: Of) => step(name, () => work(...of));
}

const inOrder = (...names: string[]) => names.flatMap((name) => [`${name} begins`, `${name} ends`]);
const written = ['folder', 'open', 'write', 'sync', 'close', 'rename'];
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sundowner-snapshots-'));
  steps.length = 0;
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

test('a copy is written, brought to the disk and closed before it takes its name, and only then is it kept', async () => {
  await createSnapshots(join(directory, 'kept'), log).save('quote', { docs: [1] }, 0);
  expect(steps).toEqual(inOrder(...written));
});

test('a copy that cannot take its name is gone before anybody goes on', async () => {
  mkdirSync(join(directory, 'quote.json', 'in the way'), { recursive: true });
  await createSnapshots(directory, log).save('quote', { docs: [1] }, 0);
  expect(steps).toEqual(inOrder(...written, 'remove'));
  expect(readdirSync(directory)).toEqual(['quote.json']);
});

test('what is removed while it is still being written is gone, and stays gone', async () => {
  const snapshots = createSnapshots(directory, log);
  const saved = snapshots.save('quote', { docs: [1] }, 0);
  await snapshots.remove('quote', 0);
  expect(steps).toEqual(inOrder(...written, 'remove'));
  await saved;
  expect(await snapshots.load('quote')).toBeNull();
});

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fitsMemory, makeRunFolder } from './run-folder.ts';

const gibibyte = 2 ** 30;
const well = {
  mounts:
    'proc /proc proc rw 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\ntmpfs /run tmpfs rw,noexec 0 0\n',
  freeRoom: 8 * gibibyte,
  freeMemory: 14 * gibibyte,
};

test('files of a run lie in memory where there is a folder for it and all of them fit', () => {
  expect(fitsMemory(well)).toBe(true);
});

test.each([
  ['without such a folder', { mounts: '' }],
  ['with one of another kind', { mounts: well.mounts.replace('/dev/shm tmpfs', '/dev/shm ext4') }],
  ['where nothing is run from, as in a container', { mounts: well.mounts.replace('nodev', 'noexec') }],
  ['that is only read', { mounts: well.mounts.replace('/dev/shm tmpfs rw', '/dev/shm tmpfs ro') }],
  ['over which another lies', { mounts: `${well.mounts}shm /dev/shm tmpfs rw,noexec 0 0\n` }],
  ['with 64 MB, as in a container', { freeRoom: 2 ** 26 }],
  ['of a machine with little memory', { freeMemory: 8 * gibibyte }],
])('they lie on the disk of a machine %s', (_, less) => {
  expect(fitsMemory({ ...well, ...less })).toBe(false);
});

test('a run removes its folder, and those of runs that were killed, and leaves one that is running', () => {
  const parent = mkdtempSync(join(tmpdir(), 'run-folders-'));
  try {
    const left = join(parent, 'sd-killed');
    mkdirSync(left);
    for (const name of ['run.db', 'studio.db']) writeFileSync(join(left, name), '');
    mkdirSync(join(parent, 'sd-others'));
    const running = makeRunFolder(parent);
    expect(existsSync(left)).toBe(false);
    const second = makeRunFolder(parent);
    expect([running.path, second.path, join(parent, 'sd-others')].map(existsSync)).toEqual([
      true,
      true,
      true,
    ]);
    second.remove();
    expect([running.path, second.path].map(existsSync)).toEqual([true, false]);
    running.remove();
    expect(existsSync(running.path)).toBe(false);
  } finally {
    rmSync(parent, { recursive: true });
  }
});

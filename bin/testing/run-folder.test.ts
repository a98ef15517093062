import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { tryLock } from '../product/file-lock.ts';
import { fitsMemory, makeRunFolder, mountsIn } from './run-folder.ts';

const gibibyte = 2 ** 30;
const well = {
  mounts:
    'proc /proc proc rw 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\ntmpfs /run tmpfs rw,noexec 0 0\n',
  freeRoom: 8 * gibibyte,
  freeMemory: 14 * gibibyte,
  running: 0,
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
  ['with room for another run that goes on, and none besides', { running: 1, freeMemory: 64 * gibibyte }],
  ['with memory for another run that goes on, and none besides', { running: 1, freeRoom: 64 * gibibyte }],
  ['of a machine with little memory', { freeMemory: 8 * gibibyte }],
])('they lie on the disk of a machine %s', (_, less) => {
  expect(fitsMemory({ ...well, ...less })).toBe(false);
});

test('several runs lie in memory where all of them fit', () => {
  const wide = { ...well, running: 1, freeRoom: 12 * gibibyte, freeMemory: 18 * gibibyte };
  expect(fitsMemory(wide)).toBe(true);
});

/** Folders of runs in one that is removed after `work`. */
function within(work: (parent: string) => void): void {
  const parent = mkdtempSync(join(tmpdir(), 'run-folders-'));
  try {
    work(parent);
  } finally {
    rmSync(parent, { recursive: true });
  }
}

function killedIn(parent: string): string {
  const left = join(parent, 'sd-killed');
  mkdirSync(left);
  for (const name of ['run.db', 'studio.db']) writeFileSync(join(left, name), '');
  return left;
}

test('what killed runs left is removed before a place is chosen, also where none is chosen', () =>
  within((disk) => {
    const [onDisk, inMemory] = [killedIn(disk), `/dev/shm/sd-test-${process.pid}`];
    vi.stubEnv('TMPDIR', disk);
    // Where the machine has such a folder.
    const there = existsSync('/dev/shm');
    if (there) {
      mkdirSync(inMemory);
      writeFileSync(join(inMemory, 'run.db'), '');
    }
    try {
      const run = makeRunFolder();
      run.remove();
      expect(run.path.startsWith(disk)).toBe(true);
      expect([onDisk, inMemory].filter(existsSync)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
      rmSync(inMemory, { recursive: true, force: true });
    }
  }));

test('a run whose folder another has taken for a killed run makes another', () =>
  within((parent) => {
    const taken: string[] = [];
    const run = makeRunFolder({
      parent,
      take(path) {
        taken.push(path);
        return taken.length === 1 ? null : tryLock(path);
      },
    });
    expect(taken.map((path) => path === join(run.path, 'run.db'))).toEqual([false, true]);
    run.remove();
  }));

test('a run removes its folder, and those of runs that were killed, and leaves one that is running', () =>
  within((parent) => {
    const left = killedIn(parent);
    mkdirSync(join(parent, 'sd-others'));
    const running = makeRunFolder({ parent });
    expect(existsSync(left)).toBe(false);
    const second = makeRunFolder({ parent });
    const folders = [running.path, second.path, join(parent, 'sd-others')];
    expect(folders.map(existsSync)).toEqual([true, true, true]);
    second.remove();
    expect([running.path, second.path].map(existsSync)).toEqual([true, false]);
    running.remove();
    expect(existsSync(running.path)).toBe(false);
  }));

test('what a killed run mounted in its folder is known, the innermost first, and nothing beside it', () => {
  const mounts = `${well.mounts}tmpfs /dev/shm/sd-a/disk tmpfs rw 0 0\ntmpfs /dev/shm/sd-a/disk/inner tmpfs rw 0 0\ntmpfs /dev/shm/sd-ab/disk tmpfs rw 0 0\n`;
  expect(mountsIn('/dev/shm/sd-a', mounts)).toEqual(['/dev/shm/sd-a/disk/inner', '/dev/shm/sd-a/disk']);
});

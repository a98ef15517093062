import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRelease } from './release.ts';

const commit = '76e774b80123456789012345678901234567890a';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sundowner-release-'));
  writeFileSync(join(root, 'package.json'), '{"version": "1.2.3"}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(files: Record<string, string>): void {
  mkdirSync(join(root, '.git', 'refs', 'heads'), { recursive: true });
  for (const [name, words] of Object.entries(files)) writeFileSync(join(root, '.git', name), words);
}

test.each([
  ['a branch', { HEAD: 'ref: refs/heads/main\n', 'refs/heads/main': `${commit}\n` }],
  [
    'a packed branch',
    { HEAD: 'ref: refs/heads/main\n', 'packed-refs': `# pack-refs\n${commit} refs/heads/main\n` },
  ],
  ['no branch', { HEAD: `${commit}\n` }],
])('CLU-08/version the commit of a checkout on %s', (_, files) => {
  git(files);
  expect(readRelease(root)).toEqual({ version: '1.2.3', commit: '76e774b801' });
});

test('CLU-08/version an image says its commit in a file, and what says nothing has none', () => {
  expect(readRelease(root)).toEqual({ version: '1.2.3', commit: null });
  writeFileSync(join(root, '.commit'), 'abcdef012345\n');
  git({ HEAD: `${commit}\n` });
  expect(readRelease(root).commit).toBe('abcdef0123');
  writeFileSync(join(root, '.commit'), 'unknown');
  expect(readRelease(root).commit).toBeNull();
  expect(readRelease(join(root, 'nowhere'))).toEqual({ version: 'unknown', commit: null });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assertNoneAside } from './kept-aside.ts';

test('CLU-06/moved files that wait aside for a removal that was cut off are not left behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-aside-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  assertNoneAside(folder);
  const aside = join(folder, '.kept', 'a-removal');
  mkdirSync(aside, { recursive: true });
  assertNoneAside(folder);
  writeFileSync(join(aside, 'dusk.webp'), 'x');
  expect(() => assertNoneAside(folder)).toThrow('.kept holds 1 file of a removal that was cut off');
});

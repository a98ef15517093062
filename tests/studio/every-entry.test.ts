import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { studioDirectory } from '../../bin/product/paths.ts';
import type { Republished } from '../support/publish-everything.ts';
import { seededHome } from '../support/seeded-studio.ts';

const script = join(import.meta.dirname, '../support/publish-everything.ts');

/** A run of this file alone makes the demonstration first, which takes minutes on a busy machine. */
test('every published entry of the demonstration is published again as it stands', async () => {
  const home = await seededHome();
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script],
      { cwd: studioDirectory, env: home.env, maxBuffer: 16_000_000 },
    );
    const { published, refused } = JSON.parse(stdout) as Republished;
    expect(refused).toEqual([]);
    expect(published).toBeGreaterThan(950);
  } finally {
    home.remove();
  }
}, 1_200_000);

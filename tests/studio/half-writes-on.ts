import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { studioDirectory } from '../../bin/product/paths.ts';
import type { Refusal } from '../support/half-writes.ts';
import { makePeople, migratedHome } from '../support/kept-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { makeStudioHome, studioCommand } from '../support/studio-process.ts';
import type { Dialect } from './shared-studio.ts';

const script = join(import.meta.dirname, '../support/half-writes.ts');

/** Each refusal of one statement on a new database, in a program of its own: the driver is changed under it. */
async function refusalsOn(dialect: Dialect): Promise<Refusal[]> {
  const database: Record<string, string> =
    dialect === 'postgres' ? { DATABASE_URL: await (await startPostgres()).createDatabase() } : {};
  const home = await makeStudioHome({ SITE_URL: 'https://www.example.com', ...database });
  try {
    if (dialect === 'postgres') {
      await studioCommand(home, 'migrate');
      await makePeople(home);
    } else await migratedHome(home, 'peopled');
    const run = promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      cwd: studioDirectory,
      env: home.env,
      maxBuffer: 64_000_000,
    });
    const { stdout } = await run;
    return JSON.parse(stdout) as Refusal[];
  } finally {
    home.remove();
  }
}

/** Of a studio's own operations on a database, without its HTTP. */
export function halfWritesOn(dialect: Dialect): void {
  test(`on ${dialect} nothing an editor does is left half done by a statement that fails`, async () => {
    const refusals = await refusalsOn(dialect);
    expect(refusals.filter(({ failed, changed }) => !failed || changed.length > 0)).toEqual([]);
    expect(refusals.length).toBeGreaterThan(200);
    // The COMMIT is among them: its failure is an error for the caller.
    expect(refusals.filter(({ statement }) => /^\s*commit/i.test(statement)).length).toBeGreaterThan(15);
  });
}

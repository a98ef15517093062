import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, builds, inputDigest, studioInputs } from '../../bin/product/build.ts';
import { checkSettings } from '../../bin/product/check-settings.ts';
import { waitForLock } from '../../bin/product/file-lock.ts';
import type { Installation } from '../../bin/product/installation.ts';
import { initialise } from '../../bin/product/instance.ts';
import type { OwnedProgram } from '../../bin/product/owned-process.ts';
import { studioDirectory, workDirectory } from '../../bin/product/paths.ts';
import { finishPictures, seedDemonstration } from '../../bin/product/seed.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { keptDatabases } from './kept-databases.ts';

/** Builds both applications when their sources changed. */
export async function builtProduct(signal: AbortSignal): Promise<void> {
  const env = { ...cleanEnvironment(), NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  for (const build of builds) await buildIfChanged(build, env, { signal });
}

/** Whatever changes what a seeded data directory holds. */
const inputs = [
  ...studioInputs,
  'packages/enquiries/src/forms/**',
  'demo/**',
  'tests/support/{kept-databases,seeded-directory,tests-demonstration}.ts',
];

/** Fills a studio with every word of the demonstration and tiny pictures (`tests-demonstration.ts`). */
const testsDemonstration = ({ env }: Pick<Installation, 'env'>): OwnedProgram => ({
  script: join(import.meta.dirname, 'tests-demonstration.ts'),
  args: [],
  cwd: studioDirectory,
  env,
});

/**
 * A data directory with the tests' demonstration, made once for each state of the sources and kept for the next run; earlier ones are
 * removed. Copy it, never start a product on it.
 */
export async function seededDirectory(signal: AbortSignal): Promise<string> {
  const folder = join(workDirectory, 'seeded');
  mkdirSync(folder, { recursive: true });
  const release = await waitForLock(join(workDirectory, 'seeding.db'), signal);
  try {
    const ready = join(folder, inputDigest(inputs).slice(0, 16));
    if (existsSync(ready)) return ready;
    const earlier = readdirSync(folder);
    const making = mkdtempSync(join(folder, 'making-'));
    const installation = checkSettings({ ...cleanEnvironment(), DATA_DIR: making } as NodeJS.ProcessEnv);
    initialise(installation.settings);
    mkdirSync(join(making, 'studio'), { mode: 0o700 });
    copyFileSync((await keptDatabases()).empty, join(making, 'studio', 'studio.db'));
    await seedDemonstration(installation, () => {}, signal, testsDemonstration(installation));
    // There is nothing left to make; it says so, as after a real seed.
    await finishPictures(installation, signal);
    // The site's own copies: it would ask the studio for a thousand of them at its start, and for another when a page shows it.
    cpSync(join(making, 'media'), join(making, 'site', 'media'), { recursive: true });
    for (const old of earlier) rmSync(join(folder, old), { recursive: true, force: true });
    renameSync(making, ready);
    return ready;
  } finally {
    release();
  }
}

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
import { installation } from '../collections/second/installation.ts';
import { keptDatabases } from './kept-databases.ts';

/** Builds both applications when their sources changed. */
export async function builtProduct(signal: AbortSignal): Promise<void> {
  const env = { ...cleanEnvironment(), NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  for (const build of builds) await buildIfChanged(build, env, { signal });
}

/** A collection a data directory can hold. */
export type SeededCollection = 'demonstration' | 'second';

/** How each is put in, and whatever changes what a directory with it holds. */
const seeds = {
  demonstration: {
    folder: 'seeded',
    script: 'tests-demonstration.ts',
    settings: {},
    inputs: ['tests/support/{kept-databases,seeded-directory,tests-demonstration,tiny-seed}.ts'],
  },
  second: {
    folder: 'seeded-second',
    script: 'seed-second.ts',
    settings: installation,
    inputs: [
      'tests/collections/second.ts',
      'tests/collections/second/**',
      'tests/support/{kept-databases,seed-second,seeded-directory,tiny-seed}.ts',
    ],
  },
} as const;

const inputsOf = (collection: SeededCollection) => [
  ...studioInputs,
  'packages/enquiries/src/forms/**',
  'demo/**',
  ...seeds[collection].inputs,
];

/** Fills a studio with every word of a collection and tiny pictures (`tiny-seed.ts`). */
const seedProgram = (collection: SeededCollection, { env }: Pick<Installation, 'env'>): OwnedProgram => ({
  script: join(import.meta.dirname, seeds[collection].script),
  args: [],
  cwd: studioDirectory,
  env,
});

/**
 * A data directory with a collection in it, made once for each state of the sources and kept for the next run; earlier ones are
 * removed. Copy it, never start a product on it.
 */
export async function seededDirectory(
  signal: AbortSignal,
  collection: SeededCollection = 'demonstration',
): Promise<string> {
  const folder = join(workDirectory, seeds[collection].folder);
  mkdirSync(folder, { recursive: true });
  const release = await waitForLock(join(workDirectory, `${seeds[collection].folder}.db`), signal);
  try {
    const ready = join(folder, inputDigest(inputsOf(collection)).slice(0, 16));
    if (existsSync(ready)) return ready;
    const earlier = readdirSync(folder);
    const making = mkdtempSync(join(folder, 'making-'));
    const env = { ...cleanEnvironment(), ...seeds[collection].settings, DATA_DIR: making };
    const installed = checkSettings(env as NodeJS.ProcessEnv);
    initialise(installed.settings);
    mkdirSync(join(making, 'studio'), { mode: 0o700 });
    copyFileSync((await keptDatabases()).empty, join(making, 'studio', 'studio.db'));
    await seedDemonstration(installed, () => {}, signal, seedProgram(collection, installed));
    // There is nothing left to make; it says so, as after a real seed.
    await finishPictures(installed, signal);
    // The site's own copies: it would ask the studio for a thousand of them at its start, and for another when a page shows it.
    cpSync(join(making, 'media'), join(making, 'site', 'media'), { recursive: true });
    for (const old of earlier) rmSync(join(folder, old), { recursive: true, force: true });
    renameSync(making, ready);
    return ready;
  } finally {
    release();
  }
}

import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, builds, inputDigest } from '../../bin/product/build.ts';
import { checkSettings } from '../../bin/product/check-settings.ts';
import { waitForLock } from '../../bin/product/file-lock.ts';
import { initialise } from '../../bin/product/instance.ts';
import { workDirectory } from '../../bin/product/paths.ts';
import { migrateStudio } from '../../bin/product/prepare.ts';
import { finishPictures, seedDemonstration } from '../../bin/product/seed.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';

/** Builds both applications when their sources changed. */
export async function builtProduct(signal: AbortSignal): Promise<void> {
  const env = { ...cleanEnvironment(), NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  for (const build of builds) await buildIfChanged(build, env, { signal });
}

/** Whatever changes what a seeded data directory holds. */
const inputs = ['package-lock.json', 'packages/{brand,keyring}/**', 'apps/studio/**', 'demo/**'];

/** What the demonstration's pictures are kept as. */
const formats = ['avif', 'webp'];

/**
 * Copies the sizes of pictures that two media folders both hold, so that only the others are encoded.
 *
 * @param wanted by the name of the original without its ending
 */
export function takeOverSizes(
  from: string,
  to: string,
  wanted: (original: string) => boolean = () => true,
): void {
  if (!existsSync(from)) return;
  const there = new Set(readdirSync(to));
  for (const name of readdirSync(from)) {
    const original = /^(.+-[0-9a-f]{8})-\d+\.(?:avif|webp)$/.exec(name)?.[1];
    if (!original || !wanted(original) || there.has(name)) continue;
    if (formats.some((format) => there.has(`${original}.${format}`)))
      copyFileSync(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
  }
}

/**
 * A data directory with the demonstration collection, made once for each state of the sources and kept for the next
 * run; earlier ones are removed. Copy it, never start a product on it.
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
    await migrateStudio(installation, signal);
    await seedDemonstration(installation, () => {}, signal);
    for (const old of earlier) takeOverSizes(join(folder, old, 'media'), join(making, 'media'));
    await finishPictures(installation, signal);
    for (const old of earlier) rmSync(join(folder, old), { recursive: true, force: true });
    renameSync(making, ready);
    return ready;
  } finally {
    release();
  }
}

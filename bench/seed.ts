import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { checkSettings } from '../bin/product/check-settings.ts';
import { initialise } from '../bin/product/instance.ts';
import { migrateStudio } from '../bin/product/prepare.ts';
import { finishPictures, seedDemonstration } from '../bin/product/seed.ts';
import { cleanEnvironment } from '../bin/testing/clean-environment.ts';

/**
 * `npm run bench -- seed`: how long a new store takes until its pages stand (bar: 90 s on two cores), and until every size of every
 * picture is made (bar: 4 minutes). Seconds, wall clock.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'bench-seed-'));
const signal = AbortSignal.timeout(900_000);
const bars = { pages: 90, sizes: 240 };

async function timed(words: string, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${words.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s\n`);
  return seconds;
}

try {
  const installation = checkSettings({ ...cleanEnvironment(), DATA_DIR: dataDir } as NodeJS.ProcessEnv);
  initialise(installation.settings);
  await timed('database', () => migrateStudio(installation, signal));
  let last = '';
  const pages = await timed('pages stand', () =>
    seedDemonstration(
      installation,
      (line) => {
        last = line;
      },
      signal,
    ),
  );
  const sizes = await timed('every size', () => finishPictures(installation, signal));
  process.stdout.write(`${last}\n`);
  if (pages > bars.pages || pages + sizes > bars.sizes) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

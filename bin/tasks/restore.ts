import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Restored, restore } from '../archive/restore.ts';
import { createProgress, LaunchError } from '../launcher/progress.mjs';
import { assertWritable } from '../product/data-directory.ts';
import { readInstallation } from '../product/installation.ts';
import { lockInstance } from '../product/instance-lock.ts';
import { runTask } from '../product/run-task.ts';

const enquiries = (count: number) => (count === 1 ? 'One enquiry' : `${count} enquiries`);

/** What was erased on request, and what came to its end by itself, each in its own words. */
function erasedWords({ asked, ended }: Restored['erasedAgain']): readonly string[] {
  if (asked + ended === 0) return ['No enquiry had been erased since then.'];
  return [
    ...(asked > 0 ? [`${enquiries(asked)} that had been erased on request since then: erased again.`] : []),
    ...(ended > 0
      ? [
          `${enquiries(ended)} whose time of retention had ended, or that nobody had agreed to keep: erased again.`,
        ]
      : []),
  ];
}

/** What becomes of the enquiries in a store that was replaced. */
function keptWords({ previous, manifest }: Restored): readonly string[] {
  if (previous === null) return [];
  return manifest.database === 'postgres'
    ? ['Nobody is erased in the schemas that were replaced: drop them as soon as you can.']
    : [
        'The enquiries in the one that was replaced are erased with those of the store, and it goes by itself after thirty days.',
      ];
}

const progress = createProgress(process.stderr);

/** `npm run restore -- FOLDER [--force]`: puts a backup in the place of the stores; the product must be stopped. */
await runTask(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [given] = positionals;
  if (!given) throw new LaunchError('Say which backup: npm run restore -- FOLDER [--force].');
  const folder = resolve(process.env.INIT_CWD ?? '.', given);
  const { settings } = readInstallation();
  assertWritable(settings.dataDir, 'DATA_DIR');
  const lock = lockInstance(settings.dataDir);
  try {
    const done = await progress.step('Restoring', (report) =>
      restore(settings, folder, { force: values.force, report }),
    );
    const lines = [
      `Restored the backup of ${done.manifest.createdAt}: ${done.enquiries} enquiries, the content and ${done.pictures} picture files.`,
      ...erasedWords(done.erasedAgain),
      ...[done.previous, done.previousStudio]
        .filter((path) => path !== null)
        .map((path) => `The store that was there is kept as ${path}; remove it once all is well.`),
      ...keptWords(done),
      `${done.deliveries} deliveries came with it; those that were pending are made at the next start.`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  } finally {
    lock.release();
  }
});

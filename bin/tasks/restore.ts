import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '../archive/restore.ts';
import { createProgress, LaunchError } from '../launcher/progress.mjs';
import { assertWritable } from '../product/data-directory.ts';
import { readInstallation } from '../product/installation.ts';
import { lockInstance } from '../product/instance-lock.ts';
import { runTask } from '../product/run-task.ts';

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
      done.erasedAgain > 0
        ? `${done.erasedAgain} enquiries erased since then were erased again.`
        : 'No enquiry had been erased since then.',
      ...[done.previous, done.previousStudio]
        .filter((path) => path !== null)
        .map((path) => `The store that was there is kept as ${path}; remove it once all is well.`),
      ...(done.previous === null
        ? []
        : [
            'The enquiries in the one that was replaced are erased with those of the store, and it goes by itself after thirty days.',
          ]),
      `${done.deliveries} deliveries came with it; those that were pending are made at the next start.`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  } finally {
    lock.release();
  }
});

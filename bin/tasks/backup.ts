import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../archive/back-up.ts';
import { createProgress } from '../launcher/progress.mjs';
import { readInstallation } from '../product/installation.ts';
import { runTask } from '../product/run-task.ts';

const progress = createProgress(process.stderr);

/** `npm run backup [-- --to FOLDER]`: an online backup; prints its folder on standard output. */
await runTask(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { settings } = readInstallation();
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const target = values.to
    ? resolve(process.env.INIT_CWD ?? '.', values.to)
    : join(settings.dataDir, 'backups', stamp);
  const { folder, manifest } = await progress.step('Backing up', (report) =>
    backUp(settings, target, report),
  );
  const megabytes = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  progress.say(`${manifest.enquiries} enquiries, content and pictures, ${megabytes.toFixed(1)} MB.`);
  progress.say(`The keys in ${settings.keysDir} are not in it; keep a copy of them in a place of their own.`);
  process.stdout.write(`${folder}\n`);
  return 0;
});

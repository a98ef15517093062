import { parseArgs } from 'node:util';
import { runTask } from '../product/run-task.ts';
import { readmeFault, writeReadme } from '../settings/readme.ts';

/** `npm run settings [-- --write]`: says whether the README tells the settings as their rows do, or writes them there. */
await runTask(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => !word.startsWith('--since=')),
    options: { write: { type: 'boolean', default: false } },
  });
  if (values.write) writeReadme();
  const fault = readmeFault();
  process.stdout.write(`${fault ?? 'The table of settings in README.md is up to date.'}\n`);
  return fault ? 1 : 0;
});

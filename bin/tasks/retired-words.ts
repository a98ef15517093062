import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../product/paths.ts';
import { runTask } from '../product/run-task.ts';
import { retiredWordFaults } from '../testing/find-retired-words.ts';

const folders = ['apps', 'bench', 'bin', 'demo', 'docs', 'packages', 'tests'];

/** A step of `npm run check`: words that names and comments do not use any more (CONTRIBUTING.md, "Plain words"). */
await runTask(async () => {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  // A file that is deleted but not yet staged is still listed.
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  const faults = retiredWordFaults(root, files);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
});

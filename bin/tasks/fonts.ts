import { join } from 'node:path';
import { runOwned } from '../product/owned-process.ts';
import { root } from '../product/paths.ts';
import { runTask } from '../product/run-task.ts';

/** `npm run fonts`: makes the typefaces of a first view anew. */
await runTask(async (stop) => {
  const script = join(root, 'apps', 'site', 'build', 'make-fonts.ts');
  const { code, stderr } = await runOwned(
    { script, args: [], cwd: root, env: process.env },
    { signal: stop, onLine: (line) => process.stdout.write(`${line}\n`) },
  );
  process.stderr.write(stderr);
  return code;
});

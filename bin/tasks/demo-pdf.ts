import { join } from 'node:path';
import { runOwned } from '../product/owned-process.ts';
import { root } from '../product/paths.ts';
import { runTask } from '../product/run-task.ts';

/** `npm run demo:pdf`: makes the demonstration's PDFs from its words, those that changed. */
await runTask(async (stop) => {
  const script = join(root, 'demo', 'pdf', 'make.ts');
  const { code, stderr } = await runOwned(
    { script, args: [], cwd: root, env: process.env },
    { signal: stop, onLine: (line) => process.stdout.write(`${line}\n`) },
  );
  process.stderr.write(stderr);
  return code;
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../launcher/progress.mjs';
import { runTask } from '../product/run-task.ts';

const folder = join(import.meta.dirname, '../../bench');

/** `npm run bench -- <name> [arguments]`: one of the measurements in bench/; without a name it says which there are. */
await runTask(async (stop) => {
  const [name, ...args] = process.argv.slice(2).filter((word) => !word.startsWith('--since='));
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3));
  if (!name || !names.includes(name)) {
    throw new LaunchError(`Say which measurement: npm run bench -- <${names.join('|')}> [arguments].`);
  }
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(folder, `${name}.ts`), ...args],
    { stdio: 'inherit' },
  );
  stop.addEventListener('abort', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
});

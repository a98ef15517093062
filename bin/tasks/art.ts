import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runTask } from '../product/run-task.ts';
import { needChromium } from '../testing/outside-programs.ts';

const generator = join(import.meta.dirname, '../../demo/art/main.ts');

/** `npm run art -- [id or start of ids …] [--size=1920x1200] [--out=FOLDER]`: draws the demonstration's plates, and a contact sheet of them. */
await runTask(async (stop) => {
  const chromium = await needChromium(stop);
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', generator, `--chromium=${chromium}`, ...process.argv.slice(2)],
    { stdio: 'inherit', cwd: process.env.INIT_CWD ?? process.cwd() },
  );
  stop.addEventListener('abort', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
});

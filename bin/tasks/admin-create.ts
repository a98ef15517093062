import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { checkSettings } from '../product/check-settings.ts';
import { assertInitialised } from '../product/instance.ts';
import { studioCommand } from '../product/programs.ts';
import { runTask } from '../product/run-task.ts';

/** `npm run admin:create`: an account in the studio. The studio's own command asks for what is not given. */
await runTask(async () => {
  const installation = checkSettings();
  assertInitialised(installation.settings);
  const { script, args, cwd, env } = studioCommand('admin-create', installation, withAbsoluteFile());
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd,
    env,
    stdio: 'inherit',
  });
  return await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
});

/** The studio's commands run in its folder, so a file named from the caller's folder is named in full. */
function withAbsoluteFile(): string[] {
  const args = process.argv.slice(2);
  const file = args.indexOf('--password-file') + 1;
  if (file === 0 || args[file] === undefined) return args;
  return args.with(file, resolve(process.env.INIT_CWD ?? '.', args[file]));
}

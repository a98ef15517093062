import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { checkSettings } from '../product/check-settings.ts';
import { assertInitialised } from '../product/instance.ts';
import { studioCommand } from '../product/programs.ts';
import { runTask } from '../product/run-task.ts';

const withPath = new Set(['--mapping', '--assets', '--published', '--report']);
const withValue = new Set(['--locale', '--changed', '--archived']);

/** `npm run content:import -- EXPORT.json`: brings the content of a Contentful export, beside the running product or without it. */
await runTask(async (stop) => {
  const given = process.argv.slice(2);
  const installation = checkSettings();
  if (!given.includes('--help')) assertInitialised(installation.settings);
  const { script, args, cwd, env } = studioCommand('content-import', installation, absolute(given));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd,
    env,
    stdio: 'inherit',
  });
  // The command ends by itself after the entry it is at, and reports what it did.
  stop.addEventListener('abort', () => child.kill('SIGTERM'));
  return await new Promise<number>((done) => {
    child.once('error', () => done(1));
    child.once('exit', (code) => done(code ?? 1));
  });
});

/** The studio's commands run in its folder, so files named from the caller's folder are named in full. */
function absolute(args: readonly string[]): string[] {
  const inFull = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
  return args.map((arg, at) => {
    const before = args[at - 1] ?? '';
    if (withPath.has(before)) return inFull(arg);
    const [name, path] = arg.split(/=(.*)/s);
    if (name && path !== undefined && withPath.has(name)) return `${name}=${inFull(path)}`;
    return arg.startsWith('-') || withValue.has(before) ? arg : inFull(arg);
  });
}

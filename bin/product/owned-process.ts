import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { LaunchError } from '../launcher/progress.mjs';

/** A Node program of the product, run as a process of its own. */
export interface OwnedProgram {
  /** Absolute path of the script. */
  readonly script: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

const preload = pathToFileURL(join(import.meta.dirname, 'orphan-watch.ts')).href;
const ownGroup = process.platform !== 'win32';

/**
 * Starts a program that dies with this process. It has a process group of its own, so that Ctrl-C in a terminal reaches
 * the launcher alone, which then stops its programs in order.
 */
export function spawnOwned(program: OwnedProgram): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', preload, program.script, ...program.args],
    {
      cwd: program.cwd,
      env: { ...program.env, SUNDOWNER_OWNER: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: ownGroup,
    },
  );
  // A child that died at once has closed the channel; writing nothing to it, we need not hear of it.
  child.on('error', () => {});
  return child;
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (ownGroup && signal === 'SIGKILL' && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/**
 * Stops a program: asks it to finish, and ends it and whatever it started after `grace` milliseconds.
 *
 * @returns whether it went by itself
 */
export async function stopOwned(child: ChildProcess, grace: number): Promise<boolean> {
  if (ended(child)) return true;
  const exit = new Promise<true>((resolve) => child.once('exit', () => resolve(true)));
  kill(child, 'SIGTERM');
  const inTime = await Promise.race([exit, sleep(grace, false, { ref: false })]);
  if (!inTime) {
    kill(child, 'SIGKILL');
    await exit;
  }
  return inTime;
}

/** What a program that ran to its end left. */
export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a program to its end.
 *
 * @param options.onLine hears every line of standard output as it comes
 * @param options.logFile receives everything the program writes
 * @throws the reason of `options.signal` when that stopped the program
 */
export async function runOwned(
  program: OwnedProgram,
  options: { signal?: AbortSignal; onLine?: (line: string) => void; logFile?: string } = {},
): Promise<Finished> {
  options.signal?.throwIfAborted();
  const child = spawnOwned(program);
  const log = options.logFile ? createWriteStream(options.logFile, { mode: 0o600 }) : null;
  // A log that cannot be written ends nothing.
  log?.on('error', () => {});
  const output = { stdout: '', stderr: '' };
  let rest = '';
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] = (output[name] + text).slice(-1_000_000);
      log?.write(text);
      if (name !== 'stdout' || !options.onLine) return;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) options.onLine(line);
    });
  }
  const stop = () => void stopOwned(child, 5000);
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    const code = await new Promise<number>((resolve) => {
      child.once('close', (exitCode, signal) => resolve(exitCode ?? (signal ? 1 : 0)));
      child.once('error', () => resolve(1));
    });
    options.signal?.throwIfAborted();
    return { code, ...output };
  } finally {
    options.signal?.removeEventListener('abort', stop);
    log?.end();
  }
}

/**
 * Runs a program that must succeed.
 *
 * @param failure the sentence for the operator when it does not
 * @throws LaunchError with that sentence and the last lines the program wrote
 */
export async function runOrFail(
  program: OwnedProgram,
  failure: string,
  options: Parameters<typeof runOwned>[1] = {},
): Promise<Finished> {
  const result = await runOwned(program, options);
  if (result.code === 0) return result;
  const words = `${result.stdout}\n${result.stderr}`.trim().split('\n').slice(-20).join('\n');
  throw new LaunchError(`${failure}\n\n${words}\n`);
}

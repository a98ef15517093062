import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { duration, LaunchError } from '../launcher/progress.mjs';

/** A Node program of the product, run as a process of its own. */
export interface OwnedProgram {
  /** Absolute path of the script. */
  readonly script: string;
  /** Options of Node's own, before the script. */
  readonly nodeOptions?: readonly string[];
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
    [
      '--disable-warning=ExperimentalWarning',
      ...(program.nodeOptions ?? []),
      '--import',
      preload,
      program.script,
      ...program.args,
    ],
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
 * @param signal SIGTERM, on which programs of the product drain first, or SIGINT, on which they do not
 * @returns whether it went by itself
 */
export async function stopOwned(
  child: ChildProcess,
  grace: number,
  signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM',
): Promise<boolean> {
  if (ended(child)) return true;
  const exit = new Promise<true>((resolve) => child.once('exit', () => resolve(true)));
  kill(child, signal);
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
  /** Whether it was ended because its time was over. */
  readonly late: boolean;
}

export interface RunOptions {
  readonly signal?: AbortSignal;
  /** Hears every line of standard output as it comes. */
  readonly onLine?: (line: string) => void;
  /** Receives everything the program writes. */
  readonly logFile?: string;
  /** Milliseconds after which the program is ended, with whatever it started; none when absent. */
  readonly limit?: number;
}

/**
 * Runs a program to its end.
 *
 * @throws the reason of `options.signal` when that stopped the program
 */
export async function runOwned(program: OwnedProgram, options: RunOptions = {}): Promise<Finished> {
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
  const late = new AbortController();
  const timer = options.limit === undefined ? undefined : setTimeout(() => late.abort(), options.limit);
  const ending = AbortSignal.any([...(options.signal ? [options.signal] : []), late.signal]);
  const stop = async () => {
    await stopOwned(child, 5000);
    // What it started may hold its output open, and would be waited for.
    if (late.signal.aborted) kill(child, 'SIGKILL');
  };
  const onEnding = () => void stop();
  ending.addEventListener('abort', onEnding, { once: true });
  try {
    const code = await new Promise<number>((resolve) => {
      child.once('close', (exitCode, signal) => resolve(exitCode ?? (signal ? 1 : 0)));
      child.once('error', () => resolve(1));
    });
    options.signal?.throwIfAborted();
    return { code, ...output, late: late.signal.aborted };
  } finally {
    clearTimeout(timer);
    ending.removeEventListener('abort', onEnding);
    log?.end();
  }
}

/**
 * Runs a program that must succeed.
 *
 * @param failure the sentence for the operator when it does not; that its time was over is said after it
 * @throws LaunchError with that sentence and the last lines the program wrote
 */
export async function runOrFail(
  program: OwnedProgram,
  failure: string,
  options: RunOptions = {},
): Promise<Finished> {
  const result = await runOwned(program, options);
  if (result.code === 0) return result;
  const words = `${result.stdout}\n${result.stderr}`.trim().split('\n').slice(-20).join('\n');
  const over = result.late ? ` It was ended after ${duration(options.limit ?? 0)}.` : '';
  throw new LaunchError(`${failure}${over}\n\n${words}\n`);
}

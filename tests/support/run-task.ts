import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../bin/product/paths.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';

/** A command of `bin/tasks` that runs, with everything it has written so far. */
export interface RunningTask {
  readonly child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Waits until its output matches. @throws Error with the output when it ends before, or takes over `within` ms */
  said(pattern: RegExp, within?: number): Promise<void>;
  /** Waits for its end. @returns its exit code, or the name of the signal that ended it */
  ended(): Promise<number | NodeJS.Signals>;
}

export interface TaskResult {
  readonly code: number | NodeJS.Signals;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts `bin/tasks/<task>.ts` as its launcher would, with settings of the test's own only. @param product the folder of another version than this one */
export function startTask(
  task: string,
  args: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
  product: string = root,
): RunningTask {
  const script = join(product, 'bin', 'tasks', `${task}.ts`);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: product,
    env: { ...cleanEnvironment(), ...settings } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const heard = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      heard[name] += text;
    });
  }
  const end = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1)),
  );
  return {
    child,
    stdout: () => heard.stdout,
    stderr: () => heard.stderr,
    // A program that fails ends and is reported at once; the limit allows for a busy machine.
    async said(pattern, within = 600_000) {
      const deadline = Date.now() + within;
      while (!pattern.test(heard.stdout + heard.stderr)) {
        if (child.exitCode !== null || Date.now() > deadline) {
          throw new Error(`The task ${task} never said ${pattern}:\n${heard.stdout}\n${heard.stderr}`);
        }
        await sleep(50);
      }
    },
    ended: () => end,
  };
}

/** Runs a command to its end. */
export async function runTask(...command: Parameters<typeof startTask>): Promise<TaskResult> {
  const running = startTask(...command);
  const code = await running.ended();
  return { code, stdout: running.stdout(), stderr: running.stderr() };
}

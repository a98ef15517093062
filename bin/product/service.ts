import type { ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError } from '../launcher/progress.mjs';
import { answers } from './local-request.ts';
import { type OwnedProgram, spawnOwned, stopOwned } from './owned-process.ts';
import type { ServiceLog } from './service-log.ts';

/** One program that runs as long as the product does. */
export interface ServiceSpec {
  /** As shown to the operator: "studio". */
  readonly name: string;
  readonly program: OwnedProgram;
  /** Answers 200 once the program is ready. */
  readonly readyUrl: string;
  /** Host header for `readyUrl`, where the program checks it. */
  readonly host?: string;
  readonly log: ServiceLog;
  /** Holds the process id while the program runs. */
  readonly pidFile: string;
  /** Milliseconds the program has to finish what it is doing once it is told to stop. */
  readonly grace: number;
}

/** How patiently a program that stops by itself is started again. Milliseconds. */
export interface RestartPolicy {
  readonly firstWait: number;
  readonly longestWait: number;
  /** A run shorter than this counts as a failed one. */
  readonly steadyAfter: number;
  /** So many failed runs in a row are the end. */
  readonly attempts: number;
  /** A program that is not ready after this long has failed. */
  readonly readyWithin: number;
}

export const standardPolicy: RestartPolicy = {
  firstWait: 500,
  longestWait: 30_000,
  steadyAfter: 30_000,
  attempts: 5,
  readyWithin: 90_000,
};

export interface Service {
  /** Starts the program and waits until it is ready. @throws LaunchError when it stops before, or takes too long */
  start(signal: AbortSignal): Promise<void>;
  /** Stops the program for good. */
  stop(): Promise<void>;
}

/**
 * Runs a program and starts it again whenever it stops by itself.
 *
 * @param say tells the operator what happens
 * @param giveUp is called once when the program does not come back
 */
export function createService(
  spec: ServiceSpec,
  {
    say,
    giveUp,
    policy = standardPolicy,
  }: {
    say: (sentence: string) => void;
    giveUp: (reason: LaunchError) => void;
    policy?: RestartPolicy;
  },
): Service {
  let child: ChildProcess | null = null;
  let failures = 0;
  const stopped = new AbortController();
  const failure = (what: string) =>
    new LaunchError(`The ${spec.name} ${what}; its log is ${spec.log.path}.\n\n${spec.log.tail(15)}\n`);

  async function run(signal: AbortSignal): Promise<ChildProcess> {
    signal.throwIfAborted();
    const started = spawnOwned(spec.program);
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => spec.log.write(text));
    }
    writeFileSync(spec.pidFile, `${started.pid ?? ''}\n`);
    const deadline = Date.now() + policy.readyWithin;
    while (!(await answers(spec.readyUrl, spec.host ? { host: spec.host } : {}))) {
      signal.throwIfAborted();
      if (ended(started)) throw failure(`stopped while starting (${ending(started)})`);
      if (Date.now() > deadline) throw failure(`was not ready after ${policy.readyWithin / 1000} s`);
      await sleep(100);
    }
    // Another program may have answered in its place.
    if (ended(started)) throw failure(`stopped while starting (${ending(started)})`);
    return started;
  }

  function watch(running: ChildProcess): void {
    const since = Date.now();
    running.once('exit', () => {
      if (stopped.signal.aborted) return;
      failures = Date.now() - since < policy.steadyAfter ? failures + 1 : 1;
      restart(`stopped unexpectedly (${ending(running)})`).catch((error: unknown) => {
        if (!stopped.signal.aborted) throw error;
      });
    });
  }

  async function restart(what: string): Promise<void> {
    if (failures > policy.attempts) {
      giveUp(failure(`${what} ${failures} times in a row and is not started again`));
      return;
    }
    const wait = Math.min(policy.firstWait * 2 ** (failures - 1), policy.longestWait);
    say(`The ${spec.name} ${what}; starting it again in ${wait / 1000} s. Its log is ${spec.log.path}.`);
    await sleep(wait, undefined, { signal: stopped.signal });
    try {
      const running = await run(stopped.signal);
      say(`The ${spec.name} is running again.`);
      watch(running);
    } catch (error) {
      if (!(error instanceof LaunchError)) throw error;
      if (child) await stopOwned(child, spec.grace);
      failures += 1;
      await restart('stopped while starting');
    }
  }

  return {
    async start(signal) {
      watch(await run(AbortSignal.any([signal, stopped.signal])));
    },
    async stop() {
      stopped.abort(new Error('stopped'));
      if (child) await stopOwned(child, spec.grace);
      rmSync(spec.pidFile, { force: true });
    },
  };
}

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
const ending = (child: ChildProcess) => child.signalCode ?? `exit code ${child.exitCode}`;

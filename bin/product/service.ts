import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError } from '../launcher/progress.mjs';
import { createHealthQuestion } from './health-question.ts';
import { type HealthPolicy, type LongTrouble, watchHealth } from './health-watch.ts';
import { runFile } from './instance-lock.ts';
import { answers } from './local-request.ts';
import { type OwnedProgram, spawnOwned, stopOwned } from './owned-process.ts';
import {
  ended,
  ending,
  exitOf,
  longTroubleWords,
  outputOf,
  ProgramFault,
  troubleWords,
  wellWords,
} from './program-fault.ts';
import type { ServiceLog } from './service-log.ts';

/** One program that runs as long as the product does. */
export interface ServiceSpec {
  /** As shown to the operator: "studio". */
  readonly name: string;
  readonly program: OwnedProgram;
  /** Answers 200 once the program is ready, and as long as it is well. */
  readonly readyUrl: string;
  /** Host header for `readyUrl`, where the program checks it. */
  readonly host?: string;
  readonly log: ServiceLog;
  /** Holds the process id while the program runs. */
  readonly pidFile: string;
  /** Milliseconds the program has to finish what it is doing once it is told to stop. */
  readonly grace: number;
  /** Milliseconds it goes on as before on top of that, where it is stopped for good; 0 when absent. */
  readonly drain?: number;
  /** Done before the program's first start, and again until it has succeeded. @throws LaunchError */
  readonly prepare?: (signal: AbortSignal) => Promise<void>;
  /** Whether the product ends when a running program stops with a fault no new start mends; else it is started again even then. */
  readonly endsProduct?: boolean;
}

/** How patiently a program that stops by itself is started again. Milliseconds. */
export interface RestartPolicy {
  readonly firstWait: number;
  readonly longestWait: number;
  /** A run shorter than this counts as a failed one. */
  readonly steadyAfter: number;
  /** A program that is not ready after this long has failed; twice as long after each failure, for it may only be slow. */
  readonly readyWithin: number;
  readonly readyWithinAtMost: number;
  /** How a program that runs is watched; not at all when absent. */
  readonly health?: HealthPolicy;
}

export const standardPolicy: RestartPolicy & { readonly health: HealthPolicy } = {
  firstWait: 500,
  longestWait: 60_000,
  steadyAfter: 60_000,
  readyWithin: 90_000,
  readyWithinAtMost: 720_000,
  health: { askEvery: 3000, askWithin: 5000, answeredWithin: 25_000, tellAfter: 30_000, endAfter: 60_000 },
};

/** Milliseconds one question whether a program is ready may take. */
const longestQuestion = 5000;

export interface ServiceHooks {
  /** Tells the operator what happens. */
  say(sentence: string): void;
  /** Called once when a program that ran stops with a fault no new start mends. */
  giveUp(reason: LaunchError): void;
  /** Hears of restarts, of the first, the second, the fourth and so on in a row, and of a program that is not well. */
  alert?(message: string, of: 'restart' | 'trouble'): void;
  /** Shows the first start as it goes on. */
  step?<T>(title: string, work: () => Promise<T>): Promise<T>;
  /** Put before the words about a program that is not ready yet: what is well all the same. */
  meanwhile?(): string | null;
  readonly policy?: RestartPolicy;
}

export interface Service {
  /**
   * Starts the program and waits until it is ready. One that fails is started again, for ever.
   *
   * @throws LaunchError with the program's own sentence, for a fault that no new start mends
   */
  start(signal: AbortSignal): Promise<void>;
  /** Starts the program, for somebody who waits for it: a first start that fails is not tried again. @throws LaunchError */
  startOnce(signal: AbortSignal): Promise<void>;
  /** Stops the program for good. */
  stop(): Promise<void>;
}

/** Runs a program and starts it again whenever it stops by itself, for ever, with pauses that grow to a minute. */
export function createService(spec: ServiceSpec, hooks: ServiceHooks): Service {
  const { say, giveUp, alert = () => {}, meanwhile = () => null, policy = standardPolicy } = hooks;
  const { step = (_title, work) => work() } = hooks;
  let child: ChildProcess | null = null;
  let prepared = spec.prepare === undefined;
  let wasReady = false;
  /** Failed runs in a row. */
  let failures = 0;
  /** The end of what the last program wrote to its error output. */
  let errors = '';
  const stopped = new AbortController();
  const pid = runFile(spec.pidFile);

  async function run(signal: AbortSignal): Promise<ChildProcess> {
    signal.throwIfAborted();
    if (!prepared) {
      await spec.prepare?.(signal);
      prepared = true;
    }
    const start = async () => {
      const started = spawned();
      child = started;
      pid.write(`${started.pid}\n`);
      await readiness(started, signal);
      return started;
    };
    return failures === 0 && !wasReady ? await step(`Starting the ${spec.name}`, start) : await start();
  }

  async function readiness(started: ChildProcess, signal: AbortSignal): Promise<void> {
    const within = Math.min(policy.readyWithin * 2 ** failures, policy.readyWithinAtMost);
    const deadline = Date.now() + within;
    const host = spec.host ? { host: spec.host } : {};
    // A program that takes the question and never answers must not outlast its time.
    const left = () => Math.min(longestQuestion, Math.max(1, deadline - Date.now()));
    while (!(await answers(spec.readyUrl, { ...host, signal, within: left() }))) {
      signal.throwIfAborted();
      if (ended(started)) break;
      if (Date.now() >= deadline) throw new ProgramFault(spec, `was not ready after ${within / 1000} s`);
      await sleep(100);
    }
    // Another program may have answered in its place.
    if (ended(started)) throw await faultOf(started, 'stopped while starting');
  }

  function spawned(): ChildProcess {
    const cannot = (reason: string) => new ProgramFault(spec, `could not be started (${reason})`);
    let made: ChildProcess;
    try {
      made = spawnOwned(spec.program);
    } catch (error) {
      throw cannot(wordsOf(error));
    }
    // The system has no process or file handle left.
    if (made.pid === undefined) throw cannot('the system made no process');
    errors = '';
    for (const output of [made.stdout, made.stderr]) output?.on('error', () => {});
    made.stdout?.setEncoding('utf8').on('data', (text: string) => spec.log.write(text));
    made.stderr?.setEncoding('utf8').on('data', (text: string) => {
      spec.log.write(text);
      errors = (errors + text).slice(-4000);
    });
    return made;
  }

  async function faultOf(running: ChildProcess, what: string): Promise<ProgramFault> {
    await outputOf(running);
    return new ProgramFault(spec, `${what} (${ending(running)})`, running.exitCode, errors);
  }

  /** What it needs first failed: the log, which the operator is led to, has all the words, and the operator the first of them. */
  function unprepared(error: unknown): ProgramFault {
    const words = wordsOf(error);
    spec.log.write(`${words}\n`);
    return new ProgramFault(spec, `could not be prepared (${words.split('\n', 1)[0]})`);
  }

  /** Runs the program until it is ready, however often that takes. @param fault why it does not run now */
  async function untilReady(signal: AbortSignal, fault: ProgramFault | null): Promise<ChildProcess> {
    for (let last = fault; ; ) {
      if (last) await pauseAfter(last, signal);
      try {
        return await run(signal);
      } catch (error) {
        signal.throwIfAborted();
        last = error instanceof ProgramFault ? error : unprepared(error);
        if (child) await stopOwned(child, spec.grace, 'SIGINT');
      }
    }
  }

  /** @throws ProgramFault one that a new start does not mend */
  async function pauseAfter(fault: ProgramFault, signal: AbortSignal): Promise<void> {
    if (fault.endsStart && !wasReady) throw fault;
    if (fault.endsAlways && spec.endsProduct) throw fault;
    const wait = Math.min(policy.firstWait * 2 ** failures, policy.longestWait);
    failures += 1;
    say(restartWords(fault, wait / 1000));
    if (Number.isInteger(Math.log2(failures))) {
      const times = failures > 1 ? `, ${failures} times in a row now` : '';
      alert(`The ${spec.name} ${fault.briefly} and is being restarted${times}.`, 'restart');
    }
    await sleep(wait, undefined, { signal }).catch(() => {});
    // The reason, which `sleep` would hide within an error of its own.
    signal.throwIfAborted();
  }

  function restartWords({ briefly }: ProgramFault, seconds: number): string {
    const log = `Its log is ${spec.log.path}.`;
    const well = wasReady ? null : meanwhile();
    if (!well) return `The ${spec.name} ${briefly}; restarting it in ${seconds} s. ${log}`;
    return `The ${spec.name} ${briefly}. ${well}; the ${spec.name} is not ready yet; it will be restarted in ${seconds} s. ${log}`;
  }

  /** Resolves when the program ended, or has been silent or failing for too long. */
  async function untilTrouble(running: ChildProcess): Promise<LongTrouble | null> {
    const exit = exitOf(running).then(() => null);
    const { health } = policy;
    if (!health) return await exit;
    const over = new AbortController();
    const watched = watchHealth(
      health,
      {
        ask: createHealthQuestion(spec.readyUrl, {
          within: health.askWithin,
          answeredWithin: health.answeredWithin,
          ...(spec.host ? { host: spec.host } : {}),
        }),
        now: () => performance.now(),
        onTrouble(trouble, lasted) {
          const { endAfter } = health;
          const sentence = troubleWords(spec.name, trouble, { lasted, endAfter, log: spec.log.path });
          say(sentence);
          alert(sentence, 'trouble');
        },
        onWell: (lasted) => say(wellWords(spec.name, lasted)),
      },
      AbortSignal.any([over.signal, stopped.signal]),
    );
    // Called off, it has nothing to say; the end of the program is waited for then.
    const trouble = watched.catch(() => exit);
    return await Promise.race([exit, trouble]).finally(() => over.abort(new Error('the program ended')));
  }

  /** Ends a program that runs and is of no use. */
  async function endTroubled(running: ChildProcess, trouble: LongTrouble): Promise<ProgramFault> {
    const briefly = longTroubleWords(trouble);
    say(`The ${spec.name} ${briefly}; asking it to stop.`);
    if (!(await stopOwned(running, spec.grace, 'SIGINT'))) {
      say(`The ${spec.name} did not stop within ${spec.grace / 1000} s and was ended.`);
    }
    return new ProgramFault(spec, briefly);
  }

  async function keepRunning(first: ChildProcess): Promise<void> {
    for (let running = first; ; ) {
      const since = Date.now();
      const trouble = await untilTrouble(running);
      if (stopped.signal.aborted) return;
      if (Date.now() - since - (trouble?.lasted ?? 0) >= policy.steadyAfter) failures = 0;
      const fault = trouble
        ? await endTroubled(running, trouble)
        : await faultOf(running, 'stopped unexpectedly');
      if (stopped.signal.aborted) return;
      running = await untilReady(stopped.signal, fault);
      say(`The ${spec.name} is running again.`);
    }
  }

  function watch(running: ChildProcess): void {
    wasReady = true;
    keepRunning(running).catch((error: unknown) => {
      if (stopped.signal.aborted) return;
      giveUp(error instanceof LaunchError ? error : new LaunchError(wordsOf(error)));
    });
  }

  return {
    async start(signal) {
      watch(await untilReady(AbortSignal.any([signal, stopped.signal]), null));
    },
    async startOnce(signal) {
      watch(await run(AbortSignal.any([signal, stopped.signal])));
    },
    async stop() {
      stopped.abort(new Error('stopped'));
      if (child) await stopOwned(child, spec.grace + (spec.drain ?? 0));
      pid.remove();
    },
  };
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message.trim() : String(error));

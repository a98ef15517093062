import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitCodes } from '@sundowner/brand/exit-codes';
import { LaunchError } from '../launcher/progress.mjs';
import type { LongTrouble, Trouble } from './health-watch.ts';
import type { ServiceLog } from './service-log.ts';

/** Not `events.once`: an error of the channel to it is not the end of a program. */
export const exitOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (ended(child)) resolve();
    else child.once('exit', () => resolve());
  });

/** Waits for what a program wrote last, which may come after its end; not for what its own children hold open. */
export async function outputOf({ stderr }: ChildProcess): Promise<void> {
  if (!stderr || stderr.destroyed || stderr.readableEnded) return;
  const closed = new Promise<void>((resolve) => stderr.once('close', () => resolve()));
  await Promise.race([closed, sleep(500, undefined, { ref: false })]);
}

export const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
export const ending = (child: ChildProcess) => child.signalCode ?? `exit code ${child.exitCode}`;

const seconds = (milliseconds: number) =>
  `${Number((milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 0))} s`;

/** What an operator reads of a program that has not been well for a while. */
export function troubleWords(
  name: string,
  trouble: Trouble,
  { lasted, endAfter, log }: { readonly lasted: number; readonly endAfter: number; readonly log: string },
): string {
  const whole = `Its log is ${log}.`;
  const next = Number.isFinite(endAfter)
    ? ` It is restarted when that goes on for ${seconds(endAfter)} in all.`
    : '';
  switch (trouble.is) {
    case 'silent':
      return `The ${name} has not answered for ${seconds(lasted)}.${next} ${whole}`;
    case 'failing':
      return `The ${name} has answered with status ${trouble.status}, which is a fault of its own, for ${seconds(lasted)}.${next} ${whole}`;
    case 'waiting':
      return `The ${name} has been without its ${trouble.for} for ${seconds(lasted)}. It goes on by itself once the ${trouble.for} answers, and is not restarted for that. ${whole}`;
  }
}

/** Why a program is ended and started again, without its name: "did not answer for 60 s". */
export function longTroubleWords({ trouble, lasted }: LongTrouble): string {
  return trouble.is === 'failing'
    ? `answered with status ${trouble.status} for ${seconds(lasted)}`
    : `did not answer for ${seconds(lasted)}`;
}

export const wellWords = (name: string, lasted: number) =>
  `The ${name} is well again after ${seconds(lasted)}.`;

const final: readonly (number | null)[] = [exitCodes.wrongConfiguration];
const finalAtFirst: readonly (number | null)[] = [exitCodes.wrongConfiguration, exitCodes.portTaken];

/** A program of the product that stopped, or did not become ready. */
export class ProgramFault extends LaunchError {
  /** Without name and log: "stopped while starting (exit code 1)". */
  readonly briefly: string;
  /** No new start mends it while nothing has run yet: the operator is there, and is told. */
  readonly endsStart: boolean;
  /** Neither would it mend a product that runs. */
  readonly endsAlways: boolean;

  /** @param words what the program itself wrote of it to its error output */
  constructor(
    { name, log }: { readonly name: string; readonly log: ServiceLog },
    what: string,
    exitCode: number | null = null,
    words = '',
  ) {
    const own = finalAtFirst.includes(exitCode) ? words.trim() : '';
    super(own || `The ${name} ${what}; its log is ${log.path}.\n\n${log.tail(15)}\n`);
    this.briefly = what;
    this.endsStart = finalAtFirst.includes(exitCode);
    this.endsAlways = final.includes(exitCode);
  }
}

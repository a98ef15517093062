import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

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

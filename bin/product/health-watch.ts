import { setTimeout as sleep } from 'node:timers/promises';
import type { Health } from './health-question.ts';

/** How closely a running program is watched. Milliseconds. */
export interface HealthPolicy {
  /** From an answer to the next question. */
  readonly askEvery: number;
  /** What has no whole answer after so long is silence for now. */
  readonly askWithin: number;
  /** An answer that comes later than this counts for nothing; until then it shows that a slow program runs. */
  readonly answeredWithin: number;
  /** Trouble of so long is told. */
  readonly tellAfter: number;
  /** Trouble of so long, which a new start may mend, ends the watch. */
  readonly endAfter: number;
}

export type Trouble = Exclude<Health, { readonly is: 'well' }>;

export interface HealthWatchDeps {
  ask(signal: AbortSignal): Promise<Health>;
  /** Milliseconds of a clock that is never put back. */
  now(): number;
  /** Called once for a trouble that lasted `tellAfter`. */
  onTrouble(trouble: Trouble, lasted: number): void;
  /** Called when one that was told is over. */
  onWell(lasted: number): void;
}

/** A trouble that a new start may mend. */
export interface LongTrouble {
  readonly trouble: Trouble;
  /** Milliseconds. */
  readonly lasted: number;
}

/**
 * Asks a program how it is, again and again, until it has been silent or failing for too long. One that only waits for something
 * else is told and left alone: a new start would not bring that back.
 *
 * A watcher that slept itself, with its machine or by a signal, knows nothing of the time it slept: between two answers no more counts
 * than one question and its pause take.
 *
 * @throws the signal's reason once it aborts
 */
export async function watchHealth(
  { askEvery, askWithin, tellAfter, endAfter }: Omit<HealthPolicy, 'answeredWithin'>,
  { ask, now, onTrouble, onWell }: HealthWatchDeps,
  signal: AbortSignal,
): Promise<LongTrouble> {
  let troubled = 0;
  /** Of that, what a new start may mend. */
  let mendable = 0;
  let told = false;
  for (let last = now(); ; ) {
    await sleep(askEvery, undefined, { signal }).catch(() => {});
    // The reason, which `sleep` would hide within an error of its own.
    signal.throwIfAborted();
    const health = await ask(signal);
    signal.throwIfAborted();
    const passed = Math.min(now() - last, askEvery + askWithin);
    last = now();
    if (health.is === 'well') {
      if (told) onWell(troubled + passed);
      [troubled, mendable, told] = [0, 0, false];
      continue;
    }
    troubled += passed;
    mendable = health.is === 'waiting' ? 0 : mendable + passed;
    if (!told && troubled >= tellAfter) {
      told = true;
      onTrouble(health, troubled);
    }
    if (mendable >= endAfter) return { trouble: health, lasted: mendable };
  }
}

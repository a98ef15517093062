import type { Payload } from 'payload';
import { inTime } from '../connections/in-time.ts';
import { wake } from '../runtime/shared-state.ts';
import { claimJob, dueJobs, freeAbandoned, giveBackJob } from './jobs.ts';
import { runJob } from './run-job.ts';

/** Milliseconds. Editors set times in steps of five minutes. */
const times = { look: 2000, lease: 120_000, step: 30_000, job: 90_000 } as const;
const batch = 20;

/** Jobs this process took, and when; those whose end it could not note stay. */
export type TakenJobs = Map<number, Date>;

/** What was taken and is not known to be done waits for no lease: the database is back, and nobody is at it. */
async function giveBack(payload: Payload, taken: TakenJobs): Promise<void> {
  for (const [id, at] of taken) {
    await inTime(giveBackJob(payload, id, at), times.step);
    taken.delete(id);
  }
}

/**
 * Runs every job whose time has come, one after the other.
 *
 * @param taken kept from one look to the next
 * @returns how many this process ran
 */
export async function runDueJobs(payload: Payload, now: Date, taken: TakenJobs = new Map()): Promise<number> {
  await giveBack(payload, taken);
  await inTime(freeAbandoned(payload, new Date(now.getTime() - times.lease)), times.step);
  let ran = 0;
  for (const job of await inTime(dueJobs(payload, now, batch), times.step)) {
    // Noted before it is known: where the answer is lost, it may have been taken.
    taken.set(job.id, now);
    if (await inTime(claimJob(payload, job.id, now), times.step)) {
      await inTime(runJob(payload, job, now), times.job);
      ran += 1;
    }
    taken.delete(job.id);
  }
  if (ran > 0) wake('content changes');
  return ran;
}

/** Looks for due jobs in this process, so that no outside clock has to call. Times that passed while it was down count. */
export function startScheduleWorker(
  payload: Payload,
  clock: () => Date = () => new Date(),
): { stop(): void } {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let failing = false;
  const taken: TakenJobs = new Map();

  async function look(): Promise<void> {
    try {
      await runDueJobs(payload, clock(), taken);
      failing = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!failing) payload.logger.warn(`What is scheduled waits: ${reason}.`);
      failing = true;
    }
    if (stopped) return;
    timer = setTimeout(() => void look(), times.look);
    timer.unref();
  }

  // The embedded database has one studio: what it left running when it ended, nobody runs.
  const alone = payload.db.name === 'sqlite';
  void (alone ? inTime(freeAbandoned(payload, clock()), times.step) : Promise.resolve())
    .catch(() => {})
    .then(look);

  return {
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}

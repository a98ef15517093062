import type { Payload } from 'payload';
import { wakeWorker } from '../content-changes/wake.ts';
import { claimJob, dueJobs, freeAbandoned } from './jobs.ts';
import { runJob } from './run-job.ts';

/** Milliseconds. Editors set times in steps of five minutes. */
const times = { look: 2000, lease: 120_000 } as const;
const batch = 20;

/**
 * Runs every job whose time has come, one after the other.
 *
 * @returns how many this process ran
 */
export async function runDueJobs(payload: Payload, now: Date): Promise<number> {
  await freeAbandoned(payload, new Date(now.getTime() - times.lease));
  let ran = 0;
  for (const job of await dueJobs(payload, now, batch)) {
    if (!(await claimJob(payload, job.id, now))) continue;
    await runJob(payload, job, now);
    ran += 1;
  }
  if (ran > 0) wakeWorker();
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

  async function look(): Promise<void> {
    try {
      await runDueJobs(payload, clock());
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
  void (alone ? freeAbandoned(payload, clock()) : Promise.resolve()).catch(() => {}).then(look);

  return {
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}

import { APIError, createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { type DatabaseFault, databaseFault } from '../connections/database-faults.ts';
import { inTime } from '../connections/in-time.ts';
import { outcomeWithFaults } from '../connections/request-faults.ts';
import { onWake, wake } from '../runtime/shared-state.ts';
import {
  claimJob,
  dueJobs,
  finishJob,
  freeAbandoned,
  giveBackJob,
  giveUpJob,
  postponeJob,
  type ScheduledJob,
} from './jobs.ts';

const lastTry = 5;
const pauseMs = 30_000;
const databasePauseMs = 2000;

/** What went wrong, in the words the studio shows: each field of a refused entry with its own sentence. */
function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const data =
    'data' in error ? (error.data as { errors?: { label?: string; message?: string }[] } | null) : null;
  const fields = data?.errors?.map(({ label, message }) => (label ? `${label}: ${message}` : message)) ?? [];
  return fields.length > 0 ? fields.join(' ') : error.message;
}

/** What an editor has to put right, as against a database that was away for a moment. */
const isFinal = (error: unknown) => error instanceof APIError && error.status < 500;

/** The database was away, busy or full: however often that happens, it says nothing against the job. */
const isNoTry = (fault: DatabaseFault | null) => fault !== null && fault.kind !== 'undone';

async function jobRequest(payload: Payload, job: ScheduledJob): Promise<PayloadRequest> {
  const user =
    job.by === null ? null : await payload.findByID({ collection: 'users', id: job.by, disableErrors: true });
  if (!user) throw new APIError('The account that set this no longer exists; set it again.', 403);
  return createLocalReq(
    { user: { ...user, collection: 'users' }, context: { scheduled: job.type } },
    payload,
  );
}

async function change(payload: Payload, job: ScheduledJob): Promise<void> {
  const req = await jobRequest(payload, job);
  const transaction = await payload.db.beginTransaction();
  if (transaction) req.transactionID = transaction;
  try {
    await payload.update({
      collection: job.collection,
      id: job.entry,
      data: { _status: job.type === 'publish' ? 'published' : 'draft' } as never,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
    await finishJob(req, job.id);
    if (transaction) await payload.db.commitTransaction(transaction);
  } catch (error) {
    if (transaction) await payload.db.rollbackTransaction(transaction);
    throw error;
  }
}

/**
 * Publishes or unpublishes an entry in the name of who set it. The change, the row that tells the site and the end of the job
 * are one transaction. What an editor must put right is kept with its sentence; anything else is
 * tried again.
 *
 * @throws Error when what became of it is not known, or the database does not take it
 */
export async function runJob(payload: Payload, job: ScheduledJob, now: Date): Promise<void> {
  const [outcome, fault] = await outcomeWithFaults(() => change(payload, job));
  if ('value' in outcome) {
    // Whether it was kept the next look sees.
    if (fault?.doubtful) throw new Error('whether the database kept it is not known');
    return;
  }
  const { error } = outcome;
  const message = failureText(error);
  // What failed because the database was away may look like something an editor has to put right.
  if (isNoTry(fault) || isNoTry(databaseFault(error))) {
    payload.logger.warn(
      `Could not ${job.type} ${job.collection} ${job.entry} at its set time and will try again when the database answers: ${message}`,
    );
    return postponeJob(payload, job.id, job.tries, new Date(now.getTime() + databasePauseMs));
  }
  const tries = job.tries + 1;
  payload.logger.warn(`Could not ${job.type} ${job.collection} ${job.entry} at its set time: ${message}`);
  if (isFinal(error) || tries >= lastTry) await giveUpJob(payload, job.id, tries, message);
  else await postponeJob(payload, job.id, tries, new Date(now.getTime() + pauseMs * tries));
}

/** Milliseconds. Between two looks for what nobody said lie `look` at most. */
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

/**
 * Milliseconds until the next job is due, `longest` at most. One that was due when this process `looked` another process runs; one that came
 * due since is due at once.
 */
async function untilNext(payload: Payload, looked: Date, now: Date, longest: number): Promise<number> {
  const soon = new Date(now.getTime() + longest);
  const jobs = await inTime(dueJobs(payload, soon, batch), times.step);
  const next = jobs.map(({ at }) => Date.parse(at)).find((at) => at > looked.getTime());
  return next === undefined ? longest : Math.min(longest, Math.max(1, next - now.getTime()));
}

/**
 * Looks for due jobs in this process, so that no outside clock has to call: at the time of the next one, at once when a time was set on any
 * machine, and every two seconds. Times that passed while it was down count.
 *
 * @param options.everyMs between two looks nobody asked for
 */
export function startScheduleWorker(
  payload: Payload,
  { clock = () => new Date(), everyMs = times.look }: { clock?: () => Date; everyMs?: number } = {},
): { stop(): void } {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let failing = false;
  let looking = false;
  /** Woken while it looked: that look may have read before the job was there. */
  let again = false;
  const taken: TakenJobs = new Map();

  /** @returns milliseconds until the next look */
  async function run(): Promise<number> {
    try {
      const looked = clock();
      await runDueJobs(payload, looked, taken);
      const pause = await untilNext(payload, looked, clock(), everyMs);
      failing = false;
      return pause;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!failing) payload.logger.warn(`Scheduled publishing is paused and will be tried again: ${reason}.`);
      failing = true;
      return times.look;
    }
  }

  async function look(): Promise<void> {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    again = false;
    if (timer) clearTimeout(timer);
    const pause = await run();
    looking = false;
    if (stopped) return;
    timer = setTimeout(() => void look(), again ? 0 : pause);
    timer.unref();
  }

  onWake('schedules', () => {
    if (!stopped) void look();
  });

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

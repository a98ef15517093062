import { databaseChannels } from '@sundowner/serving/database-channels';
import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { notifyChannel } from '../connections/notify-channel.ts';
import { wake } from '../runtime/shared-state.ts';
import { afterwards } from '../transactions/afterwards.ts';

const collection = 'payload-jobs';

/** One entry to be published or unpublished at a time an editor set. */
export interface ScheduledJob {
  readonly id: number;
  readonly type: 'publish' | 'unpublish';
  readonly collection: CollectionSlug;
  readonly entry: string;
  /** Account that set it; the change is made in its name and with its rights. */
  readonly by: number | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly tries: number;
  /** Why it was given up, or `null` while it waits. */
  readonly failure: string | null;
}

interface Row {
  readonly id: number;
  readonly waitUntil?: string | null;
  readonly totalTried?: number | null;
  readonly hasError?: boolean | null;
  readonly error?: { readonly message?: string } | null;
  readonly input?: {
    readonly type?: string;
    readonly timezone?: string;
    readonly doc?: { readonly relationTo: CollectionSlug; readonly value: string | number };
    readonly user?: { readonly relationTo: string; readonly value: number | string };
  } | null;
}

const task: Where = { taskSlug: { equals: 'schedulePublish' } };
const waiting: Where = {
  and: [
    task,
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { processing: { equals: false } },
  ],
};

function toJob({ id, input, waitUntil, totalTried, hasError, error }: Row): ScheduledJob | null {
  if (!input?.doc) return null;
  return {
    id,
    type: input.type === 'unpublish' ? 'unpublish' : 'publish',
    collection: input.doc.relationTo,
    entry: String(input.doc.value),
    by: input.user ? Number(input.user.value) : null,
    at: waitUntil ?? new Date(0).toISOString(),
    tries: totalTried ?? 0,
    failure: hasError ? (error?.message ?? 'It could not be done.') : null,
  };
}

async function select(payload: Payload, where: Where, limit: number): Promise<ScheduledJob[]> {
  const { docs } = await payload.db.find<Row>({
    collection,
    where,
    limit,
    pagination: false,
    sort: 'waitUntil',
  });
  return docs.map(toJob).filter((job) => job !== null);
}

/** Everything that is set or has failed, the earliest first: of the whole studio, or of one entry. */
export async function scheduledJobs(
  payload: Payload,
  entry?: { readonly collection: CollectionSlug; readonly id: number | string },
): Promise<ScheduledJob[]> {
  const jobs = await select(payload, { and: [task, { completedAt: { exists: false } }] }, 0);
  if (!entry) return jobs;
  return jobs.filter((job) => job.collection === entry.collection && job.entry === String(entry.id));
}

/** Jobs whose time has come by `until` and that nobody runs, the earliest first. */
export async function dueJobs(payload: Payload, until: Date, limit: number): Promise<ScheduledJob[]> {
  const due: Where = { waitUntil: { less_than_equal: until.toISOString() } };
  return select(payload, { and: [waiting, due] }, limit);
}

/**
 * Takes a job, so that of several processes exactly one gets it: a single UPDATE statement decides. Payload's own claim
 * reads first and writes after, and two processes then run the same job (docs/decisions).
 */
export async function claimJob(payload: Payload, id: number, now: Date): Promise<boolean> {
  const row = await payload.db.updateOne({
    collection,
    data: { processing: true, updatedAt: now.toISOString() },
    options: { atomic: true },
    where: { and: [{ id: { equals: id } }, waiting] },
  });
  return row !== null;
}

/**
 * Gives back a job this process took, or tried to, and of which it does not know what became: its database was away. One that is done, or that
 * another process has meanwhile, is left alone.
 *
 * @param at when it was taken
 */
export async function giveBackJob(payload: Payload, id: number, at: Date): Promise<void> {
  await payload.db.updateOne({
    collection,
    data: { processing: false },
    options: { atomic: true },
    where: {
      and: [
        task,
        { id: { equals: id } },
        { processing: { equals: true } },
        { updatedAt: { equals: at.toISOString() } },
      ],
    },
  });
}

interface NewJob {
  readonly type: ScheduledJob['type'];
  readonly collection: CollectionSlug;
  readonly entry: number | string;
  readonly at: Date;
  readonly timezone?: string | undefined;
}

/** Sets a time for an entry, in the name of the signed-in person. The workers of every machine hear of it once it is kept. */
export async function setJob(
  req: PayloadRequest,
  { type, collection: relationTo, entry, at, timezone }: NewJob,
) {
  const { user } = req;
  const input: Row['input'] = {
    type,
    ...(timezone ? { timezone } : {}),
    doc: { relationTo, value: String(entry) },
    ...(user ? { user: { relationTo: user.collection, value: user.id } } : {}),
  };
  const data = { taskSlug: 'schedulePublish', input, waitUntil: at.toISOString() };
  await req.payload.db.create({ collection, data, req });
  await notifyChannel(req, databaseChannels.schedules);
  await afterwards(req, async () => wake('schedules'));
}

/** Removes one time that was set or has failed; nothing else of the queue can be named. */
export async function dropJob(req: PayloadRequest, id: number): Promise<void> {
  const where: Where = { and: [task, { id: { equals: id } }, { processing: { equals: false } }] };
  await req.payload.db.deleteMany({ collection, where, req });
}

/** Removes a job that is done, in the transaction of its change where there is one. */
export async function finishJob(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.db.deleteOne({ collection, where: { id: { equals: id } }, req });
}

/** Puts a job back for a later time. */
export async function postponeJob(payload: Payload, id: number, tries: number, at: Date): Promise<void> {
  const data = { processing: false, totalTried: tries, waitUntil: at.toISOString() };
  await payload.db.updateOne({ collection, id, data });
}

/** Gives a job up; its sentence stands on the entry until an editor removes it. */
export async function giveUpJob(payload: Payload, id: number, tries: number, message: string): Promise<void> {
  const data = { processing: false, hasError: true, totalTried: tries, error: { message } };
  await payload.db.updateOne({ collection, id, data });
}

/** Frees jobs whose process ended while it ran them; on PostgreSQL what it had written went with its transaction. */
export async function freeAbandoned(payload: Payload, before: Date): Promise<void> {
  const where: Where = {
    and: [task, { processing: { equals: true } }, { updatedAt: { less_than_equal: before.toISOString() } }],
  };
  const { docs } = await payload.db.find<Row>({ collection, where, limit: 0, pagination: false });
  for (const { id } of docs) await payload.db.updateOne({ collection, id, data: { processing: false } });
}

/** Removes what is set for an entry that is deleted or goes to the trash. */
export async function dropJobs(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
): Promise<void> {
  for (const job of await scheduledJobs(req.payload, { collection: slug, id })) await finishJob(req, job.id);
}

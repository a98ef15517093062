import { sql } from '@payloadcms/db-postgres';
import { databaseChannels } from '@sundowner/serving/database-channels';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { limitIdle } from '../connections/idle-limit.ts';
import { type Statement, sendOn } from '../connections/send-on.ts';
import { meanwhile } from '../transactions/meanwhile.ts';

/** Any number that no other advisory lock of the product uses. */
const lock = 7_260_214;
/** What is done while it is held takes milliseconds. */
const holderMs = 10_000;

interface Session {
  execute(query: unknown): Statement;
}

interface TransactionalDatabase {
  readonly name?: string;
  readonly sessions?: Readonly<Record<string | number, { db: Session } | undefined>>;
}

const databaseOf = ({ db }: Pick<Payload, 'db'>) => db as unknown as TransactionalDatabase;

/** Says that there is something to ask for: every machine's site hears it, once the transaction it is said in is kept. */
const notify = sql`pg_notify(${databaseChannels.content}, '')`;

/**
 * Makes sequences grow in the order of commits on PostgreSQL: a transaction that records a change holds a lock until its
 * transaction ends, so a reader that has seen sequence 6 cannot miss a 5 that commits later. SQLite has one writer.
 */
async function inCommitOrder(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID;
  const database = databaseOf(req.payload);
  if (database.name !== 'postgres' || !transaction) return;
  // One that is never heard of again would hold up every other change.
  await limitIdle(req, holderMs);
  const db = database.sessions?.[transaction]?.db;
  // What is inserted behind it waits for the lock at the database.
  if (db) sendOn(db.execute(sql`select pg_advisory_xact_lock(${lock}), ${notify}`));
}

const collection = 'content-changes';

/** One change as the site is told it. */
export interface ContentChange {
  readonly sequence: number;
  readonly tags: readonly string[];
  /** ISO 8601, UTC. */
  readonly at: string;
}

interface Row {
  readonly id: number;
  readonly tags: unknown;
  readonly at: string;
}

const toChange = ({ id, tags, at }: Row): ContentChange => ({
  sequence: id,
  tags: Array.isArray(tags) ? tags.map(String) : [],
  at,
});

const newRow = (tags: readonly string[], state: 'intended' | 'pending') => ({
  tags,
  state,
  at: new Date().toISOString(),
});

async function insertInOrder(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  await inCommitOrder(req);
  await req.payload.db.create({ collection, data: newRow(tags, 'pending'), req, returning: false });
}

/** A change that belongs to no transaction. It has one of its own, since its place in the order of commits is held by one. */
async function add(payload: Payload, tags: readonly string[]): Promise<void> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    await insertInOrder(req, tags);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/**
 * Notes that a change is about to be written. Inside a transaction there is nothing to note: entry and row are
 * committed together.
 */
export async function intend(req: PayloadRequest, tags: readonly string[]): Promise<number | null> {
  if (await req.transactionID) return null;
  const { id } = await req.payload.db.create({ collection, data: newRow(tags, 'intended'), req });
  return id as number;
}

/** Writes the change in the operation's own transaction, where there is one, and withdraws the note. */
export async function record(
  req: PayloadRequest,
  tags: readonly string[],
  intendedId: number | null,
): Promise<void> {
  if (await req.transactionID) await meanwhile(req, collection, () => insertInOrder(req, tags));
  else await add(req.payload, tags);
  await withdraw(req, intendedId);
}

/** Withdraws a note whose operation turned out to change nothing that is published. */
export async function withdraw(req: PayloadRequest, intendedId: number | null): Promise<void> {
  if (intendedId !== null)
    await req.payload.db.deleteOne({ collection, where: { id: { equals: intendedId } }, req });
}

async function select(payload: Payload, where: Where, limit: number) {
  const { docs } = await payload.db.find<Row>({
    collection,
    limit,
    pagination: false,
    sort: 'id',
    where,
  });
  return docs;
}

/** The oldest changes the site has not acknowledged, in order. */
export async function pendingChanges(payload: Payload, limit: number): Promise<ContentChange[]> {
  return (await select(payload, { state: { equals: 'pending' } }, limit)).map(toChange);
}

export async function acknowledge(payload: Payload, sequence: number): Promise<void> {
  await payload.db.updateOne({ collection, id: sequence, data: { state: 'acknowledged' } });
}

/**
 * Turns notes older than `seconds` into changes: their operation was killed half-way, and telling the site about
 * something that did not change costs one render.
 */
export async function promoteAbandoned(payload: Payload, seconds: number): Promise<number> {
  const before = new Date(Date.now() - seconds * 1000).toISOString();
  const where: Where = { and: [{ state: { equals: 'intended' } }, { at: { less_than: before } }] };
  const abandoned = await select(payload, where, 1000);
  for (const { id, tags } of abandoned) {
    await add(payload, Array.isArray(tags) ? tags.map(String) : []);
    await payload.db.deleteOne({ collection, where: { id: { equals: id } } });
  }
  return abandoned.length;
}

/**
 * Notes that many entries of these collections are about to be written, in place of an earlier such note. Should the
 * writer be killed, the note becomes a change like any other that was abandoned.
 *
 * @returns the note
 */
export async function promise(
  payload: Payload,
  tags: readonly string[],
  earlier: number | null,
): Promise<number> {
  const { id } = await payload.db.create({ collection, data: newRow(tags, 'intended') });
  if (earlier !== null) await payload.db.deleteOne({ collection, where: { id: { equals: earlier } } });
  return id as number;
}

/** Keeps a promise: one change of these collections, or none when nothing was written. */
export async function recordPromised(
  payload: Payload,
  tags: readonly string[],
  promised: number | null,
): Promise<void> {
  if (tags.length > 0) await add(payload, tags);
  if (promised !== null) await payload.db.deleteOne({ collection, where: { id: { equals: promised } } });
}

/** Makes one change of all that wait: a site that has shown nothing yet needs to hear of them once. */
export async function collapsePending(payload: Payload): Promise<void> {
  const waiting: Where = { state: { equals: 'pending' } };
  const { docs } = await payload.db.find<Row>({ collection, pagination: false, limit: 0, where: waiting });
  const last = Math.max(...docs.map(({ id }) => id));
  const tags = [...new Set(docs.flatMap((row) => toChange(row).tags))].filter((tag) => !tag.includes(':'));
  if (tags.length === 0) return;
  await add(payload, tags);
  const upToLast: Where = { and: [waiting, { id: { less_than_equal: last } }] };
  await payload.db.deleteMany({ collection, where: upToLast });
}

/** Keeps the last `keep` changes; what the site has not acknowledged stays whatever its age. */
export async function prune(payload: Payload, keep: number): Promise<void> {
  const latest = await latestSequence(payload);
  const where: Where = {
    and: [{ state: { equals: 'acknowledged' } }, { id: { less_than_equal: latest - keep } }],
  };
  if (latest > keep) await payload.db.deleteMany({ collection, where });
}

/** The sequence of the last change there is. */
async function latestSequence(payload: Payload, req?: Partial<PayloadRequest>): Promise<number> {
  const where = { state: { not_equals: 'intended' } };
  const { docs } = await payload.db.find<Row>({
    collection,
    limit: 1,
    pagination: false,
    sort: '-id',
    where,
    ...(req ? { req } : {}),
  });
  return docs[0]?.id ?? 0;
}

/** What a site that knows everything up to `after` has missed, at most a thousand changes. */
export async function changesAfter(
  payload: Payload,
  after: number,
): Promise<{ latest: number; changes: ContentChange[] }> {
  const latest = await latestSequence(payload);
  const where: Where = { and: [{ state: { not_equals: 'intended' } }, { id: { greater_than: after } }] };
  return { latest, changes: (await select(payload, where, 1000)).map(toChange) };
}

/** Of so many changes it is told which collections they are of; far fewer than are kept (`prune`). */
const mostNamed = 200;

export interface ChangedSince {
  /** Of the last change there is. */
  readonly sequence: number;
  /** Collections something was published, changed or taken down in; `null` where that cannot be told. */
  readonly slugs: ReadonlySet<string> | null;
}

/**
 * What changed after a sequence. Somebody who has none, or one that is not here, in another transaction or put together with others,
 * is told of the last sequence alone.
 */
export async function changedSince(
  payload: Payload,
  after: number | null,
  req: Partial<PayloadRequest>,
): Promise<ChangedSince> {
  if (after === null) return { sequence: await latestSequence(payload, req), slugs: null };
  const where: Where = {
    and: [{ state: { not_equals: 'intended' } }, { id: { greater_than_equal: after } }],
  };
  const limit = mostNamed + 1;
  const { docs } = await payload.db.find<Row>({
    collection,
    limit,
    pagination: false,
    sort: '-id',
    where,
    req,
  });
  const sequence = docs[0]?.id ?? (after === 0 ? 0 : await latestSequence(payload, req));
  const isWhole = after === 0 ? docs.length < limit : docs.at(-1)?.id === after;
  if (!isWhole) return { sequence, slugs: null };
  const tags = docs.filter(({ id }) => id > after).flatMap((row) => toChange(row).tags);
  return { sequence, slugs: new Set(tags.map((tag) => tag.split(':', 1)[0] ?? tag)) };
}

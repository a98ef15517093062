import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';

const collection = 'studio-marks';
const takenMark = ':taken:';

/** What the studio noted under a key, or `null`. @param req of a transaction that may have written it */
export async function readValue(payload: Payload, key: string, req?: PayloadRequest): Promise<unknown> {
  const row = await payload.db.findOne<{ id: number; value: unknown }>({
    collection,
    where: { key: { equals: key } },
    ...(req ? { req } : {}),
  });
  return row ? (row.value ?? {}) : null;
}

/** What the studio noted under keys that begin with one of these words, by key. */
export async function valuesUnder(
  payload: Payload,
  beginnings: readonly string[],
  req?: PayloadRequest,
): Promise<ReadonlyMap<string, unknown>> {
  const { docs } = await payload.db.find<{ id: number; key: string; value: unknown }>({
    collection,
    where: { or: beginnings.map((words) => ({ key: { contains: words } })) },
    limit: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  // A key that was taken away goes by other words for a moment.
  const begins = (key: unknown): key is string =>
    typeof key === 'string' && !key.includes(takenMark) && beginnings.some((words) => key.startsWith(words));
  return new Map(docs.filter(({ key }) => begins(key)).map(({ key, value }) => [key, value]));
}

/** As `writeValue`, in the transaction of a request, which holds the entry the value is of: nobody else writes it meanwhile. */
export async function writeWithin(req: PayloadRequest, key: string, value: object): Promise<void> {
  const { db } = req.payload;
  const row = await db.findOne<{ id: number }>({ collection, where: { key: { equals: key } }, req });
  if (row) await db.updateOne({ collection, id: row.id, data: { value }, req });
  else await db.create({ collection, data: { key, value }, req });
}

/**
 * Notes a value under a key that has none. Of several studios that start at the same moment exactly one does.
 *
 * @returns whether this caller noted it
 */
export async function addValue(payload: Payload, key: string, value: object): Promise<boolean> {
  try {
    await payload.db.create({ collection, data: { key, value } });
    return true;
  } catch (error) {
    if ((await readValue(payload, key)) === null) throw error;
    return false;
  }
}

/** Notes a value under a key, in place of an earlier one. */
export async function writeValue(payload: Payload, key: string, value: object): Promise<void> {
  const where = { key: { equals: key } };
  const row = await payload.db.findOne<{ id: number }>({ collection, where });
  if (row) await payload.db.updateOne({ collection, id: row.id, data: { value } });
  else if (!(await addValue(payload, key, value))) {
    await payload.db.updateOne({ collection, where, data: { value } });
  }
}

/** A value as it was read, to be known again. */
export interface NotedValue {
  readonly id: number;
  readonly value: unknown;
}

/** What the studio noted under a key, with the row it is in, or `null`. */
export async function findValue(payload: Payload, key: string): Promise<NotedValue | null> {
  return await payload.db.findOne<NotedValue>({ collection, where: { key: { equals: key } } });
}

interface Taking {
  /** Takes this one alone, and none that was noted in its place since. */
  readonly noted?: NotedValue;
  /** Takes it in the transaction of a request: it is there again when that is undone. */
  readonly req?: PayloadRequest;
}

/**
 * Takes a value away, so that of several callers exactly one gets it: one UPDATE statement decides.
 *
 * @returns whether this caller got it
 */
export async function takeValue(
  payload: Payload,
  key: string,
  { noted, req }: Taking = {},
): Promise<boolean> {
  const taken = `${key}${takenMark}${randomUUID()}`;
  const data = { key: taken };
  const within = req ? { req } : {};
  const named = { key: { equals: key } };
  const row = await payload.db.updateOne({
    collection,
    data,
    options: { atomic: true },
    where: noted ? { and: [named, { id: { equals: noted.id } }] } : named,
    ...within,
  });
  if (row) await payload.db.deleteOne({ collection, where: { key: { equals: taken } }, ...within });
  return row !== null;
}

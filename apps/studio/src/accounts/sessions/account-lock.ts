import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/** What of Payload's Drizzle adapters a lock needs. */
interface LockingAdapter {
  readonly name: string;
  readonly schemaName?: string;
  readonly sessions: Readonly<Record<string, { readonly db: unknown } | undefined>>;
  execute(query: { db: unknown; raw: string }): Promise<unknown>;
}

const adapterOf = (payload: Payload) => payload.db as unknown as LockingAdapter;

/**
 * Waits until nobody else changes an account, or any account, and keeps others waiting until the request's transaction ends: a row's
 * lock on PostgreSQL, for every machine; the lock of the file's one writer on SQLite. Several rows are locked in the order of their
 * ids, so that two who lock several never wait for each other.
 *
 * @throws Error where the request has no transaction, which a lock would end with
 */
export async function lockAccount(req: PayloadRequest, account: number | 'all'): Promise<void> {
  if (account !== 'all' && !Number.isSafeInteger(account)) throw new Error('An account has a number.');
  const adapter = adapterOf(req.payload);
  const db = adapter.sessions[String((await req.transactionID) ?? '')]?.db;
  if (!db) throw new Error('A lock on an account needs a transaction.');
  const where = account === 'all' ? '' : `where id = ${account}`;
  const raw =
    adapter.name === 'postgres'
      ? // Rows that refer to the account are written meanwhile; its own are not.
        `select id from "${adapter.schemaName ?? 'public'}".users ${where} order by id for no key update`
      : `update users set email = email ${where}`;
  await adapter.execute({ db, raw });
}

/** Reads an account and writes of it with nobody in between, in the request's transaction or one of its own. */
export async function withAccountLocked<T>(
  req: PayloadRequest,
  account: number,
  work: () => Promise<T>,
): Promise<T> {
  const ours = await initTransaction(req);
  try {
    await lockAccount(req, account);
    const result = await work();
    if (ours) await commitTransaction(req);
    return result;
  } catch (error) {
    if (ours) await killTransaction(req);
    throw error;
  }
}

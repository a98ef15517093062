import type { PayloadRequest } from 'payload';

export type TransactionEnd = 'kept' | 'undone';

type Work = (end: TransactionEnd) => Promise<void>;

/** Next bundles routes apart from what starts the studio, and both end transactions: one registry for the process. */
const key = Symbol.for('sundowner.transactions.afterwards');
const globals = globalThis as { [key]?: Map<string, Work[]> };

function registry(): Map<string, Work[]> {
  globals[key] ??= new Map();
  return globals[key];
}

/**
 * Does something when the transaction of a request has ended: what no database can undo, such as a file that was removed.
 * Where there is no transaction, whatever is written is kept.
 */
export async function afterwards(req: PayloadRequest, work: Work): Promise<void> {
  const id = await req.transactionID;
  if (!id) return work('kept');
  registry().set(String(id), [...(registry().get(String(id)) ?? []), work]);
}

export function forgetEnd(id: string): void {
  registry().delete(id);
}

/** The latest first, as it is undone. A work that fails leaves the others to be done. */
export async function runEnd(id: string, end: TransactionEnd): Promise<void> {
  const works = registry().get(id) ?? [];
  forgetEnd(id);
  for (const work of works.reverse()) await work(end).catch(() => {});
}

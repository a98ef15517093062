import type { PayloadRequest } from 'payload';
import { sharedState } from '../runtime/shared-state.ts';

/** Works of a transaction, by what they write: those of one key wait for one another. */
type Works = Map<string, Promise<void>>;

/** Next bundles routes apart from what starts the studio, and both end transactions: one registry for the process. */
const registry = sharedState('works of transactions', () => new Map<string, Works>());

/**
 * Writes something of a request's transaction that nothing else of the request reads: the transaction is not committed before it is done, and
 * undone where it fails, but nobody waits for it meanwhile. Each way to a database that is far away would be added to the others. Where there
 * is no transaction, it is waited for.
 *
 * @param key what it writes; two works of one key are done one after the other
 * @throws what `work` throws, where there is no transaction
 */
export async function meanwhile(req: PayloadRequest, key: string, work: () => Promise<void>): Promise<void> {
  const id = await req.transactionID;
  if (!id) return work();
  const works: Works = registry.get(String(id)) ?? new Map();
  registry.set(String(id), works);
  const before = works.get(key);
  const done = before ? before.then(work) : work();
  // The commit hears of its failure.
  done.catch(() => {});
  works.set(key, done);
}

/**
 * Waits until a transaction's works are done, and those that they began.
 *
 * @returns whether there were any
 * @throws what one of them threw
 */
export async function worksDone(id: string): Promise<boolean> {
  let waited = false;
  for (let works = registry.get(id); works; works = registry.get(id)) {
    registry.delete(id);
    waited = true;
    await Promise.all(works.values());
  }
  return waited;
}

export function forgetWorks(id: string): void {
  registry.delete(id);
}

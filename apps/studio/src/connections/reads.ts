import { AsyncLocalStorage } from 'node:async_hooks';
import { sharedState } from '../runtime/shared-state.ts';

/** A read of content, and everything it asks the database. */
interface Read {
  /** Nobody waits for it any longer (`performance.now()`). */
  readonly until: number;
}

/** Next bundles routes apart from what starts the studio: one storage for the process. */
const reads = sharedState('content reads', () => new AsyncLocalStorage<Read>());

/** Runs a read of content. What it asks the database takes turns with other reads, and ends with its time: what nobody waits for is not asked. */
export const asRead = <T>(withinMs: number, work: () => Promise<T>): Promise<T> =>
  reads.run({ until: performance.now() + withinMs }, work);

/** Milliseconds the read of whom this is asked may still wait; `null` for everybody else. */
export function readTimeLeft(): number | null {
  const read = reads.getStore();
  return read ? read.until - performance.now() : null;
}

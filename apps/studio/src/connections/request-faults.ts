import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseFault, databaseFault } from './database-faults.ts';

/** What the database failed in while one request was answered, the gravest of it. */
interface Noted {
  fault: DatabaseFault | null;
}

/** Next bundles routes apart from what starts the studio: one storage for the process. */
const key = Symbol.for('sundowner.studio.request-faults');
const globals = globalThis as { [key]?: AsyncLocalStorage<Noted> };

function storage(): AsyncLocalStorage<Noted> {
  globals[key] ??= new AsyncLocalStorage();
  return globals[key];
}

/**
 * Notes a fault for whoever asks. Payload forgets some: an account that cannot be read is a stranger to it, and until its COMMIT is
 * verified a lost one is a success.
 */
export function noteFault(error: unknown): void {
  const noted = storage().getStore();
  const fault = noted ? databaseFault(error) : null;
  if (noted && fault && !noted.fault?.doubtful) noted.fault = fault;
}

/** Does something, and says besides what the database failed in meanwhile. */
export async function withFaults<T>(work: () => Promise<T>): Promise<readonly [T, DatabaseFault | null]> {
  const noted: Noted = { fault: null };
  const value = await storage().run(noted, work);
  return [value, noted.fault];
}

/** What a work came to, with what the database failed in meanwhile: for one whose own error may only follow from that. */
export async function outcomeWithFaults<T>(
  work: () => Promise<T>,
): Promise<readonly [{ readonly value: T } | { readonly error: unknown }, DatabaseFault | null]> {
  return await withFaults(() =>
    work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
  );
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseFault, databaseFault } from './database-faults.ts';
import type { RequestFault } from './outcome-words.ts';

/** What the database failed in while one request was answered, the gravest of it; and whether it kept something. */
interface Noted {
  fault: DatabaseFault | null;
  kept: boolean;
}

/** Next bundles routes apart from what starts the studio: one storage for the process. */
const key = Symbol.for('sundowner.studio.request-faults');
const globals = globalThis as { [key]?: AsyncLocalStorage<Noted> };

function storage(): AsyncLocalStorage<Noted> {
  globals[key] ??= new AsyncLocalStorage();
  return globals[key];
}

/** Notes what became of a change that is not stored, or not certainly, for the person who asked for it. */
export function noteOutcome(fault: DatabaseFault): void {
  const noted = storage().getStore();
  if (noted && (!noted.fault || (fault.doubtful && !noted.fault.doubtful))) noted.fault = fault;
}

/** Notes that a transaction of the request is stored: whatever fails after it, "nothing was saved" is untrue. */
export function noteKept(): void {
  const noted = storage().getStore();
  if (noted) noted.kept = true;
}

/**
 * Notes the failure of a statement for the request that asks. Payload forgets some: an account that cannot be read is a stranger to it. A statement
 * that comes after the end of its transaction says nothing of the request: what ended it does.
 */
export function noteFault(error: unknown): void {
  const fault = databaseFault(error);
  if (fault && (fault.kind !== 'undone' || fault.doubtful)) noteOutcome(fault);
}

/** The same of one that is thrown on. @throws what it is given */
export function heard(error: unknown): never {
  noteFault(error);
  throw error;
}

const faultIn = ({ fault, kept }: Noted): RequestFault | null => (fault ? { ...fault, kept } : null);

/** Does something, and says besides what the database failed in meanwhile. */
export async function withFaults<T>(work: () => Promise<T>): Promise<readonly [T, RequestFault | null]> {
  const noted: Noted = { fault: null, kept: false };
  const value = await storage().run(noted, work);
  return [value, faultIn(noted)];
}

/** What a work came to, with what the database failed in meanwhile: for one whose own error may only follow from that. */
export async function outcomeWithFaults<T>(
  work: () => Promise<T>,
): Promise<readonly [{ readonly value: T } | { readonly error: unknown }, RequestFault | null]> {
  return await withFaults(() =>
    work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
  );
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseFault, databaseFault } from './database-faults.ts';

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

/** What became of a request the database failed in. */
export interface RequestFault extends DatabaseFault {
  /** Something of the request is stored: a transaction of it was committed. */
  readonly kept: boolean;
}

interface Asked {
  readonly method: string;
  /** The address without a slash at its end. */
  readonly path: string;
}

const reasons = {
  away: 'The studio is busy: its database does not answer.',
  full: 'The studio’s database cannot write: its disk may be full.',
  undone: 'The studio’s database undid this.',
} as const;

const next = {
  away: 'Try again in a moment.',
  full: 'Tell whoever looks after the studio, and try again later.',
  undone: 'Try again in a moment.',
} as const;

const readsByPost = /^\/api\/(reads|access)$/;
export const readsOnly = ({ method, path }: Asked): boolean =>
  method === 'GET' || method === 'HEAD' || readsByPost.test(path);
/** Without its cookie nobody is signed in, whatever the database has kept. */
const signsIn = /^\/api\/users\/(login|sign-in\/)/;
/** Their work is several steps: how far it came nobody can say here. */
const inSteps = /^\/api\/users\//;

/** Whether what was asked of the studio was done, for the person who asked: the one place that says so when the database failed. */
export function outcomeWords({ kind, doubtful, kept }: RequestFault, asked: Asked): string {
  const { path } = asked;
  const said = (what: string) => [reasons[kind], what, next[kind]].filter(Boolean).join(' ');
  if (readsOnly(asked)) return said('');
  if (signsIn.test(path)) return said('You are not signed in.');
  if (doubtful)
    return 'The studio’s database stopped answering at the last moment, so this may or may not have been saved. Look at it again before you save it once more.';
  if (path.startsWith('/api/desk/')) return said('Nothing was done.');
  if (kept || inSteps.test(path)) return said('Look whether it was done before you do it again.');
  return said('Nothing was saved.');
}

/** The same of one change of one entry, for a person who is notified without having asked an address. */
export const changeWords = (fault: DatabaseFault): string =>
  outcomeWords({ ...fault, kept: false }, { method: 'POST', path: '/api' });

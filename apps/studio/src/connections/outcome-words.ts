import type { DatabaseFault } from './database-faults.ts';

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

/** A statement or a COMMIT of a transaction that is over, or in which a statement failed: nothing of it was stored. */
export class TransactionEnded extends Error {
  override readonly name = 'TransactionEnded';

  constructor(cause: unknown = null) {
    super('The transaction has ended.', cause ? { cause } : undefined);
  }
}

/** By name: Next bundles routes apart from what starts the studio, and each has classes of its own. */
const isTransactionEnded = (error: Error): boolean => error.name === 'TransactionEnded';
const isLockTimeout = (error: Error): boolean => error.name === 'LockTimeout';

/** An error and what caused it, the innermost last. */
export function* causesOf(error: unknown): Generator<Error & { code?: unknown; constraint?: unknown }> {
  for (let one = error, depth = 0; one instanceof Error && depth < 8; one = one.cause, depth += 1) yield one;
}

/** What became of what was asked of the database, where it did not do it. */
export interface DatabaseFault {
  /** It does not answer, has no time or no connection; its disk takes nothing more; or the change was undone for another reason. */
  readonly kind: 'away' | 'full' | 'undone';
  /** It may have been done all the same: it was sent, it changes something by itself, and nothing came back. */
  readonly doubtful: boolean;
}

const mark = Symbol.for('sundowner.studio.doubtful-statement');

/** Says of an error that what was asked may have happened. */
export function markDoubtful(error: unknown): void {
  if (error instanceof Error) Object.assign(error, { [mark]: true });
}

/**
 * Whether what was sent may have happened although it failed: the database did not say what went wrong, or said that it ends the
 * connection. Its own errors have a code of five characters; those of classes 08 and 57P tell of the connection's end.
 */
export function isUnanswered(error: unknown): boolean {
  const causes = [...causesOf(error)];
  if (causes.some(isTransactionEnded)) return false;
  const codes = causes.map(({ code }) => String(code ?? '')).filter((code) => /^[0-9A-Z]{5}$/.test(code));
  // EPIPE is of the system, and as long as one of the database's.
  return codes.every((code) => /^(08|57P)/.test(code) || code === 'EPIPE');
}

/**
 * https://www.postgresql.org/docs/15/errcodes-appendix.html: connections (08), resources (53), the operator (57: a statement's limit, a
 * shutdown, a start), locks (55), a transaction that was ended as idle (25P03), and deadlocks (40).
 */
const awayCodes = /^(08...|53[0-3]..|57...|55P03|25P03|40...|SQLITE_(BUSY|LOCKED).*)$/;
/** Of the system, where no database answered. */
const systemCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** Those of the driver (pg 8, pg-pool 3) carry no code. */
const words =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|The database has closed the connection)/;
const system = new Set(['connect', 'read', 'write', 'getaddrinfo']);
const fullCodes = /^(SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|53100)/;

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // One for each address of a host.
  if (error instanceof AggregateError && error.errors.some(isAway)) return true;
  if (isLockTimeout(error)) return true;
  const code = codeOf(error);
  if (awayCodes.test(code)) return true;
  // A file that is not there is no database that is away.
  if (systemCodes.test(code)) return 'syscall' in error && system.has(String(error.syscall));
  return words.test(error.message);
}

function kindOf(causes: readonly Error[]): DatabaseFault['kind'] | null {
  if (causes.some((cause) => fullCodes.test(codeOf(cause)))) return 'full';
  if (causes.some(isAway)) return 'away';
  return causes.some(isTransactionEnded) ? 'undone' : null;
}

/**
 * Whether a failure is the database's own (away, busy, full, a transaction that was undone), and not something wrong with what was asked.
 * `null` for every other error.
 */
export function databaseFault(error: unknown): DatabaseFault | null {
  const causes = [...causesOf(error)];
  const doubtful = causes.some((cause) => mark in cause);
  const kind = kindOf(causes);
  return kind || doubtful ? { kind: kind ?? 'away', doubtful } : null;
}

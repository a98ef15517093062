/** What became of a statement whose database was away, or had no time for it. */
export interface DatabaseFault {
  /** It may have been carried out all the same: it was sent, it changes something by itself, and nothing came back. */
  readonly doubtful: boolean;
}

const mark = Symbol.for('sundowner.studio.doubtful-statement');

/** Says of an error that what was asked may have happened. */
export function markDoubtful(error: unknown): void {
  if (error instanceof Error) Object.assign(error, { [mark]: true });
}

/** An error and what caused it, the innermost last; what goes round in a circle ends. */
function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  for (let one = error; one instanceof Error && causes.length < 8; one = one.cause) causes.push(one);
  return causes;
}

/**
 * https://www.postgresql.org/docs/15/errcodes-appendix.html: connections (08), resources (53), the operator (57: a statement's limit, a
 * shutdown, a start), locks (55), a transaction that was ended as idle (25P03), and deadlocks (40).
 */
const codes = /^(08...|53[0-3]..|57...|55P03|25P03|40...)$/;
/** Of the system, where no database answered. */
const systemCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** Those of the driver (pg 8, pg-pool 3) carry no code. */
const words =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|The database has closed the connection)/;
const system = new Set(['connect', 'read', 'write', 'getaddrinfo']);

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // One for each address of a host.
  if (error instanceof AggregateError && error.errors.some(isAway)) return true;
  const code = 'code' in error ? String(error.code) : '';
  if (codes.test(code)) return true;
  // A file that is not there is no database that is away.
  if (systemCodes.test(code)) return 'syscall' in error && system.has(String(error.syscall));
  return words.test(error.message);
}

/**
 * Whether a failure is the database's being away, too busy or full of connections, which passes; and not something wrong with what was
 * asked. `null` for every other error.
 */
export function databaseFault(error: unknown): DatabaseFault | null {
  const causes = causesOf(error);
  if (!causes.some(isAway)) return null;
  return { doubtful: causes.some((cause) => mark in cause) };
}

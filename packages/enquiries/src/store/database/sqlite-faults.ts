import { StoreUnavailableError, type UnavailableReason } from './port.ts';

// Primary result codes, https://www.sqlite.org/rescode.html
const reasons: Readonly<Record<number, UnavailableReason>> = {
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  10: 'connection',
  11: 'damaged',
  13: 'full',
  14: 'connection',
  19: 'commit',
  26: 'damaged',
};

// A COMMIT that ends with one of these has written no end of its transaction, which is then none: full, a write that failed, busy,
// read-only, a constraint. After any other, a failed fsync above all, the end may stand in the file.
const decided: readonly number[] = [13, 10 | (3 << 8), 5, 6, 8, 19];

/** Whether it is certain after this error of a COMMIT that nothing was kept. */
export function keptNothing(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return decided.includes(code) || (code !== 0 && (code & 0xff) !== 10 && decided.includes(code & 0xff));
}

/** Whether another process holds what was asked for; asked again, it may be free. */
export function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return reasons[code] === 'busy';
}

/**
 * A driver's error as `StoreUnavailableError`. SQLite's own words can quote a value, so only its code is kept.
 */
export function sqliteFault(error: unknown): StoreUnavailableError {
  if (error instanceof StoreUnavailableError) return error;
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : Number.NaN;
  if (Number.isNaN(code)) return new StoreUnavailableError('other', 'no code');
  return new StoreUnavailableError(reasons[code & 0xff] ?? 'other', `SQLITE ${code}`);
}

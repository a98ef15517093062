import { StoreUnavailableError, type UnavailableReason } from './port.ts';

// https://www.postgresql.org/docs/15/errcodes-appendix.html, by class and by code.
function reasonOf(code: string): UnavailableReason {
  if (code === '53100') return 'full';
  if (code === '25006') return 'read-only';
  // An undefined table, or a schema that is not there: somebody dropped them.
  if (code === '42P01' || code === '3F000') return 'gone';
  if (code.startsWith('23')) return 'commit';
  if (code.startsWith('40') || code.startsWith('55') || code === '57014') return 'busy';
  if (/^(08|53|57)/.test(code) || /^E[A-Z]+$/.test(code)) return 'connection';
  if (code.startsWith('XX')) return 'damaged';
  return 'other';
}

/** A driver's error as `StoreUnavailableError`: its detail may quote a value, so only its code is kept. */
export function postgresFault(error: unknown): StoreUnavailableError {
  if (error instanceof StoreUnavailableError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new StoreUnavailableError(code ? reasonOf(code) : 'connection', code || 'no code');
}

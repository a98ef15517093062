/** A statement or a COMMIT of a transaction that is over, or in which a statement failed: nothing of it was stored. */
export class TransactionEnded extends Error {
  override readonly name = 'TransactionEnded';

  constructor(cause: unknown = null) {
    super('The transaction has ended.', cause ? { cause } : undefined);
  }
}

/** By name: Next bundles routes apart from what starts the studio, and each has classes of its own. */
export const isTransactionEnded = (error: Error): boolean => error.name === 'TransactionEnded';
export const isNoTurn = (error: Error): boolean => error.name === 'NoTurn';

/** An error and what caused it, the innermost last. */
export function* causesOf(error: unknown): Generator<Error & { code?: unknown; constraint?: unknown }> {
  for (let one = error, depth = 0; one instanceof Error && depth < 8; one = one.cause, depth += 1) yield one;
}

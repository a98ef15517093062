interface Refusal {
  readonly name: string;
  readonly message: string;
  readonly status: number;
}

/** What is used of a pino logger. */
interface Quiet {
  isLevelEnabled(level: string): boolean;
  debug(message: string): void;
}

/** An answer of 400 to 499: what somebody may not do, or has to write otherwise. */
function refusalIn(value: unknown): Refusal | null {
  const error = typeof value === 'object' && value !== null && 'err' in value ? value.err : null;
  if (!(error instanceof Error) || !('status' in error)) return null;
  const { name, message, status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? { name, message, status } : null;
}

/**
 * Pino's `logMethod`. Payload logs every request it refuses as an error with its stack. A refusal is no fault of the
 * studio: it is logged in one line at the level `debug`, so that each line at the level `error` is a fault.
 */
export function logClientErrors(
  this: Quiet,
  args: readonly unknown[],
  method: { apply(logger: unknown, args: never): unknown },
): void {
  const refusal = refusalIn(args[0]);
  if (!refusal) method.apply(this, args as never);
  else if (this.isLevelEnabled('debug'))
    this.debug(`Refused with ${refusal.status} ${refusal.name}: ${refusal.message}`);
}

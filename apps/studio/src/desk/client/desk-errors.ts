/** Why the site did not give a usable answer; each has its own sentence in the log and none in the browser. */
export type UnreachableReason =
  | 'refused-connection'
  | 'timed-out'
  | 'refused-token'
  | 'site-error'
  | 'store-away'
  | 'broken-answer';

interface FaultOptions extends ErrorOptions {
  readonly nothingDone?: boolean;
}

/** The site's internal API gave no usable answer. The caller may try again. */
export class DeskUnreachableError extends Error {
  override readonly name = 'DeskUnreachableError';
  readonly reason: UnreachableReason;
  /** Whether it is certain that what was asked for was not done. */
  readonly nothingDone: boolean;

  constructor(reason: UnreachableReason, { nothingDone = false, ...options }: FaultOptions = {}) {
    super(`The enquiry desk gave no usable answer: ${reason}.`, options);
    this.reason = reason;
    this.nothingDone = nothingDone;
  }
}

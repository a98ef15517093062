/** Why the site did not give a usable answer; each has its own sentence in the log and none in the browser. */
export type UnreachableReason =
  | 'refused-connection'
  | 'timed-out'
  | 'refused-token'
  | 'site-error'
  | 'broken-answer';

/** The site's internal API gave no usable answer. The caller may try again. */
export class DeskUnreachableError extends Error {
  override readonly name = 'DeskUnreachableError';
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason, options?: ErrorOptions) {
    super(`The enquiry desk gave no usable answer: ${reason}.`, options);
    this.reason = reason;
  }
}

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

/** The enquiry is no longer in the state the action needs (409): somebody else was quicker. */
export class DeskConflictError extends Error {
  override readonly name = 'DeskConflictError';
  /** Why, in one sentence of the site's own, or `null` when it gave none. */
  readonly reason: string | null;

  constructor(reason: string | null) {
    super('The enquiry is not in a state for this.');
    this.reason = reason;
  }
}

/** The action names an enquiry or a delivery the site does not have (404). */
export class DeskMissingError extends Error {
  override readonly name = 'DeskMissingError';
}

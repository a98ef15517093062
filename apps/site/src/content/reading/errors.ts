/**
 * The content service could not be read: refused, timed out, answered an error or something that is not content.
 * Absence is not an outage: a reader answers `null` for it.
 */
export class OutageError extends Error {
  override readonly name = 'OutageError';
  /** What a page that cannot do without the content answers. */
  readonly statusCode = 503;
  /** Status the content service answered, or `null` when it did not answer. */
  readonly upstreamStatus: number | null;

  constructor(message: string, upstreamStatus: number | null, options?: ErrorOptions) {
    super(message, options);
    this.upstreamStatus = upstreamStatus;
  }

  /** It did not answer in time; it may only be slow. */
  get late(): boolean {
    return this.cause instanceof Error && this.cause.name === 'TimeoutError';
  }
}

export interface HttpError {
  /** For the log, never for a visitor. */
  readonly message: string;
  readonly statusCode: number;
}

/**
 * Any error as message and status: its `statusCode`, `status` or `response.status`, in that order, else 500 (GEN-06).
 * A number that is no HTTP error status counts as absent.
 */
export function toHttpError(error: unknown): HttpError {
  const fields = isRecord(error) ? error : {};
  const response = isRecord(fields.response) ? fields.response : {};
  const statusCode = [fields.statusCode, fields.status, response.status].find(isErrorStatus) ?? 500;
  return { message: messageOf(error), statusCode };
}

/** What a visitor reads for a status: never what went wrong inside (GEN-06). */
export function publicMessage(statusCode: number): string {
  if (statusCode === 404) return 'This page could not be found';
  if (statusCode === 503) return 'This page cannot be shown at the moment. Please try again shortly.';
  if (statusCode < 500) return 'This request could not be understood.';
  return 'Something went wrong on our side. Please try again shortly.';
}

function messageOf(error: unknown): string {
  if (typeof error === 'string' && error) return error;
  if (isRecord(error) && typeof error.message === 'string' && error.message) return error.message;
  return 'Unknown error';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;

/** A passing failure of this one job: it is tried again. The message carries no personal data. */
export class RetryableDeliveryError extends Error {
  override readonly name: string = 'RetryableDeliveryError';
  /** How long the destination asked us to wait (Retry-After). */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, options?: ErrorOptions & { retryAfterSeconds?: number }) {
    super(message, options);
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

/**
 * The destination was given everything and did not say whether it took it: a mail may have arrived. Tried again as a passing failure
 * is, where the channel's record does not say when that ends (`unclear`). The message carries no personal data.
 */
export class UnclearDeliveryError extends RetryableDeliveryError {
  override readonly name: string = 'UnclearDeliveryError';
}

/** The destination judged this one job and refused it: dead at once. The message carries no personal data. */
export class RejectedDeliveryError extends Error {
  override readonly name = 'RejectedDeliveryError';
}

/**
 * The destination refuses everybody (401, 403, 404 of the CRM, 535 of SMTP, connection refused): the channel's circuit
 * opens and its jobs wait; none dies of it. The message carries no personal data.
 */
export class DestinationFaultError extends Error {
  override readonly name = 'DestinationFaultError';
}

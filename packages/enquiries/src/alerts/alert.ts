import type { AlertInForce as WireAlert } from '@sundowner/desk-wire';

/** What can be wrong with the pipeline, as alerts, metrics and the studio's banner name it. */
export type AlertKind =
  | 'circuit-open'
  | 'clock'
  | 'dead'
  | 'disk'
  | 'hung'
  | 'mailbox'
  | 'notices'
  | 'quarantine-full'
  | 'rescue'
  | 'restarts'
  | 'silence'
  | 'store'
  | 'studio';

/** One thing an operator is told. */
export interface Alert {
  readonly kind: AlertKind;
  /** One sentence or more, without personal data. */
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What is wrong now, for the banner. */
export interface AlertInForce extends WireAlert {
  readonly kind: AlertKind;
}

/** Several alerts told at once. */
export interface AlertMessage {
  /** Stays the same over retries; Message-ID and Idempotency-Key derive from it. */
  readonly id: string;
  readonly alerts: readonly Alert[];
}

/** A way out for alerts that needs neither the concierge mailbox nor the store. */
export interface AlertTransport {
  readonly name: 'mail' | 'webhook';
  /** @throws when it was not taken; it is tried again */
  send(letter: AlertMessage, signal: AbortSignal): Promise<void>;
}

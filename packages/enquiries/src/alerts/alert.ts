import type { AlertInForce as WireAlert } from '@sundowner/desk-wire';
import { isoTime } from '../clock.ts';

/** What can be wrong with the pipeline, as alerts, metrics and the studio's banner name it. */
export type AlertKind =
  | 'circuit-open'
  | 'clock'
  | 'dead'
  | 'disk'
  | 'hung'
  | 'mailbox'
  | 'notices'
  | 'older-copy'
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

/** A channel for alerts that needs neither the concierge mailbox nor the store. */
export interface AlertTransport {
  readonly name: 'mail' | 'webhook';
  /** @throws when it was not taken; it is tried again */
  send(letter: AlertMessage, signal: AbortSignal): Promise<void>;
}

const headings: Readonly<Record<AlertKind, string>> = {
  store: 'The enquiry store is unavailable',
  'older-copy': 'The data went back to an older state',
  rescue: 'The lost enquiry store was copied',
  'circuit-open': 'A destination refuses deliveries',
  dead: 'Deliveries failed',
  disk: 'The disk is nearly full',
  silence: 'No enquiry has been received for a long time',
  mailbox: 'Travellers’ answers do not come in',
  notices: 'Mail to the concierge mailbox fails',
  hung: 'A program of the product does not answer',
  restarts: 'A process keeps restarting',
  studio: 'The studio does not answer',
  'quarantine-full': 'Many enquiries are held',
  clock: 'A clock is wrong',
};

/** "A destination refuses deliveries, Deliveries failed": each kind once, the gravest first. */
export function alertSubject(alerts: readonly Alert[]): string {
  const kinds = new Set(alerts.map(({ kind }) => kind));
  return (Object.keys(headings) as AlertKind[])
    .filter((kind) => kinds.has(kind))
    .map((kind) => headings[kind])
    .join(', ');
}

/** The letter's lines: what was wrong and when, and where to look. */
export function alertLines(alerts: readonly Alert[], siteUrl: string): string[] {
  return [
    ...alerts.map(({ at, message }) => `- ${isoTime(at)}  ${message}`),
    '',
    `Site: ${siteUrl}. The studio shows what is wrong now; "npm run doctor" says what to do.`,
  ];
}

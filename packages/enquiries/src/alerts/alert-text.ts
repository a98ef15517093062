import { isoTime } from '../clock.ts';
import type { Alert, AlertKind } from './alert.ts';

const headings: Readonly<Record<AlertKind, string>> = {
  store: 'The enquiry store is unavailable',
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

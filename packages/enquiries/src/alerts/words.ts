import { isoTime } from '../clock.ts';
import type { Alert, AlertKind } from './alert.ts';

const headings: Readonly<Record<AlertKind, string>> = {
  store: 'The enquiry store is away',
  rescue: 'What the lost store held',
  'circuit-open': 'A destination takes nothing',
  dead: 'Deliveries were given up',
  disk: 'The disk is nearly full',
  silence: 'No enquiry has come in for a long time',
  notices: 'The concierge mailbox cannot be told',
  restarts: 'A part of the product keeps ending',
  studio: 'The studio does not answer',
  'quarantine-full': 'The quarantine is full',
  clock: 'A clock is wrong',
};

/** "A destination takes nothing, Deliveries were given up": each kind once, the gravest first. */
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

import type { KindRecord } from './record.ts';

/** A stay at a destination (MOD-11). */
export const destination = {
  kind: 'destination',
  endpoint: '/enquiry/online',
  words: { short: 'Destination', title: 'Destination enquiry', sent: 'enquiry' },
  leastSeconds: 6,
  workingDays: 1,
  thankYou: 'panel',
  dialogWords: 'destination',
  crmForm: null,
  offersCall: true,
  visitorMail: 'enquiry',
  counts: ['ad', 'category'],
} as const satisfies KindRecord;

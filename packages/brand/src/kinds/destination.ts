import { type KindRecord, ordinary } from './record.ts';

/** A stay at a destination (MOD-11). */
export const destination = {
  ...ordinary,
  kind: 'destination',
  endpoint: '/enquiry/online',
  words: { short: 'Destination', title: 'Destination enquiry', sent: 'enquiry' },
  dialogWords: 'destination',
} as const satisfies KindRecord;

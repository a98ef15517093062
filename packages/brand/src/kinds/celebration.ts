import type { KindRecord } from './record.ts';

/** An occasion to plan (MOD-10). It counts under no category. */
export const celebration = {
  kind: 'celebration',
  endpoint: '/enquiry/ceremony',
  words: { short: 'Celebration', title: 'Celebration enquiry', sent: 'enquiry' },
  leastSeconds: 6,
  workingDays: 1,
  thankYou: 'panel',
  dialogWords: 'enquireCelebration',
  crmForm: null,
  offersCall: true,
  visitorMail: 'enquiry',
  counts: ['ad'],
} as const satisfies KindRecord;

import type { KindRecord } from './record.ts';

/** A stay to plan, in writing (MOD-09). */
export const email = {
  kind: 'email',
  endpoint: '/enquiry/email',
  words: { short: 'Email', title: 'Email enquiry', form: 'By email', sent: 'enquiry' },
  leastSeconds: 6,
  workingDays: 1,
  thankYou: 'page',
  dialogWords: 'enquireEmail',
  crmForm: 'email',
  offersCall: true,
  visitorMail: 'enquiry',
  counts: ['ad', 'category', 'announced'],
} as const satisfies KindRecord;

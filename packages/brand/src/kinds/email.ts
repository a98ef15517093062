import { type KindRecord, ordinary } from './record.ts';

/** A stay to plan, in writing (MOD-09). */
export const email = {
  ...ordinary,
  kind: 'email',
  endpoint: '/enquiry/email',
  words: { short: 'Email', title: 'Email enquiry', form: 'By email', sent: 'enquiry' },
  thankYou: 'page',
  dialogWords: 'enquireEmail',
  crmForm: 'email',
  counts: ['ad', 'category', 'announced'],
} as const satisfies KindRecord;

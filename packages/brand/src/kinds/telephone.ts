import type { KindRecord } from './record.ts';

/** Somebody asks to be rung (MOD-08). */
export const telephone = {
  kind: 'telephone',
  endpoint: '/enquiry/phoneme',
  words: { short: 'Call back', title: 'Call back', mail: 'Telephone enquiry', sent: 'enquiry' },
  leastSeconds: 6,
  workingDays: 1,
  thankYou: 'page',
  dialogWords: 'enquireTelephone',
  crmForm: 'telephone',
  offersCall: true,
  visitorMail: 'call-back',
  counts: ['ad', 'category', 'announced'],
  callBack: true,
} as const satisfies KindRecord;

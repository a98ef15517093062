import { type KindRecord, ordinary } from './record.ts';

/** Somebody asks to be rung (MOD-08). */
export const telephone = {
  ...ordinary,
  kind: 'telephone',
  endpoint: '/enquiry/phoneme',
  words: { short: 'Call back', title: 'Call back', mail: 'Telephone enquiry', sent: 'enquiry' },
  thankYou: 'page',
  dialogWords: 'enquireTelephone',
  crmForm: 'telephone',
  visitorMail: 'call-back',
  counts: ['ad', 'category', 'announced'],
  callBack: true,
} as const satisfies KindRecord;

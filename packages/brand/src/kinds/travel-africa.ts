import type { KindRecord } from './record.ts';

/** A journey across countries, planned by a specialist (MOD-14). */
export const travelAfrica = {
  kind: 'travel-africa',
  endpoint: '/enquiry/travel-africa',
  words: { short: 'Travel Africa', title: 'Travel Africa enquiry', sent: 'enquiry' },
  leastSeconds: 6,
  workingDays: 2,
  thankYou: 'page',
  dialogWords: 'enquireTravelAfrica',
  crmForm: 'travel-africa',
  offersCall: true,
  visitorMail: 'enquiry',
  counts: ['ad', 'category', 'announced'],
} as const satisfies KindRecord;

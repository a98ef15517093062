import { type KindRecord, ordinary } from './record.ts';

/** A journey across countries, planned by a specialist (MOD-14). */
export const travelAfrica = {
  ...ordinary,
  kind: 'travel-africa',
  endpoint: '/enquiry/travel-africa',
  words: { short: 'Travel Africa', title: 'Travel Africa enquiry', sent: 'enquiry' },
  workingDays: 2,
  thankYou: 'page',
  dialogWords: 'enquireTravelAfrica',
  crmForm: 'travel-africa',
  counts: ['ad', 'category', 'announced'],
} as const satisfies KindRecord;

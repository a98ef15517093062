import type { KindRecord } from './record.ts';

/** A whole house to ask about (MOD-13). */
export const residences = {
  kind: 'residences',
  endpoint: '/enquiry/web/residences',
  words: { short: 'Residences', title: 'Residences enquiry', sent: 'enquiry' },
  leastSeconds: 6,
  workingDays: 1,
  thankYou: 'panel',
  dialogWords: 'enquireResidences',
  crmForm: null,
  offersCall: true,
  visitorMail: 'enquiry',
  counts: ['ad', 'category'],
} as const satisfies KindRecord;

import type { KindRecord } from './record.ts';

/** An experience to ask about (MOD-12). */
export const experiences = {
  kind: 'experiences',
  endpoint: '/enquiry/web',
  words: { short: 'Experiences', title: 'Experiences enquiry', sent: 'enquiry' },
  leastSeconds: 6,
  workingDays: 1,
  thankYou: 'panel',
  dialogWords: 'enquireExperiences',
  crmForm: null,
  offersCall: true,
  visitorMail: 'enquiry',
  counts: ['ad', 'category'],
} as const satisfies KindRecord;

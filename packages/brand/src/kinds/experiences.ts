import { type KindRecord, ordinary } from './record.ts';

/** An experience to ask about (MOD-12). */
export const experiences = {
  ...ordinary,
  kind: 'experiences',
  endpoint: '/enquiry/web',
  words: { short: 'Experiences', title: 'Experiences enquiry', sent: 'enquiry' },
  dialogWords: 'enquireExperiences',
} as const satisfies KindRecord;

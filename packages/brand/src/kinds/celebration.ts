import { type KindRecord, ordinary } from './record.ts';

/** An occasion to plan (MOD-10). It counts under no category. */
export const celebration = {
  ...ordinary,
  kind: 'celebration',
  endpoint: '/enquiry/ceremony',
  words: { short: 'Celebration', title: 'Celebration enquiry', sent: 'enquiry' },
  dialogWords: 'enquireCelebration',
  counts: ['ad'],
} as const satisfies KindRecord;

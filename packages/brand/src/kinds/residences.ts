import { type KindRecord, ordinary } from './record.ts';

/** A residence to ask about (MOD-13). */
export const residences = {
  ...ordinary,
  kind: 'residences',
  endpoint: '/enquiry/web/residences',
  words: { short: 'Residences', title: 'Residences enquiry', sent: 'enquiry' },
  dialogWords: 'enquireResidences',
} as const satisfies KindRecord;

import { type KindRecord, ordinary } from './record.ts';

/** A message on any subject; each desk answers in its own time. */
export const contact = {
  ...ordinary,
  kind: 'contact',
  endpoint: '/enquiry/contact',
  words: {
    short: 'Contact',
    title: 'Contact message',
    headline: 'Message',
    mail: 'Message',
    sent: 'message',
  },
  workingDays: null,
  counts: [],
} as const satisfies KindRecord;

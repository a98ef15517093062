import type { KindRecord } from './record.ts';

/** A message on any subject; each desk answers in its own time. */
export const contact = {
  kind: 'contact',
  endpoint: '/enquiry/contact',
  words: {
    short: 'Contact',
    title: 'Contact message',
    headline: 'Message',
    mail: 'Message',
    sent: 'message',
  },
  leastSeconds: 6,
  workingDays: null,
  thankYou: 'panel',
  dialogWords: null,
  crmForm: null,
  offersCall: true,
  visitorMail: 'enquiry',
  counts: [],
} as const satisfies KindRecord;

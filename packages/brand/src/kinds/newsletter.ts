import { type KindRecord, ordinary } from './record.ts';

/** A reader signs up to the letter; nothing comes of it before its address is confirmed (FRM-12). */
export const newsletter = {
  ...ordinary,
  kind: 'newsletter',
  endpoint: '/enquiry/newsletter',
  words: {
    short: 'Newsletter',
    title: 'Newsletter sign-up',
    mail: 'Newsletter subscription',
    sent: 'address',
  },
  leastSeconds: 2,
  workingDays: null,
  crmForm: 'newsletter',
  offersCall: false,
  visitorMail: 'letter',
  counts: [],
  confirmed: true,
} as const satisfies KindRecord;

import type { KindRecord } from './record.ts';

/** An application, with a CV. */
export const careers = {
  kind: 'careers',
  endpoint: '/enquiry/careers',
  words: {
    short: 'Careers',
    title: 'Application',
    headline: 'Application',
    mail: 'Careers enquiry',
    sent: 'application',
  },
  leastSeconds: 6,
  workingDays: null,
  thankYou: 'panel',
  dialogWords: null,
  crmForm: null,
  offersCall: false,
  visitorMail: 'application',
  counts: [],
  forApplications: true,
} as const satisfies KindRecord;

import { type KindRecord, ordinary } from './record.ts';

/** An application, with a CV. */
export const careers = {
  ...ordinary,
  kind: 'careers',
  endpoint: '/enquiry/careers',
  words: {
    short: 'Careers',
    title: 'Application',
    headline: 'Application',
    mail: 'Careers enquiry',
    sent: 'application',
  },
  workingDays: null,
  offersCall: false,
  visitorMail: 'application',
  counts: [],
  forApplications: true,
} as const satisfies KindRecord;

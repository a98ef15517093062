import { enquiryRecordOf, isEnquiryKind, type KindRecord } from '@sundowner/brand';
import { type EnquiryContent, kindContent } from '../../enquiry-content.ts';

export interface VisitorStep {
  readonly when: string;
  readonly what: string;
}

/** What the visitor's mail says of a kind; nothing of it comes from what a visitor typed. */
export interface VisitorWords {
  readonly subject: string;
  readonly lead: string;
  readonly steps: readonly VisitorStep[];
  readonly closing: string | null;
}

const byEmail: VisitorWords = {
  subject: 'We have your enquiry',
  lead: 'Thank you for writing to us. Your enquiry is with our concierge, and a person will read it and answer it.',
  steps: [
    { when: 'First', what: 'A concierge reads what you wrote and looks at what would suit you.' },
    { when: 'Then', what: 'You have an answer by email, from somebody you can write back to.' },
    {
      when: 'After that',
      what: 'You take your time. Nothing is booked, and nothing is owed, until you say so.',
    },
  ],
  closing: null,
};

const byTelephone: VisitorWords = {
  subject: 'We will call you back',
  lead: 'Thank you for asking us to call. Your request is with our concierge, who will ring you on the number you left.',
  steps: [
    { when: 'First', what: 'A concierge reads your request and gets ready for your call.' },
    { when: 'Then', what: 'We ring you from the number of our office. If we miss you, we try once more.' },
    {
      when: 'After we speak',
      what: 'You get it all in writing. Nothing is booked, and nothing is owed, until you say so.',
    },
  ],
  closing: null,
};

const byLetter: VisitorWords = {
  subject: 'Confirm your address',
  lead: 'Somebody, you we hope, asked for our letter at this address. Confirm it, and the next one comes to you.',
  steps: [
    { when: 'Now', what: 'Press the button within seven days. Until then you are on no list.' },
    { when: 'Four times a year', what: 'A letter, written by the guides.' },
    { when: 'Whenever you like', what: 'Leave by the link at the foot of any letter, or of this note.' },
  ],
  closing: null,
};

const byApplication: VisitorWords = {
  subject: 'We have your application',
  lead: 'Thank you for wanting to work with us. A person reads your application, and you have an answer either way.',
  steps: [
    { when: 'First', what: 'We read what you sent, all of it.' },
    { when: 'Then', what: 'You hear from us within a week of the day the post closes.' },
    { when: 'After that', what: 'If it looks right to both of us, we talk, and you come to see the place.' },
  ],
  closing: null,
};

const wordsOf: Readonly<Record<KindRecord['visitorMail'], VisitorWords>> = {
  enquiry: byEmail,
  'call-back': byTelephone,
  letter: byLetter,
  application: byApplication,
};

const callTimes: Readonly<Record<string, string>> = {
  Morning: 'We will try in the morning, your time.',
  Afternoon: 'We will try in the afternoon, your time.',
  Evening: 'We will try in the evening, your time.',
};

/** The words for `kind`: the editors' where they wrote some, else the product's own. */
export function visitorWords(kind: string, desk: EnquiryContent): VisitorWords {
  const own = wordsOf[isEnquiryKind(kind) ? enquiryRecordOf[kind].visitorMail : 'enquiry'];
  const set = kindContent(desk, kind);
  return {
    subject: set?.visitorSubject ?? own.subject,
    lead: set?.visitorOpening ?? own.lead,
    steps: set?.visitorSteps.length ? set.visitorSteps : own.steps,
    closing: set?.visitorClosing ?? own.closing,
  };
}

/** When we ring, for one of the three times the form offers; `null` for no wish and for any other wording. */
export function callTimeWords(timeToCall: string): string | null {
  return Object.hasOwn(callTimes, timeToCall) ? (callTimes[timeToCall] ?? null) : null;
}

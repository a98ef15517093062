import { answered, capital } from './common-facts.ts';
import type { EnquiryFormEntry } from './entries.ts';

/** The words every form asks consent with; those in brackets link to the privacy policy. */
const consentText =
  'I agree to my information being recorded and stored under the South African POPI Act, as described in the [privacy policy].';

const form = (
  kind: EnquiryFormEntry['kind'],
  more: Omit<EnquiryFormEntry, 'kind' | 'consentText'> = {},
): EnquiryFormEntry => ({ kind, consentText, ...more });

const noteSent = { when: 'Now', what: 'A note with your reference usually follows by email.' };
const untilYes = {
  when: 'When you are happy',
  what: 'We hold the rooms for seven days. You pay nothing until you say yes.',
};

/** One entry for every kind of enquiry. Mailboxes left out are the installation's own. */
export const enquiryForms: readonly EnquiryFormEntry[] = [
  form('telephone', {
    thankYouText:
      'We have your number. A concierge rings you from South Africa, twice if need be, and never leaves a sales message.',
    thankYouSteps: [
      noteSent,
      {
        when: 'Then',
        what: 'A concierge rings, at the time you chose if you chose one. If we miss you, we try once more.',
      },
      { when: 'After we speak', what: 'You get it all in writing, and nothing is booked until you say so.' },
    ],
  }),
  form('email'),
  form('travel-africa', {
    thankYouSteps: [
      noteSent,
      {
        when: capital(answered.journey),
        what: 'A specialist who has travelled that way writes back with a first route and a question or two.',
      },
      untilYes,
    ],
  }),
  form('celebration', {
    thankYouSteps: [
      {
        when: 'Now',
        what: 'Keep the reference above. If you left an email address, a note with it usually follows.',
      },
      {
        when: capital(answered.enquiry),
        what: 'A concierge rings or writes, as you chose, with ideas and a question or two.',
      },
      untilYes,
    ],
  }),
  form('destination'),
  form('experiences'),
  form('residences'),
  form('contact', {
    thankYouText: 'Your message has reached us, and a person will answer it.',
    thankYouSteps: [
      noteSent,
      {
        when: 'Then',
        what: `Somebody who knows the subject writes back: ${answered.enquiry} for most subjects; the press waits two working days at most.`,
      },
    ],
  }),
  form('careers', {
    mailbox: 'people@example.com',
    thankYouText: `We read every application, and answer each ${answered.application}.`,
    thankYouSteps: [
      noteSent,
      { when: 'First', what: 'We read what you sent, all of it.' },
      {
        when: 'After that',
        what: 'If it looks right to both of us, we talk, and you come to see the place.',
      },
    ],
  }),
  form('newsletter', {
    thankYouText:
      'One more click, and the letter comes to you. The button is in the note that comes to you by email.',
    thankYouSteps: [
      {
        when: 'Now',
        what: 'Look for our note at the address you gave. It may have gone astray with the unwanted mail.',
      },
      { when: 'Within seven days', what: 'Press the button in it. Until then you are on no list.' },
      {
        when: 'Four times a year',
        what: 'A letter, written by the guides. Leave by the link at its foot whenever you like.',
      },
    ],
  }),
];

import { firstChoiceLists } from '@sundowner/enquiries/forms/choice-lists';
import type { ChoiceListEntry, EnquiryFormEntry } from './entries.ts';

/** The words every form asks consent with; those in brackets link to the privacy policy. */
const consentText =
  'I agree to my information being recorded and stored under the South African POPI Act, as described in the [privacy policy].';

const form = (
  kind: EnquiryFormEntry['kind'],
  more: Omit<EnquiryFormEntry, 'kind' | 'consentText'> = {},
): EnquiryFormEntry => ({ kind, consentText, ...more });

/** One entry for every kind of enquiry. Mailboxes left out are the installation's own. */
export const enquiryForms: readonly EnquiryFormEntry[] = [
  form('telephone', {
    thankYouText:
      'We have your number. A concierge rings you from South Africa, twice if need be, and never leaves a sales message.',
    thankYouSteps: [
      { when: 'Now', what: 'A note with your reference is on its way to the address you gave.' },
      { when: 'At the time you chose', what: 'A concierge rings. If we miss you, we try once more.' },
      { when: 'After we speak', what: 'You get it all in writing, and nothing is booked until you say so.' },
    ],
  }),
  form('email'),
  form('travel-africa'),
  form('celebration'),
  form('destination'),
  form('experiences'),
  form('residences'),
  form('contact'),
  form('careers', {
    mailbox: 'people@example.com',
    thankYouText: 'We read every application, and answer each within a week of the day a post closes.',
  }),
  form('newsletter'),
];

/** The lists visitors choose from, as the forms first give them. */
export const choiceLists: readonly ChoiceListEntry[] = Object.entries(firstChoiceLists)
  // The posts that are open are entries of their own.
  .filter(([, choices]) => choices.length > 0)
  .map(([name, choices]) => ({
    name,
    choices: choices.map(({ value, label, group = null }) => ({ value, label, group, published: true })),
  }));

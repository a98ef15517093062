import { enquiryRecords } from '@sundowner/brand';
import type { Field } from 'payload';
import { choice, property } from '../../fields/choice.ts';
import { entry } from '../../fields/entry.ts';
import { kept, rows, steps } from '../../fields/lists.ts';
import { mail } from '../../fields/mail.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { checkConsentWords, keepConsentVersions } from '../../forms/consent-versions.ts';
import { contentCollection } from '../content-collection.ts';

const kindNames = Object.fromEntries(
  enquiryRecords.map(({ kind, words }) => [kind, words.form ?? words.short]),
);

const consent: Field[] = [
  {
    name: 'consentText',
    type: 'textarea',
    label: 'What visitors agree to',
    required: true,
    validate: checkConsentWords,
    admin: {
      description:
        'Put the words that link to the privacy policy in square brackets: "... as described in the [privacy policy]." Changed words are a new version from the moment they are published; enquiries keep the version they were sent under.',
    },
  },
  kept(
    rows(
      'consentVersions',
      'Every wording so far',
      ['Wording', 'Wordings'],
      [
        beside(line('version', 'Version', { half: true }), {
          name: 'since',
          type: 'date',
          label: 'Shown since',
          admin: { date: { displayFormat: 'd MMMM yyyy, HH:mm' } },
        }),
        passage('text', 'Words'),
      ],
      { help: 'Kept by the studio, newest last.' },
    ),
  ),
];

const thanks: Field[] = [
  line('thankYouHeading', 'Heading', { help: '"Thank you". Empty means the words under "Contact details".' }),
  passage('thankYouText', 'Words'),
  steps('thankYouSteps', 'What happens next'),
  entry('thankYouSignatory', 'Signed by', 'teamMember', {
    help: 'Name, role and portrait stand under the words.',
  }),
];

const mailboxes: Field[] = [
  mail('mailbox', 'Mailbox', {
    help: 'Who gets these enquiries. Empty means the mailbox of the installation. A property with a mailbox of its own gets those about it.',
  }),
  rows(
    'mailboxes',
    'Mailboxes by property',
    ['Property', 'Properties'],
    [beside(property('Property', { required: true }), mail('mail', 'Mailbox', { required: true }))],
    {
      help: 'Only where enquiries of this kind go elsewhere than all others about the property. The mailbox for those stands at the property itself, under Names.',
    },
  ),
  line('conciergeSubject', 'Subject of our own mail', {
    help: 'What stands before the reference: "Please call back". Empty means the usual one.',
  }),
  passage('conciergeNote', 'Note in our own mail', { help: 'For whoever answers. May stay empty.' }),
];

const visitorMail: Field[] = [
  line('mailSubject', 'Subject', { help: 'Empty means the usual one. The reference is added.' }),
  passage('mailOpening', 'Opening'),
  steps('mailSteps', 'What happens next'),
  passage('mailClosing', 'Closing'),
];

export const enquiryForm = contentCollection({
  slug: 'enquiryForm',
  labels: ['Enquiry form', 'Enquiry forms'],
  group: 'Enquiry forms and dialogs',
  titled: 'kind',
  description: 'One for every kind of enquiry: consent, words of thanks, mails, and who gets them.',
  columns: ['kind', 'mailbox'],
  sort: 'kind',
  beforeChange: [keepConsentVersions],
  fields: [
    choice('kind', 'Kind', kindNames, { required: true, unique: true }),
    {
      type: 'tabs',
      tabs: [
        { label: 'Consent', fields: consent },
        { label: 'Words of thanks', fields: thanks },
        { label: 'Mailboxes', fields: mailboxes },
        { label: 'Mail to the visitor', fields: visitorMail },
      ],
    },
  ],
});

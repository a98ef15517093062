import { enquiryRecords, otherListNames, placeListNames } from '@sundowner/brand';
import { templateFields } from '@sundowner/desk-wire/templates';
import type { Field } from 'payload';
import { property } from '../../fields/checked-word.ts';
import { choice, choices, yes } from '../../fields/choice.ts';
import { entry } from '../../fields/entry.ts';
import { kept, points, rows, steps } from '../../fields/lists.ts';
import { headLine, mail } from '../../fields/mail.ts';
import { picture } from '../../fields/picture.ts';
import { beside, line, passage, tabs } from '../../fields/plain.ts';
import { checkConsentWords, keepConsentVersions, keepRetiredChoices } from '../../forms/kept-versions.ts';
import { contentCollection } from '../content-collection.ts';

/** Languages answers are written in, by their tag (BCP 47). */
const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  nl: 'Dutch',
  it: 'Italian',
  es: 'Spanish',
  pt: 'Portuguese',
  af: 'Afrikaans',
};

const kindNames = Object.fromEntries(
  enquiryRecords.map(({ kind, words }) => [kind, words.form ?? words.short]),
);

const shortKindNames = Object.fromEntries(enquiryRecords.map(({ kind, words }) => [kind, words.short]));

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
      { one: 'Wording', many: 'Wordings', help: 'Kept by the studio, newest last.' },
      [
        beside(line('version', 'Version', { half: true }), {
          name: 'since',
          type: 'date',
          label: 'Shown since',
          admin: { date: { displayFormat: 'd MMMM yyyy, HH:mm' } },
        }),
        passage('text', 'Words'),
      ],
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
    {
      one: 'Property',
      many: 'Properties',
      help: 'Only where enquiries of this kind go elsewhere than all others about the property. The mailbox for those stands at the property itself, under Names.',
    },
    [beside(property('Property', { required: true }), mail('mail', 'Mailbox', { required: true }))],
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

const enquiryForm = contentCollection({
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
    tabs({
      Consent: consent,
      'Words of thanks': thanks,
      Mailboxes: mailboxes,
      'Mail to the visitor': visitorMail,
    }),
  ],
});

const quoted = (names: readonly string[]) =>
  `${names
    .slice(0, -1)
    .map((name) => `"${name}"`)
    .join(', ')} or "${names.at(-1)}"`;

const choiceList = contentCollection({
  slug: 'choiceList',
  labels: ['List of choices', 'Lists of choices'],
  group: 'Enquiry forms and dialogs',
  titled: 'name',
  description:
    'What visitors choose from in enquiry forms: locations, lodges, residences, countries, packages, experiences, interests.',
  columns: ['name', 'updatedAt'],
  sort: 'name',
  beforeChange: [keepRetiredChoices],
  fields: [
    line('name', 'Name', {
      required: true,
      unique: true,
      help: `The list a form asks for. Of places, which forms offer by themselves once they are published, in the order and words given here: ${quoted(placeListNames)}. Of other things: ${quoted(otherListNames)}.`,
    }),
    rows('choices', 'Choices', { one: 'Choice', many: 'Choices', help: 'In the order they are shown.' }, [
      beside(
        line('label', 'Words visitors read', { required: true, half: true }),
        line('value', 'Words we receive', {
          required: true,
          half: true,
          help: 'What mails, the enquiry desk and the CRM say. Leave it as it is when the words change.',
        }),
      ),
      beside(
        line('group', 'Group', { half: true, help: 'Heading it stands under. May stay empty.' }),
        yes('published', 'Offered', { preset: true }),
      ),
    ]),
    kept(
      rows(
        'retired',
        'No longer offered',
        {
          one: 'Choice',
          many: 'Choices',
          help: 'Kept by the studio: forms opened while a choice was offered are still taken for 30 days.',
        },
        [
          beside(
            line('label', 'Words visitors read', { half: true }),
            line('value', 'Words we receive', { half: true }),
          ),
          { name: 'until', type: 'date', label: 'Offered until' },
        ],
      ),
    ),
  ],
});

const fields = templateFields.map((field) => `{${field}}`).join(', ');

/** What answers begin with at the enquiry desk; visitors never meet these entries themselves. */
const answerTemplate = contentCollection({
  slug: 'answerTemplate',
  labels: ['Answer template', 'Answer templates'],
  group: 'Enquiry forms and dialogs',
  titled: 'name',
  description:
    'Words the concierges begin an answer with, at the enquiry desk. Published ones are offered there.',
  columns: ['name', 'language', 'kinds'],
  sort: 'name',
  fields: [
    beside(
      line('name', 'Name', {
        required: true,
        unique: true,
        half: true,
        help: 'What it is chosen by: "Change of dates". Travellers never see it.',
      }),
      choice('language', 'Language', languageNames, {
        required: true,
        help: 'Offered first for enquiries in this language.',
      }),
    ),
    choices('kinds', 'For enquiries of these kinds', shortKindNames, { help: 'Empty means every kind.' }),
    headLine('subject', 'Subject', {
      help: 'Of a first answer; later ones keep the subject of the conversation. May stay empty.',
    }),
    passage('text', 'Words', {
      required: true,
      help: `Filled in from the enquiry: ${fields}. Anything else in braces, {price of the extra night}, is a field the concierge fills in before the answer can be sent. Their signature is put under it.`,
    }),
  ],
});

/** The dialogs by the names entries are looked up by (MOD-01). */
const modals = {
  enquireTelephone: 'Enquire by telephone',
  enquireEmail: 'Enquire by email',
  enquireResidences: 'Enquire about a residence',
  enquireBook: 'Book and pay online',
  whatToExpect: 'What to expect',
  destination: 'Enquire about a destination',
  enquireExperiences: 'Enquire about an experience',
  enquireCelebration: 'Enquire about a celebration',
  '360tour': '360 degree tours',
  enquireTravelAfrica: 'Enquire about Travel Africa',
  modalAmenities: 'Amenities',
  instagramWarning: 'Leaving for Instagram',
};

const modalContent = contentCollection({
  slug: 'modalContent',
  labels: ['Dialog', 'Dialogs'],
  group: 'Enquiry forms and dialogs',
  titled: 'heading',
  description:
    'Headings and words of the dialogs that open over a page, one entry for each. What visitors choose from in them is under "Lists of choices", consent and mails are under "Enquiry forms".',
  columns: ['heading', 'modal'],
  sort: 'modal',
  fields: [
    choice('modal', 'Dialog', modals, { required: true, unique: true }),
    line('heading', 'Heading', { required: true }),
    line('subHeading', 'Words over the heading'),
    passage('text', 'Words'),
    passage('note', 'Small print'),
    line('buttonText', 'Words of the button'),
    line('secondButtonText', 'Words of the second button'),
    points('items', 'Points', { one: 'Point', many: 'Points' }),
    picture('image', 'Picture'),
  ],
});

export const enquiryForms = [enquiryForm, choiceList, answerTemplate, modalContent];

import { enquiryRecords } from '@sundowner/brand';
import { templateFields } from '@sundowner/desk-wire/mails';
import { choice } from '../../fields/choice.ts';
import { headLine } from '../../fields/one-line.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { languageNames } from '../../forms/languages.ts';
import { contentCollection } from '../content-collection.ts';

const fields = templateFields.map((field) => `{${field}}`).join(', ');

/** What answers begin with at the enquiry desk; visitors never meet these entries themselves. */
export const answerTemplate = contentCollection({
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
    {
      name: 'kinds',
      type: 'select',
      label: 'For enquiries of these kinds',
      hasMany: true,
      options: enquiryRecords.map(({ kind, words }) => ({ value: kind, label: words.short })),
      admin: { description: 'Empty means every kind.' },
    },
    headLine('subject', 'Subject', {
      help: 'Of a first answer; later ones keep the subject of the conversation. May stay empty.',
    }),
    passage('text', 'Words', {
      required: true,
      help: `Filled in from the enquiry: ${fields}. Anything else in braces, {price of the extra night}, is a field the concierge fills in before the answer can be sent. Their signature is put under it.`,
    }),
  ],
});

import { yes } from '../../fields/choice.ts';
import { kept, rows } from '../../fields/lists.ts';
import { beside, line } from '../../fields/plain.ts';
import { keepRetiredChoices } from '../../forms/retired-choices.ts';
import { contentCollection } from '../content-collection.ts';

export const choiceList = contentCollection({
  slug: 'choiceList',
  labels: ['List of choices', 'Lists of choices'],
  group: 'Enquiry forms and dialogs',
  titled: 'name',
  description: 'What visitors choose from in enquiry forms: packages, residences, lodges, experiences.',
  columns: ['name', 'updatedAt'],
  sort: 'name',
  beforeChange: [keepRetiredChoices],
  fields: [
    line('name', 'Name', {
      required: true,
      unique: true,
      help: 'The list a form asks for: "packages", "residences", "lodges" or "experiences".',
    }),
    rows(
      'choices',
      'Choices',
      ['Choice', 'Choices'],
      [
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
      ],
      { help: 'In the order they are shown.' },
    ),
    kept(
      rows(
        'retired',
        'No longer offered',
        ['Choice', 'Choices'],
        [
          beside(
            line('label', 'Words visitors read', { half: true }),
            line('value', 'Words we receive', { half: true }),
          ),
          { name: 'until', type: 'date', label: 'Offered until' },
        ],
        { help: 'Kept by the studio: forms opened while a choice was offered are still taken for 30 days.' },
      ),
    ),
  ],
});

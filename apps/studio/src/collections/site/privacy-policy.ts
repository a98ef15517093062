import { line, passage } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

export const privacyPolicy = contentCollection({
  slug: 'privacyPolicy',
  labels: ['Privacy policy', 'Privacy policy'],
  group: 'Pages and their words',
  titled: 'title',
  description: 'What the collection does with what visitors tell it. There is one; its versions are kept.',
  columns: ['title', 'updated'],
  single: true,
  fields: [
    line('title', 'Title', { required: true }),
    passage('lead', 'Opening words'),
    {
      name: 'updated',
      type: 'date',
      label: 'Date of this wording',
      required: true,
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' } },
    },
    {
      name: 'sections',
      type: 'array',
      label: 'Sections',
      labels: { singular: 'Section', plural: 'Sections' },
      fields: [line('heading', 'Heading', { required: true }), longText('body', 'Words', { required: true })],
    },
  ],
});

import { checkLink } from '../../fields/address.ts';
import { line } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const redirects = contentCollection({
  slug: 'redirects',
  labels: ['Redirect', 'Redirects'],
  group: 'Site',
  titled: 'from',
  description: 'Addresses that moved. Whoever asks for the old one is sent to the new one for good (301).',
  columns: ['from', 'to', 'note'],
  sort: 'from',
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old address',
      required: true,
      unique: true,
      index: true,
      admin: { description: 'Path on this site, such as /old-name.' },
      validate: (value: string | null | undefined) =>
        /^\/(?!\/)[^\s\\?#]*$/.test(value ?? '') || 'Write a path of this site, such as /old-name.',
    },
    {
      name: 'to',
      type: 'text',
      label: 'New address',
      required: true,
      admin: { description: 'A page of this site, such as /new-name, or a whole address.' },
      validate: (value: string | null | undefined) => (value ? checkLink(value) : 'Say where it leads.'),
    },
    line('note', 'Note', { help: 'Why it is here. Visitors do not see it.' }),
  ],
});

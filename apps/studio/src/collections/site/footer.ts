import { link } from '../../fields/address.ts';
import { count, line } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const footer = contentCollection({
  slug: 'footer',
  labels: ['Footer section', 'Footer'],
  group: 'Whole site',
  titled: 'displayName',
  description: 'The lists of links at the bottom of every page.',
  columns: ['displayName', 'position'],
  sort: 'position',
  neverEmpty: true,
  fields: [
    line('displayName', 'Heading', { required: true }),
    count('position', 'Place', { help: 'Lower numbers stand first.', required: true }),
    {
      name: 'expandedOnMobiDefault',
      type: 'checkbox',
      label: 'Open on phones',
      defaultValue: false,
      admin: { description: 'Whether the list stands open on a phone before the visitor touches it.' },
    },
    {
      name: 'links',
      type: 'array',
      label: 'Links',
      labels: { singular: 'Link', plural: 'Links' },
      fields: [
        line('displayName', 'Words', { required: true }),
        link('url', 'Where it leads', { required: true }),
      ],
    },
  ],
});

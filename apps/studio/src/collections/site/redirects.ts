import { refuseRunnable } from '../../fields/address.ts';
import { line } from '../../fields/plain.ts';
import { checkFrom, checkTo, redirectHooks } from '../../redirects/hooks.ts';
import { importRedirects } from '../../redirects/import-endpoint.ts';
import { contentCollection } from '../content-collection.ts';

export const redirects = contentCollection({
  slug: 'redirects',
  labels: ['Redirect', 'Redirects'],
  group: 'Whole site',
  titled: 'from',
  description: 'Addresses that moved. Whoever asks for the old one is sent to the new one for good (301).',
  columns: ['from', 'to', 'note'],
  sort: 'from',
  hooks: redirectHooks,
  endpoints: [importRedirects],
  aboveList: '/redirects/parts/import-lines-on-demand.island.tsx#ImportLines',
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old address',
      required: true,
      unique: true,
      index: true,
      admin: { description: 'Path on this site, such as /old-name. Each redirect moves this one address.' },
      validate: checkFrom,
    },
    {
      name: 'to',
      type: 'text',
      label: 'New address',
      required: true,
      // A redirect protects no page: it goes where its target went.
      custom: { leadsTo: 'unprotected' },
      hooks: { beforeValidate: [refuseRunnable] },
      admin: {
        description: 'A page of this site, chosen from the list, or a whole address.',
        components: { Field: '/links/parts/link-field.island.tsx#LinkField' },
      },
      validate: checkTo,
    },
    line('note', 'Note', { help: 'Why it is here. Visitors do not see it.' }),
  ],
});

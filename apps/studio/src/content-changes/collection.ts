import type { CollectionConfig } from 'payload';
import { internalAccess } from '../access/rules.ts';
import { listChanges } from './endpoint.ts';

const changesSlug = 'content-changes';

/**
 * The outbox of changes to what is published, in the same database as the content. A row's id is the sequence the site
 * is told; ids are never used twice.
 *
 * `intended`: many entries are being written, each in a transaction of its own, and the site is told once at the end; a kill
 * in between cannot lose it. `pending`: to be posted. `acknowledged`: the site has it.
 */
export const contentChanges: CollectionConfig = {
  slug: changesSlug,
  labels: { singular: 'Change', plural: 'Changes' },
  admin: { hidden: true },
  access: internalAccess,
  endpoints: [listChanges],
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'tags', type: 'json', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: ['intended', 'pending', 'acknowledged'],
    },
    { name: 'at', type: 'date', required: true },
  ],
};

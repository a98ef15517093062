import type { CollectionConfig } from 'payload';
import { internalAccess } from '../access/rules.ts';

export const entryLinksSlug = 'entry-links';

/**
 * What every published entry leads to and shows, one row an entry, so that "who uses this?" is one query however many
 * stories there are. Written with each change of what is published, and rebuilt at a start when it is missing.
 */
export const entryLinks: CollectionConfig = {
  slug: entryLinksSlug,
  labels: { singular: 'Link', plural: 'Links' },
  admin: { hidden: true },
  access: internalAccess,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'entry', type: 'text', required: true, unique: true, index: true },
    { name: 'collection', type: 'text', required: true },
    { name: 'number', type: 'number', required: true },
    { name: 'targets', type: 'text', hasMany: true, index: true },
  ],
};

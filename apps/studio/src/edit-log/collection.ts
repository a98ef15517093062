import type { CollectionConfig } from 'payload';
import { internalAccess } from '../access/rules.ts';

export const editsSlug = 'edits';

/** What people did to entries, for the start page: who, what and when. Bounded; the entries' versions are the record. */
export const edits: CollectionConfig = {
  slug: editsSlug,
  labels: { singular: 'Edit', plural: 'Edits' },
  admin: { hidden: true },
  access: internalAccess,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'of', type: 'text', required: true },
    { name: 'entry', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'did', type: 'text', required: true },
    { name: 'by', type: 'text', required: true },
    { name: 'at', type: 'date', required: true },
  ],
};

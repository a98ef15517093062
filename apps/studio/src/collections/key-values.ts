import type { CollectionConfig } from 'payload';
import { internalAccess } from '../access/rules.ts';

/** Small facts the studio keeps about itself: that it was seeded, and the open one-time link. */
export const keyValues: CollectionConfig = {
  slug: 'studio-marks',
  labels: { singular: 'Mark', plural: 'Marks' },
  admin: { hidden: true },
  access: internalAccess,
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'value', type: 'json' },
  ],
};

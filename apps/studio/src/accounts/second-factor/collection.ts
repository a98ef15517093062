import type { CollectionConfig } from 'payload';
import { internalAccess } from '../../access/rules.ts';

export const factorsSlug = 'account-factors';

/** The second factor of each account that has one, sealed. A table of its own: Payload writes whole rows of accounts when sessions change. */
export const accountFactors: CollectionConfig = {
  slug: factorsSlug,
  labels: { singular: 'Second factor', plural: 'Second factors' },
  admin: { hidden: true },
  access: internalAccess,
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'number', required: true, unique: true, index: true },
    { name: 'sealed', type: 'textarea', required: true },
  ],
};

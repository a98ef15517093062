import type { CollectionConfig, TextField } from 'payload';
import { writesContent } from '../access/callers.ts';
import { personName } from '../access/person-name.ts';

/** Names are kept as they were when the version was saved; longer ones are cut. */
const longestName = 200;

/**
 * Who saved this version: the person's name, empty for what the studio did by itself (imports, set times). A version keeps it, so the
 * list of versions says who. Visitors and the site never read it.
 */
export const changedBy: TextField = {
  name: 'changedBy',
  type: 'text',
  label: 'Saved by',
  access: { read: ({ req }) => writesContent(req.user) },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
};

/** Notes who saves, whatever the request itself says of it. */
export const changedByHooks: NonNullable<CollectionConfig['hooks']> = {
  beforeChange: [
    ({ data, req }) => ({
      ...data,
      changedBy: req.user ? personName(req.user).slice(0, longestName) : null,
    }),
  ],
};

import type { TextField } from 'payload';

/**
 * The id an entry had where it was imported from (`sys.id` of Contentful), so that a second import finds it again. Nobody
 * edits it; a copy of an entry is no import.
 */
export const importedFrom: TextField = {
  name: 'importedFrom',
  type: 'text',
  index: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: { beforeDuplicate: [() => null] },
};

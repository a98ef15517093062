import type { Field, TextField } from 'payload';

/**
 * A copy must differ in what is unique. Payload would write "first-rains - Copy" into addresses and page keys; the field
 * is left empty instead, and the copy is a draft until an editor fills it.
 */
export function emptyInCopies(field: Field): Field {
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(emptyInCopies) })) };
  }
  if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group') {
    return { ...field, fields: field.fields.map(emptyInCopies) } as Field;
  }
  if (field.type !== 'text' || !field.unique) return field;
  return { ...field, hooks: { ...field.hooks, beforeDuplicate: [() => null] } };
}

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

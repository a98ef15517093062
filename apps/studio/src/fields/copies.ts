import type { Field } from 'payload';

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

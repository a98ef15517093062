import type { BasePayload, CollectionSlug, FlattenedField } from 'payload';

export type Row = Readonly<Record<string, unknown>>;

/** Whether a value of an answer has fields of its own. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Every entry an answer shows or refers to, as the tags the site's caches know it by: `blog:3`, `media:7`. Populated entries are
 * followed to any depth; of one that is not published the answer has the bare id, and the page comes back with it.
 */
export function tagsIn(payload: BasePayload, slug: CollectionSlug, docs: readonly unknown[]): string[] {
  const tags = new Set<string>();
  const fieldsOf = (collection: string): readonly FlattenedField[] =>
    payload.collections[collection as CollectionSlug]?.config.flattenedFields ?? [];

  function entry(collection: string, value: unknown): void {
    const id = isRow(value) ? value.id : value;
    if (typeof id === 'string' || typeof id === 'number') tags.add(`${collection}:${id}`);
    if (isRow(value)) fields(fieldsOf(collection), value);
  }

  function fields(list: readonly FlattenedField[], row: Row): void {
    for (const field of list) {
      const value = row[field.name];
      if (value !== null && value !== undefined) one(field, value);
    }
  }

  function one(field: FlattenedField, value: unknown): void {
    switch (field.type) {
      case 'relationship':
      case 'upload':
        for (const member of listOf(value)) related(field.relationTo, member);
        break;
      case 'join':
        // One more may join it, which no tag of those there are would tell.
        if (typeof field.collection === 'string') tags.add(field.collection);
        for (const member of isRow(value) ? listOf(value.docs) : []) related(field.collection, member);
        break;
      case 'array':
        for (const row of listOf(value)) if (isRow(row)) fields(field.flattenedFields, row);
        break;
      case 'group':
      case 'tab':
        if (isRow(value)) fields(field.flattenedFields, value);
        break;
      case 'blocks':
        for (const row of listOf(value)) if (isRow(row)) block(field.blocks, row);
        break;
      case 'richText':
        node(value);
        break;
    }
  }

  function related(relationTo: string | readonly string[], value: unknown): void {
    if (typeof relationTo === 'string') entry(relationTo, value);
    else if (isRow(value) && typeof value.relationTo === 'string') entry(value.relationTo, value.value);
  }

  function block(
    blocks: readonly { readonly slug: string; readonly flattenedFields: readonly FlattenedField[] }[],
    row: Row,
  ): void {
    const shape = blocks.find(({ slug: name }) => name === row.blockType);
    if (shape) fields(shape.flattenedFields, row);
  }

  /** Rich text refers to entries by `relationTo` and `value`: pictures, relations, and links within `fields.doc`. */
  function node(value: unknown): void {
    if (Array.isArray(value)) for (const member of value) node(member);
    if (!isRow(value)) return;
    if (typeof value.relationTo === 'string' && 'value' in value) entry(value.relationTo, value.value);
    else for (const inner of Object.values(value)) if (typeof inner === 'object') node(inner);
  }

  for (const doc of docs) entry(slug, doc);
  return [...tags];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

import type { CollectionSlug, JoinField, RelationshipField } from 'payload';

interface Options {
  readonly help?: string;
  readonly required?: boolean;
}

/** Another entry this one belongs to or shows. */
export function entry(
  name: string,
  label: string,
  to: CollectionSlug,
  { help, required = false }: Options = {},
): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo: to,
    label,
    required,
    ...(help ? { admin: { description: help } } : {}),
  };
}

/**
 * The entry this one stands under, such as a room's lodge. It is populated in the entry itself and stays an id further
 * down, so that two entries that name each other do not fill one another without end.
 */
export function parent(
  name: string,
  label: string,
  to: CollectionSlug,
  options: Options = {},
): RelationshipField {
  return { ...entry(name, label, to, options), maxDepth: 1 } as RelationshipField;
}

/** Several other entries, in the order the editor puts them. */
export function entries(
  name: string,
  label: string,
  to: CollectionSlug,
  { help, most, shallow = false }: { help?: string; most?: number; shallow?: boolean } = {},
): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo: to,
    hasMany: true,
    label,
    ...(most ? { maxRows: most } : {}),
    ...(shallow ? { maxDepth: 1 } : {}),
    admin: { description: help ?? 'In the order they are shown; drag to change it.' },
  };
}

/**
 * The entries that name this one in a field of theirs, by their place in lists: kept there and nowhere else, listed here.
 *
 * @param on their field, made by `parent`
 */
export function belonging(
  name: string,
  label: string,
  of: CollectionSlug,
  on: string,
  { help, columns }: { readonly help: string; readonly columns: string[] },
): JoinField {
  return {
    name,
    type: 'join',
    collection: of,
    on,
    label,
    // The studio's lists leave the trash out by themselves, a join does not.
    where: { deletedAt: { exists: false } },
    defaultSort: 'position',
    defaultLimit: 0,
    // A join gives what it finds without relations of its own unless told: a room would come without its pictures.
    maxDepth: 3,
    admin: { description: help, allowCreate: false, defaultColumns: columns },
  };
}

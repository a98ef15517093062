import type { CollectionSlug, RelationshipField } from 'payload';

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

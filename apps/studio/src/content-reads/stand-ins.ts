import { missingPicture } from '@sundowner/brand';
import type { FlattenedField } from 'payload';

/** Empty, as forms and databases have it. */
export const isEmpty = (value: unknown): boolean => value === null || value === '';

const nameOf = (field: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : field.name;

/** Whether a text field holds an address or a key, by which something is found: no words stand in for it. */
export const isKey = (field: FlattenedField): boolean =>
  (field.type === 'text' || field.type === 'textarea') &&
  (('unique' in field && field.unique === true) ||
    ('index' in field && field.index === true) ||
    field.custom?.leadsTo !== undefined ||
    ('hasMany' in field && field.hasMany === true));

const paragraphOf = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text, format: 0 }] }],
  },
});

/** A picture that says it is missing, each with an address of its own so that its place can be told. */
const pictureOf = (name: string, at: string) => ({
  id: 0,
  alt: `${name} is missing`,
  mimeType: 'image/svg+xml',
  url: `${missingPicture}?for=${encodeURIComponent(at)}`,
  width: 1600,
  height: 1000,
});

/**
 * What a preview shows in the place of a required field that is still empty, so that the page is there and its gap is seen.
 *
 * @param at its entry and path: `blog:12:image`
 * @returns `undefined` for a field that needs none, or for which nothing can stand in
 */
export function standInFor(field: FlattenedField, at: string): unknown {
  if (!('required' in field) || field.required !== true) return undefined;
  const missing = `${nameOf(field)} is missing`;
  switch (field.type) {
    case 'text':
    case 'textarea':
      return isKey(field) ? undefined : missing;
    case 'richText':
      return paragraphOf(missing);
    case 'upload':
      return field.hasMany || !takesPictures(field) ? undefined : pictureOf(nameOf(field), at);
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'number':
      return 1;
    case 'select': {
      const [first] = field.options;
      return field.hasMany ? undefined : typeof first === 'object' ? first.value : first;
    }
    default:
      return undefined;
  }
}

function takesPictures({ filterOptions }: { readonly filterOptions?: unknown }): boolean {
  const { mimeType } = (filterOptions ?? {}) as { readonly mimeType?: { readonly contains?: string } };
  return mimeType?.contains === 'image/';
}

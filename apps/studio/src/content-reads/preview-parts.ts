import { missingPicture, type PreviewMark } from '@sundowner/brand';
import type { BasePayload, CollectionSlug, FlattenedField } from 'payload';
import { isRow, type Row } from './tags.ts';

/** Empty, as forms and databases have it. */
const isEmpty = (value: unknown): boolean => value === null || value === '';

const nameOf = (field: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : field.name;

/** Whether a text field holds an address or a key, by which something is found, or what no visitor reads: no words stand in for it. */
const isKey = (field: FlattenedField): boolean =>
  (field.type === 'text' || field.type === 'textarea') &&
  (('unique' in field && field.unique === true) ||
    ('index' in field && field.index === true) ||
    field.custom?.leadsTo !== undefined ||
    field.custom?.word !== undefined ||
    field.custom?.unread === true ||
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
function standInFor(field: FlattenedField, at: string): unknown {
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

/** Shorter words are on a page too often to say which field they are of. */
const shortest = 2;

interface Place {
  /** `blog:12` */
  readonly entry: string;
  /** `sections.0.heading` */
  readonly path: string;
}

/**
 * Drafts as a preview shows them: what is required and empty has a stand-in, and every word and picture is told with its
 * field, so that the page can be marked with them. Entries inside others are treated alike, by their own fields.
 */
export function previewParts(
  payload: Pick<BasePayload, 'collections'>,
  slug: CollectionSlug,
  docs: readonly unknown[],
): { readonly docs: readonly unknown[]; readonly marks: readonly PreviewMark[] } {
  const marks = new Map<string, PreviewMark>();

  const mark = ({ entry, path }: Place, shown: Omit<PreviewMark, 'entry' | 'field'>) =>
    void marks.set(`${entry}:${path}`, { entry, field: path, ...shown });

  function entryOf(collection: string, value: unknown): unknown {
    const config = payload.collections[collection as CollectionSlug]?.config;
    if (!isRow(value) || !config) return value;
    return fieldsOf(config.flattenedFields, value, { entry: `${collection}:${String(value.id)}`, path: '' });
  }

  function fieldsOf(list: readonly FlattenedField[], row: Row, { entry, path }: Place): Row {
    const made: Record<string, unknown> = { ...row };
    for (const field of list) {
      const { name } = field;
      // What the read did not ask for is not missing.
      if (!(name in row)) continue;
      const place = { entry, path: path === '' ? name : `${path}.${name}` };
      const instead = isEmpty(row[name]) ? standInFor(field, `${entry}:${place.path}`) : undefined;
      made[name] = shownOf(field, instead ?? row[name], place, instead !== undefined);
    }
    return made;
  }

  function shownOf(field: FlattenedField, value: unknown, place: Place, isMissing: boolean): unknown {
    const missing = isMissing ? ({ missing: true } as const) : {};
    switch (field.type) {
      case 'text':
      case 'textarea':
        if (typeof value === 'string' && value.length >= shortest && !isKey(field))
          mark(place, { text: value, ...missing });
        return value;
      case 'richText':
        nodeOf(value, place, missing);
        return value;
      case 'upload':
        fileOf(value, place, missing);
        return value;
      case 'relationship':
        return relatedOf(field.relationTo, value);
      case 'join':
        return isRow(value) && typeof field.collection === 'string'
          ? { ...value, docs: relatedOf(field.collection, value.docs) }
          : value;
      case 'array':
        return Array.isArray(value)
          ? value.map((row, at) =>
              isRow(row) ? fieldsOf(field.flattenedFields, row, rowAt(place, at)) : row,
            )
          : value;
      case 'group':
      case 'tab':
        return isRow(value) ? fieldsOf(field.flattenedFields, value, place) : value;
      default:
        return value;
    }
  }

  function relatedOf(relationTo: string | readonly string[], value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => relatedOf(relationTo, each));
    if (typeof relationTo === 'string') return entryOf(relationTo, value);
    return isRow(value) && typeof value.relationTo === 'string'
      ? { ...value, value: entryOf(value.relationTo, value.value) }
      : value;
  }

  function fileOf(value: unknown, place: Place, missing: { readonly missing?: true }): void {
    if (Array.isArray(value)) {
      for (const [at, each] of value.entries()) fileOf(each, rowAt(place, at), missing);
    } else if (isRow(value)) {
      const file = value.filename ?? value.url;
      if (typeof file === 'string') mark(place, { file, ...missing });
    }
  }

  /** Words of a long text, each text of the editor by itself. */
  function nodeOf(value: unknown, place: Place, missing: { readonly missing?: true }): void {
    if (Array.isArray(value)) {
      for (const [at, each] of value.entries()) nodeOf(each, rowAt(place, at), missing);
    } else if (isRow(value)) {
      if (typeof value.text === 'string' && value.text.length >= shortest) {
        mark(rowAt(place, 'text'), { text: value.text, ...missing });
      }
      for (const inner of ['root', 'children'])
        if (inner in value) nodeOf(value[inner], rowAt(place, inner), missing);
      if (value.type === 'upload') fileOf(value.value, place, missing);
    }
  }

  const made = docs.map((doc) => entryOf(slug, doc));
  return { docs: made, marks: [...marks.values()] };
}

const rowAt = ({ entry, path }: Place, at: number | string): Place => ({ entry, path: `${path}.${at}` });

import type { OfferedWord, WordOf } from '../places/words.ts';

/** What a field of the studio takes. */
type TargetKind =
  | 'text'
  | 'richText'
  | 'number'
  | 'checkbox'
  | 'date'
  | 'select'
  | 'upload'
  | 'relationship'
  | 'array'
  | 'group'
  | 'point'
  | 'json';

/** A field of the studio an import can fill; rows and folds are seen through. */
export interface Target {
  readonly name: string;
  readonly kind: TargetKind;
  readonly required: boolean;
  /** Whether no two entries may hold the same value. */
  readonly unique: boolean;
  readonly many: boolean;
  /** Collections a relation or an upload may point at. */
  readonly relationTo: readonly string[];
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Fields of a group or of an array's rows. */
  readonly fields: readonly Target[];
}

/** A collection an import can fill. */
export interface TargetCollection {
  readonly slug: string;
  readonly fields: readonly Target[];
  readonly drafts: boolean;
  readonly trash: boolean;
  /** Whether it holds files. */
  readonly files: boolean;
  /** Whether there may be one entry only. */
  readonly single: boolean;
}

/** A field of a Payload collection, of which only these properties are read. */
export interface ConfiguredField {
  readonly type: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly unique?: boolean;
  readonly hasMany?: boolean;
  readonly virtual?: unknown;
  readonly relationTo?: string | readonly string[];
  readonly options?: readonly (string | { readonly value: string; readonly label?: unknown })[];
  readonly flattenedFields?: readonly ConfiguredField[];
  readonly custom?: Readonly<Record<string, unknown>>;
}

/** What words that name a property or a region are chosen from: an import adds those it brings. */
export type ImportWords = Readonly<Record<Exclude<WordOf, 'place'>, OfferedWord[]>>;

const kinds: Readonly<Record<string, TargetKind>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  code: 'text',
  richText: 'richText',
  number: 'number',
  checkbox: 'checkbox',
  date: 'date',
  select: 'select',
  radio: 'select',
  upload: 'upload',
  relationship: 'relationship',
  array: 'array',
  group: 'group',
  tab: 'group',
  point: 'point',
  json: 'json',
};

/** Fields Payload and the import itself write. */
const ownFields: ReadonlySet<string> = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'importedFrom',
]);

/** Fields Payload writes where a collection holds files. */
export const fileFields: ReadonlySet<string> = new Set([
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'sizes',
]);

const asList = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/**
 * The fields of a collection (`flattenedFields` of Payload's configuration) as an import sees them.
 *
 * @param except names of fields that are not its to fill
 * @param words what checked words are chosen from; without them they are free
 */
export function importTargets(
  fields: readonly ConfiguredField[],
  except: ReadonlySet<string> = new Set(),
  words: ImportWords | null = null,
): readonly Target[] {
  return fields.flatMap((field): Target[] => {
    const offered = words?.[field.custom?.word as keyof ImportWords];
    const kind = offered ? 'select' : kinds[field.type];
    if (!kind || !field.name || field.virtual || ownFields.has(field.name) || except.has(field.name))
      return [];
    return [
      {
        name: field.name,
        kind,
        required: field.required ?? false,
        unique: field.unique ?? false,
        many: kind === 'array' || (field.hasMany ?? false),
        relationTo: asList(field.relationTo),
        options:
          offered ??
          (field.options ?? []).map((option) =>
            typeof option === 'string'
              ? { value: option, label: option }
              : {
                  value: option.value,
                  label: typeof option.label === 'string' ? option.label : option.value,
                },
          ),
        fields: importTargets(field.flattenedFields ?? [], new Set(), words),
      },
    ];
  });
}

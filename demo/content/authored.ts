import type { EntryReference, FileReference, PlateReference, TextReference } from './references.ts';

/** What the studio keeps itself, and no author writes. */
type Kept =
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt'
  | '_status'
  | 'importedFrom'
  | 'retired'
  | 'consentVersions';

/** An upload or relation, once populated, has an id of its own and a file's name where it is a file. */
type Pointed<Value> = Extract<Value, { readonly id: number }>;

type ReferenceTo<Target> = [Extract<Target, { filename?: string | null }>] extends [never]
  ? EntryReference
  : PlateReference | FileReference;

type Field<Value> = [Pointed<Value>] extends [never]
  ? Value extends { root: unknown }
    ? TextReference
    : Value extends readonly (infer Item)[]
      ? readonly Field<Item>[]
      : Value extends object
        ? Authored<Value>
        : Value
  : ReferenceTo<Pointed<Value>> | Extract<Value, null | undefined>;

/**
 * An entry as an author writes it: the studio's own type of it (`payload-types.ts`) with references in place of ids and
 * blocks in place of the editor's format, so that a field the model does not know is no type error away.
 */
export type Authored<Entry> = { readonly [Name in keyof Entry as Exclude<Name, Kept>]: Field<Entry[Name]> };

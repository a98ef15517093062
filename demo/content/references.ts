import type { Config } from '../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Block } from './rich-text.ts';

/** Collections editors write entries in. */
export type CollectionName = Exclude<
  keyof Config['collections'],
  'media' | 'users' | 'content-changes' | 'entry-links' | 'studio-marks' | 'edits' | `payload-${string}`
>;

/** Another entry, by its collection and the value its batch knows it by. */
export interface EntryReference {
  readonly refersTo: CollectionName;
  readonly name: string;
}

/** A picture of `demo/plates`. */
export interface PlateReference {
  readonly plate: PlateId;
}

/** A PDF or film the seed uploads, by its file name. */
export interface FileReference {
  readonly file: string;
}

/** A longer text, put into the studio's own format by the seed. */
export interface TextReference {
  readonly blocks: readonly Block[];
}

/** The entry of a collection that its batch knows by this name: a slug, a page key, a person's name. */
export const entry = (refersTo: CollectionName, name: string): EntryReference => ({ refersTo, name });

/** Several entries of one collection, in order. */
export const entries = (refersTo: CollectionName, ...names: readonly string[]): readonly EntryReference[] =>
  names.map((name) => entry(refersTo, name));

/** A picture by its plate. */
export const plate = (id: PlateId): PlateReference => ({ plate: id });

/** Several pictures, in the order visitors leaf through them. */
export const gallery = (...ids: readonly PlateId[]): readonly PlateReference[] => ids.map(plate);

/** A PDF or film by its file name. */
export const file = (name: string): FileReference => ({ file: name });

/** A longer text from its blocks. */
export const text = (...blocks: readonly Block[]): TextReference => ({ blocks });

/** A day without a time of its own, kept as noon UTC as the studio's date picker keeps it. */
export const day = (date: string): string => `${date}T12:00:00.000Z`;

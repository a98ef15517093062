import type {
  CollectionName,
  EntryReference,
  FileReference,
  PlateReference,
  TextReference,
} from '../content/references.ts';
import type { Known } from './known.ts';
import { lexical } from './lexical.ts';

const has = <Key extends string>(value: object, key: Key): value is { readonly [name in Key]: unknown } =>
  key in value;

/**
 * An entry with the studio's own ids in place of references and its format in place of blocks.
 *
 * @throws Error naming what is not published yet
 */
export function resolved(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((each) => resolved(each, known));
  if (typeof value !== 'object' || value === null) return value;
  if (has(value, 'refersTo')) {
    const { refersTo, name } = value as EntryReference;
    return known.entry(refersTo as CollectionName, name);
  }
  if (has(value, 'plate')) return known.picture((value as PlateReference).plate);
  if (has(value, 'file') && typeof value.file === 'string' && Object.keys(value).length === 1) {
    return known.file((value as FileReference).file);
  }
  if (has(value, 'blocks')) return lexical((value as TextReference).blocks);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolved(inner, known)]));
}

import { createHash } from 'node:crypto';
import type { ImportRecord, StoredEntry } from './payload-importer.ts';

/** What tells one state of an imported item from another. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

/** What to do with an item; `why` is said in the report. */
export type Decision =
  | { readonly act: 'write'; readonly id: number | null }
  | { readonly act: 'unchanged' }
  | { readonly act: 'keep'; readonly why: string };

export interface Situation {
  /** Of what would be written now. */
  readonly digest: string;
  /** The entry an earlier import made of the item. */
  readonly stored: StoredEntry | null;
  readonly record: ImportRecord | null;
  /** An entry written here that has the item's place. */
  readonly inTheWay: { readonly entry: StoredEntry; readonly why: string } | null;
  /** `--overwrite`: the export wins over what editors did here. */
  readonly overwrite: boolean;
}

/**
 * Whether an item is written. One that has not changed in Contentful is left untouched; one that an editor changed here
 * since is kept, unless the operator says otherwise; one that an import left half-way is written again.
 */
export function decide({ digest, stored, record, inTheWay, overwrite }: Situation): Decision {
  if (!stored) {
    if (!inTheWay) return { act: 'write', id: null };
    if (overwrite) return { act: 'write', id: inTheWay.entry.id };
    return { act: 'keep', why: `${inTheWay.why}; it was kept (--overwrite replaces it)` };
  }
  if (!record) return { act: 'write', id: stored.id };
  const edited = stored.updatedAt !== record.updatedAt;
  if (record.digest === digest && !(edited && overwrite)) return { act: 'unchanged' };
  if (edited && !overwrite) {
    return {
      act: 'keep',
      why: 'it was changed here since the last import; it was kept (--overwrite replaces it)',
    };
  }
  return { act: 'write', id: stored.id };
}

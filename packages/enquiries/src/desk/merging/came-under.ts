import { opened } from '../../search/written.ts';
import type { Sql } from '../../store/database/port.ts';
import { mergedWith } from '../../store/merged.ts';
import { openPersonal } from '../../store/personal-fields.ts';
import type { Vault } from '../../store/vault.ts';
import { nameOf } from '../read-personal.ts';
import { type MergeRow, openReplaced, readKept } from './merge-rows.ts';

/** A piece of what the traveller wrote in a form or on their page. */
interface Written {
  readonly id: string;
  readonly at: number;
}

/** Names that words came under where these are another than the enquiry's; `null` where they are the same, or not known. */
export interface CameUnder {
  /** Of the enquiry's own form. */
  readonly form: string | null;
  readonly message: (written: Written) => string | null;
}

const isName = (field: string): boolean => field === 'name' || field === 'surname';

type Row = MergeRow & { readonly other: Uint8Array | null };

/** What is part of an enquiry by now, the last merge first. */
async function mergesWithin(sql: Sql, id: string): Promise<readonly Row[]> {
  const parts = await mergedWith(sql, id);
  if (parts.length === 0) return [];
  const all = [id, ...parts];
  return sql.rows<Row>(
    `SELECT m.id, m.first_id, m.second_id, e.reference, m.at, m.person, m.kept, m.sealed, e.sealed AS other FROM merges m
      JOIN enquiries e ON e.id = m.second_id
      WHERE m.first_id IN (${all.map(() => '?').join(', ')}) AND m.undone_at IS NULL ORDER BY m.id DESC`,
    all,
  );
}

/**
 * The name each form came under, of an enquiry that others became part of: two who are one person may have written under two names, and
 * nobody's words stand under another's.
 *
 * @param name of the enquiry now
 */
export async function cameUnder(sql: Sql, vault: Vault, id: string, name: string): Promise<CameUnder> {
  const rows = await mergesWithin(sql, id);
  /** The first merge that gave an enquiry another's name. */
  const renamed = (of: string) =>
    rows.findLast((row) => row.first_id === of && readKept(row)?.taken.some(isName));
  const before = (row: Row) => {
    const replaced = opened(() => openReplaced(vault, row));
    return replaced && nameOf({ values: replaced.before });
  };
  const nameOfPart = (row: Row): string | null => {
    const earlier = renamed(row.second_id);
    if (earlier) return before(earlier);
    const personal = opened(() => openPersonal(vault, row.other, row.second_id));
    return personal && nameOf(personal);
  };
  const names = new Map<string, string | null>();
  for (const row of rows) {
    const kept = readKept(row);
    const moved = kept ? [...kept.moved.messages.map((message) => message.id), kept.words ?? ''] : [];
    // One that was merged before stands under the name it had then.
    for (const message of moved) names.set(message, nameOfPart(row));
  }
  const own = renamed(id);
  const form = own ? before(own) : null;
  const another = (known: string | null | undefined) => (known && known !== name ? known : null);
  return {
    form: another(form),
    message: (written) =>
      another(names.has(written.id) ? names.get(written.id) : own && written.at < own.at ? form : null),
  };
}

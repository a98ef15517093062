import { day } from '../../clock.ts';
import type { FormValues } from '../../forms/form.ts';
import { travelTime } from '../../intake/enquiry-record.ts';
import type { Sql } from '../../store/database/port.ts';
import {
  openPersonal,
  type PersonalFields,
  type PersonHash,
  sealPersonal,
} from '../../store/personal-fields.ts';
import type { Vault } from '../../store/vault.ts';
import type { WorkStatus } from '../../work/work-status.ts';
import type { Moved } from './move-words.ts';

/** How long two can be taken apart again. */
export const undoFor = 30 * day;

/** What of an enquiry changes when another becomes part of it, beside its work and its words. Times are milliseconds since 1970. */
interface Facts {
  readonly receivedAt: number;
  readonly travelAt: number | null;
  readonly lastContactAt: number;
  readonly turn: number;
  /** Keys of the properties it is about. */
  readonly properties: readonly string[];
}

/** What taking two apart puts back; nothing of it is anybody's words. */
export interface Kept {
  readonly first: WorkStatus;
  readonly second: WorkStatus;
  readonly merged: WorkStatus;
  readonly facts: Facts;
  readonly moved: Moved;
  /** What the second's form said, which stands in the conversation as a message; `null` where it said nothing, or by mail. */
  readonly words: string | null;
  /** Names of fields that were taken from the second. */
  readonly taken: readonly string[];
  /** Hashes of addresses that have a part in the first because they had one in the second. */
  readonly joined: readonly string[];
  /** Enquiries that were part of the second already. */
  readonly parts: readonly string[];
  /** Whose yes to email updates does not count beside the other's no. */
  readonly unsubscribed: string | null;
}

/** The words a merge replaced, sealed beside it. */
interface Replaced {
  readonly before: FormValues;
  readonly merged: FormValues;
}

export interface MergeRow {
  readonly id: string;
  readonly first_id: string;
  readonly second_id: string;
  readonly reference: string;
  readonly at: number;
  readonly person: string;
  readonly kept: string | null;
  readonly sealed: Uint8Array | null;
}

const ownerOf = (id: string) => `merge/${id}`;

export const sealReplaced = (vault: Vault, id: string, replaced: Replaced): Uint8Array =>
  vault.seal(replaced, ownerOf(id));

/** @throws VaultError when it was locked with another key */
export const openReplaced = (
  vault: Vault,
  { id, sealed }: Pick<MergeRow, 'id' | 'sealed'>,
): Replaced | null => (sealed === null ? null : (vault.open(sealed, ownerOf(id)) as Replaced));

export const readKept = ({ kept }: Pick<MergeRow, 'kept'>): Kept | null =>
  kept === null ? null : (JSON.parse(kept) as Kept);

/** What was merged into an enquiry and is part of it now, the last of them first. */
export const mergesOf = (sql: Sql, id: string): Promise<MergeRow[]> =>
  sql.rows<MergeRow>(
    `SELECT m.id, m.first_id, m.second_id, e.reference, m.at, m.person, m.kept, m.sealed FROM merges m
      JOIN enquiries e ON e.id = m.second_id WHERE m.first_id = ? AND m.undone_at IS NULL ORDER BY m.id DESC`,
    [id],
  );

export async function factsOf(sql: Sql, id: string): Promise<Facts> {
  const [row] = await sql.rows<Omit<Facts, 'properties'>>(
    `SELECT received_at AS "receivedAt", travel_at AS "travelAt", last_contact_at AS "lastContactAt", turn
      FROM enquiries WHERE id = ?`,
    [id],
  );
  if (!row) throw new Error('An enquiry that was held is gone.');
  const properties = await sql.rows<{ property: string }>(
    'SELECT property FROM enquiry_properties WHERE enquiry_id = ? ORDER BY property',
    [id],
  );
  return { ...row, properties: properties.map(({ property }) => property) };
}

export async function writeFacts(sql: Sql, id: string, facts: Facts): Promise<void> {
  const { receivedAt, travelAt, lastContactAt, turn, properties } = facts;
  await sql.run(
    'UPDATE enquiries SET received_at = ?, travel_at = ?, last_contact_at = ?, turn = ? WHERE id = ?',
    [receivedAt, travelAt, lastContactAt, turn, id],
  );
  await sql.run('DELETE FROM enquiry_properties WHERE enquiry_id = ?', [id]);
  for (const property of properties)
    await sql.run('INSERT INTO enquiry_properties (property, received_at, enquiry_id) VALUES (?, ?, ?)', [
      property,
      receivedAt,
      id,
    ]);
}

/** The personal fields of an enquiry that is held for a change; `null` once they are erased. */
export async function personalOf(sql: Sql, vault: Vault, id: string): Promise<PersonalFields | null> {
  const [row] = await sql.rows<{ sealed: Uint8Array | null }>('SELECT sealed FROM enquiries WHERE id = ?', [
    id,
  ]);
  return row ? openPersonal(vault, row.sealed, id) : null;
}

const textOf = (values: Readonly<FormValues>, name: string): string | null =>
  [values[name] ?? []].flat()[0]?.trim() || null;

/** Keeps other values of an enquiry, with what is found by them: whom it is of, their country, when they travel. */
export async function writeValues(
  sql: Sql,
  vault: Vault,
  hash: PersonHash,
  id: string,
  personal: PersonalFields,
): Promise<void> {
  const { values } = personal;
  const address = textOf(values, 'email');
  await sql.run(
    'UPDATE enquiries SET sealed = ?, person = ?, country = ?, travel_at = COALESCE(?, travel_at) WHERE id = ?',
    [
      sealPersonal(vault, personal, id),
      address === null ? null : hash(address),
      textOf(values, 'country'),
      travelTime(values),
      id,
    ],
  );
}

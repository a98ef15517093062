import type { Note, NoteAct } from '@sundowner/desk-wire/conversation';
import { isoTime } from '../clock.ts';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import { notify } from '../work/change.ts';

const ownerOf = (id: string) => `note/${id}`;

interface NoteRow {
  readonly id: string;
  readonly person: string;
  readonly at: number;
  readonly changed_at: number | null;
  readonly sealed: Uint8Array;
}

async function mention(
  sql: Sql,
  note: { readonly id: string; readonly enquiryId: string; readonly person: string },
  people: readonly string[],
  now: number,
): Promise<void> {
  for (const person of new Set(people)) {
    const isNew = await sql.run(
      'INSERT INTO mentions (note_id, person, enquiry_id, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      [note.id, person, note.enquiryId, now],
    );
    if (isNew > 0)
      await notify(sql, { person, kind: 'mention', enquiryId: note.enquiryId, by: note.person, now });
  }
}

/** Writes a note for the house, never for the traveller. @returns its id */
export async function addNote(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  person: string,
  { text, mentions }: NoteAct,
  now: number,
): Promise<string> {
  const id = newId(now);
  await sql.run('INSERT INTO notes (id, enquiry_id, person, at, sealed) VALUES (?, ?, ?, ?, ?)', [
    id,
    enquiryId,
    person,
    now,
    vault.seal(text, ownerOf(id)),
  ]);
  await mention(sql, { id, enquiryId, person }, mentions, now);
  return id;
}

/**
 * Changes one's own note; without words it goes.
 *
 * @returns whether it is theirs
 */
export async function changeNote(
  sql: Sql,
  vault: Vault,
  note: { readonly id: string; readonly enquiryId: string; readonly person: string },
  { text, mentions }: NoteAct,
  now: number,
): Promise<boolean> {
  const own = [note.id, note.enquiryId, note.person] as const;
  if (text.trim() === '') {
    await sql.run('DELETE FROM mentions WHERE note_id = ?', [note.id]);
    return (await sql.run('DELETE FROM notes WHERE id = ? AND enquiry_id = ? AND person = ?', own)) > 0;
  }
  const changed = await sql.run(
    'UPDATE notes SET sealed = ?, changed_at = ? WHERE id = ? AND enquiry_id = ? AND person = ?',
    [vault.seal(text, ownerOf(note.id)), now, ...own],
  );
  if (changed > 0) await mention(sql, note, mentions, now);
  return changed > 0;
}

/** The notes of an enquiry, oldest first; one that no key opens says nothing, and hides none of the others. */
export async function notesOf(sql: Sql, vault: Vault, enquiryId: string): Promise<Note[]> {
  const rows = await sql.rows<NoteRow>(
    'SELECT id, person, at, changed_at, sealed FROM notes WHERE enquiry_id = ? ORDER BY id',
    [enquiryId],
  );
  const named = await sql.rows<{ note_id: string; person: string }>(
    'SELECT note_id, person FROM mentions WHERE enquiry_id = ? ORDER BY person',
    [enquiryId],
  );
  return rows.map((row) => ({
    id: row.id,
    by: row.person,
    at: isoTime(row.at),
    changedAt: row.changed_at === null ? null : isoTime(row.changed_at),
    text: String(readable(() => vault.open(row.sealed, ownerOf(row.id))) ?? ''),
    mentions: named.filter((each) => each.note_id === row.id).map(({ person }) => person),
  }));
}

/** What the notes of several enquiries say, the newest first; one that no key opens says nothing. */
export async function noteTexts(
  sql: Sql,
  vault: Vault,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = new Map<string, string[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return texts;
  const rows = await sql.rows<{ id: string; enquiry_id: string; sealed: Uint8Array }>(
    `SELECT id, enquiry_id, sealed FROM notes WHERE enquiry_id IN (${ids.map(() => '?').join(', ')}) ORDER BY id DESC`,
    ids,
  );
  for (const { id, enquiry_id: of, sealed } of rows) {
    const text = readable(() => vault.open(sealed, ownerOf(id)));
    if (typeof text === 'string') texts.get(of)?.push(text);
  }
  return texts;
}

function readable(open: () => unknown): unknown {
  try {
    return open();
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

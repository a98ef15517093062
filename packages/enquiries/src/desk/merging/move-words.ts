import type { DraftAct } from '@sundowner/desk-wire/conversation';
import { withPictures } from '@sundowner/desk-wire/formatted';
import { dropDraftFiles, insertDraftFile, openDraftFile } from '../../conversation/draft-files.ts';
import { draftsOf, dropDraft, saveDraft } from '../../conversation/drafts.ts';
import type { Sql } from '../../store/database/port.ts';
import type { Vault } from '../../store/vault.ts';

/** What went from one enquiry to another, so that it can go back. */
export interface Moved {
  /** Messages, with the state each was in. */
  readonly messages: readonly { readonly id: string; readonly state: string }[];
  readonly notes: readonly string[];
  /** Tags the other had not. */
  readonly tags: readonly string[];
  /** Drafts that became a draft there, as they were then. */
  readonly drafts: readonly { readonly person: string; readonly revision: number }[];
}

const marks = (ids: readonly unknown[]) => ids.map(() => '?').join(', ');

/** From which enquiry to which. */
interface Way {
  readonly from: string;
  readonly to: string;
}

async function moveMessages(sql: Sql, ids: readonly string[], { from, to }: Way): Promise<void> {
  if (ids.length === 0) return;
  await sql.run(`UPDATE messages SET enquiry_id = ? WHERE id IN (${marks(ids)})`, [to, ...ids]);
  await sql.run(`UPDATE deliveries SET enquiry_id = ? WHERE enquiry_id = ? AND message IN (${marks(ids)})`, [
    to,
    from,
    ...ids,
  ]);
}

async function moveNotes(sql: Sql, ids: readonly string[], to: string): Promise<void> {
  if (ids.length === 0) return;
  await sql.run(`UPDATE notes SET enquiry_id = ? WHERE id IN (${marks(ids)})`, [to, ...ids]);
  await sql.run(`UPDATE mentions SET enquiry_id = ? WHERE note_id IN (${marks(ids)})`, [to, ...ids]);
}

/** Few enough for one statement of either database. */
const atOnce = 200;

async function inParts(
  ids: readonly string[],
  move: (some: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) await move(ids.slice(from, from + atOnce));
}

/** Pictures in place are named by where their files are now. */
const addressAt =
  (places: ReadonlyMap<number, number>) =>
  (old: number): string | null => {
    const place = places.get(old);
    return place === undefined ? null : `draft:${place}`;
  };

/**
 * Moves somebody's draft with its files. Where they have one there already, its words are put under those, and its files beside them.
 *
 * @returns the revision of a draft that became a draft of its own; `null` for one that was put under another
 */
async function moveDraft(
  sql: Sql,
  vault: Vault,
  { from, to, person, now }: Way & { readonly person: string; readonly now: number },
): Promise<number | null> {
  const { own: draft } = await draftsOf(sql, vault, from, person);
  if (!draft) return null;
  const { own: there } = await draftsOf(sql, vault, to, person);
  const attachments: DraftAct['attachments'][number][] = there ? [...there.attachments] : [];
  const places = new Map<number, number>();
  for (const each of draft.attachments) {
    if (each.from !== 'draft') attachments.push(each);
    else {
      const file = await openDraftFile(sql, vault, from, person, each);
      const place = file && (await insertDraftFile(sql, vault, to, person, file));
      if (place === null) continue;
      places.set(each.place, place);
      attachments.push({ ...each, place });
    }
  }
  const { savedAt: _savedAt, revision: _revision, files: _files, ...words } = draft;
  const joined: DraftAct = there
    ? {
        subject: there.subject,
        text: `${there.text}\n\n${draft.text}`.trim(),
        to: there.to,
        recipients: there.recipients,
        // Formatted words of one and plain ones of the other: the plain ones say all of it.
        html: null,
        version: there.version,
        attachments: attachments.slice(0, 20),
        // Inner words never become an answer to the traveller.
        forward: there.forward || draft.forward,
      }
    : { ...words, attachments, html: words.html && withPictures(words.html, addressAt(places)) };
  const saved = await saveDraft(sql, vault, to, person, joined, now);
  await dropDraftFiles(sql, from, person);
  await dropDraft(sql, from, person);
  return there ? null : saved.revision;
}

/** Puts everything that was said and noted about one enquiry to another. */
export async function moveWords(
  sql: Sql,
  vault: Vault,
  { from, to, now }: Way & { readonly now: number },
): Promise<Moved> {
  const messages = await sql.rows<{ id: string; state: string }>(
    'SELECT id, state FROM messages WHERE enquiry_id = ? ORDER BY id',
    [from],
  );
  const notes = await sql.rows<{ id: string }>('SELECT id FROM notes WHERE enquiry_id = ? ORDER BY id', [
    from,
  ]);
  await inParts(
    messages.map(({ id }) => id),
    (some) => moveMessages(sql, some, { from, to }),
  );
  await inParts(
    notes.map(({ id }) => id),
    (some) => moveNotes(sql, some, to),
  );
  const tags = await sql.rows<{ tag: string }>(
    'SELECT tag FROM tags WHERE enquiry_id = ? AND tag NOT IN (SELECT t.tag FROM tags t WHERE t.enquiry_id = ?) ORDER BY tag',
    [from, to],
  );
  await sql.run(
    `INSERT INTO tags (enquiry_id, tag, at, person) SELECT CAST(? AS TEXT), tag, at, person FROM tags
      WHERE enquiry_id = ? ON CONFLICT DO NOTHING`,
    [to, from],
  );
  const people = await sql.rows<{ person: string }>(
    'SELECT person FROM drafts WHERE enquiry_id = ? ORDER BY person',
    [from],
  );
  const drafts: { person: string; revision: number }[] = [];
  for (const { person } of people) {
    const revision = await moveDraft(sql, vault, { from, to, person, now });
    if (revision !== null) drafts.push({ person, revision });
  }
  return {
    messages,
    notes: notes.map(({ id }) => id),
    tags: tags.map(({ tag }) => tag),
    drafts,
  };
}

/** Puts back what was moved; a draft that was written on since stays where it is. */
export async function moveBack(
  sql: Sql,
  vault: Vault,
  moved: Moved,
  { from, to, now }: Way & { readonly now: number },
): Promise<void> {
  await inParts(
    moved.messages.map(({ id }) => id),
    (some) => moveMessages(sql, some, { from, to }),
  );
  await inParts(moved.notes, (some) => moveNotes(sql, some, to));
  for (const tag of moved.tags)
    await sql.run('DELETE FROM tags WHERE enquiry_id = ? AND tag = ?', [from, tag]);
  for (const { person, revision } of moved.drafts) {
    const [row] = await sql.rows<{ revision: number }>(
      'SELECT revision FROM drafts WHERE enquiry_id = ? AND person = ?',
      [from, person],
    );
    if (row?.revision === revision) await moveDraft(sql, vault, { from, to, person, now });
  }
}

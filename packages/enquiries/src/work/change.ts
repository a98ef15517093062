import { maySeeKind } from '@sundowner/brand';
import type { NotificationKind } from '@sundowner/desk-wire/work';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { type Asker, notFound, type Refused, refuse } from './access.ts';
import { lockWork, type WorkRow } from './work-status.ts';

/**
 * Marks an enquiry as changed: open desks show it again, and its words are indexed again. A contact with the traveller also moves the
 * moment from which retention counts.
 */
export async function markChanged(sql: Sql, id: string, now: number, contact = false): Promise<void> {
  await sql.run(
    `UPDATE enquiries SET changed_at = ?, indexed = 0, last_contact_at = CASE WHEN ? = 1 THEN ? ELSE last_contact_at END
      WHERE id = ?`,
    [now, contact ? 1 : 0, now, id],
  );
}

/** A notification for one person who works at the desk. It is stored in the table `told`. */
export interface NewNotification {
  /** The recipient; nobody is notified of what they did themselves. */
  readonly person: string | null;
  readonly kind: NotificationKind;
  readonly enquiryId: string;
  /** Who did it; `null` where nobody of the house did. */
  readonly by: string | null;
  readonly now: number;
}

export async function notify(sql: Sql, { person, kind, enquiryId, by, now }: NewNotification): Promise<void> {
  if (person === null || person === by) return;
  await sql.run('INSERT INTO told (id, person, kind, enquiry_id, about, at) VALUES (?, ?, ?, ?, ?, ?)', [
    newId(now),
    person,
    kind,
    enquiryId,
    by,
    now,
  ]);
}

/** A person has seen these notifications. */
export async function markSeen(sql: Sql, person: string, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await sql.run(
    `UPDATE told SET seen_at = ? WHERE person = ? AND seen_at IS NULL AND id IN (${ids.map(() => '?').join(', ')})`,
    [now, person, ...ids],
  );
}

/** Locks an enquiry that somebody wants to change, or says why they may not: it is gone, they may not see it, or it is about to be erased. */
export async function lockForWork(
  sql: Sql,
  reference: string,
  asker: Asker,
  now: number,
): Promise<WorkRow | Refused> {
  const row = await lockWork(sql, reference, now);
  if (!row || !maySeeKind(asker, row.kind)) return notFound();
  if (row.state === 'erased') return refuse('wrong-state', 'This enquiry was erased.');
  if (row.eraseDueAt !== null)
    return refuse('wrong-state', 'This enquiry is being erased; take that back first.');
  return row;
}

/** Who did something to an enquiry: the name the history shows, and the id of a person of the house; `null` for anybody else. */
export interface Doer {
  readonly id: string | null;
  readonly name: string;
}
export const theProduct: Doer = { id: null, name: 'the product' };
export const theTraveller: Doer = { id: null, name: 'the traveller' };

/** Something done to an enquiry, for its history. */
interface Action {
  readonly by: Doer;
  readonly now: number;
  /** In the product's words: "took it", "gave it". */
  readonly action: string;
  /** Facts of it, none of the traveller's: `to` a person, `until` a moment. */
  readonly about?: Readonly<Record<string, string>>;
}

export async function recordAction(
  sql: Sql,
  enquiryId: string,
  { by, now, action, about }: Action,
): Promise<void> {
  await sql.run(
    'INSERT INTO actions (id, enquiry_id, at, done_by, action, person, about) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [newId(now), enquiryId, now, by.name, action, by.id, about ? JSON.stringify(about) : null],
  );
}

/** The facts of an action as they were written down. */
export const readFacts = (about: string | null): Record<string, string> =>
  about === null ? {} : (JSON.parse(about) as Record<string, string>);

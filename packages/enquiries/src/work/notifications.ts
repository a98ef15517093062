import type { NotificationKind } from '@sundowner/desk-wire/work';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';

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

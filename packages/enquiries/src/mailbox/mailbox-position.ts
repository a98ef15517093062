import type { Sql } from '../store/database/port.ts';

/** How far a mailbox was read. */
export interface MailboxPosition {
  /** `user@host/INBOX`. */
  readonly mailbox: string;
  /** UIDVALIDITY: with another one the mailbox's numbers mean other mails (RFC 9051, section 2.3.1.1). */
  readonly validity: string;
  /** UID of the last mail that was taken. */
  readonly last: number;
}

export interface StoredPosition extends MailboxPosition {
  /** When it was read last, milliseconds since 1970. */
  readonly at: number;
}

export async function readPosition(sql: Sql, mailbox: string): Promise<StoredPosition | null> {
  const [row] = await sql.rows<StoredPosition>(
    'SELECT mailbox, validity, last, at FROM mailbox_places WHERE mailbox = ?',
    [mailbox],
  );
  return row ?? null;
}

/** Stores how far a mailbox was read, in the table `mailbox_places`. It never goes back where another process has read further. */
export async function savePosition(
  sql: Sql,
  { mailbox, validity, last }: MailboxPosition,
  now: number,
): Promise<void> {
  await sql.run(
    `INSERT INTO mailbox_places (mailbox, validity, last, at) VALUES (?, ?, ?, ?)
      ON CONFLICT (mailbox) DO UPDATE SET at = excluded.at, validity = excluded.validity,
        last = CASE WHEN mailbox_places.validity = excluded.validity AND mailbox_places.last > excluded.last
          THEN mailbox_places.last ELSE excluded.last END`,
    [mailbox, validity, last, now],
  );
}

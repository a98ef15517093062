import {
  type Colleague,
  type NotificationChoices,
  notificationChoices,
  type Roster,
} from '@sundowner/desk-wire/people';
import { isoTime, minute } from '../clock.ts';
import { type Sql, type Store, StoreUnavailableError } from '../store/database/port.ts';
import { withoutPlus } from '../store/personal-fields.ts';

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly role: Colleague['role'];
  readonly careers: number;
  readonly away_until: number | null;
  readonly left_at: number | null;
}

/** Everybody who works at the desk or did, by name. */
export async function colleagues(sql: Sql, now: number): Promise<Colleague[]> {
  const rows = await sql.rows<PersonRow>(
    'SELECT id, name, role, careers, away_until, left_at FROM people ORDER BY name, id',
  );
  return rows.map(({ id, name, role, careers, away_until: away, left_at: left }) => ({
    id,
    name,
    role,
    careers: careers === 1,
    awayUntil: away !== null && away > now ? isoTime(away) : null,
    left: left !== null,
  }));
}

/** How the ids of the demonstration's people begin: no account is theirs, and no roster names them. */
export const demonstrationPeople = 'demonstration-';
/** Of a table `people`: who can sign in. */
export const withAccount = `id NOT LIKE '${demonstrationPeople}%'`;

/** Takes over who there is from the studio, which alone knows; a person who is no longer named has left, and keeps what they have. */
export async function setRoster(sql: Sql, { people }: Roster, now: number): Promise<void> {
  await sql.run(`UPDATE people SET left_at = ? WHERE left_at IS NULL AND ${withAccount}`, [now]);
  for (const { id, name, address, role, careers } of people) {
    await sql.run(
      `INSERT INTO people (id, name, address, role, careers) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, address = excluded.address, role = excluded.role,
          careers = excluded.careers, left_at = NULL`,
      [id, name, address, role, careers ? 1 : 0],
    );
  }
}

/** @returns whether there is such a person */
export async function setAway(sql: Sql, id: string, until: number | null): Promise<boolean> {
  return (
    (await sql.run('UPDATE people SET away_until = ? WHERE id = ? AND left_at IS NULL', [until, id])) > 0
  );
}

/** Whether the person who has an enquiry is not there to go on with it; nobody is never away. */
export async function isAway(sql: Sql, id: string | null, now: number): Promise<boolean> {
  if (id === null) return false;
  const rows = await sql.rows(
    'SELECT 1 FROM people WHERE id = ? AND (left_at IS NOT NULL OR away_until > ?)',
    [id, now],
  );
  return rows.length > 0;
}

/** What somebody chose to hear of; nothing where the studio never named them. */
export async function notificationChoicesOf(sql: Sql, id: string): Promise<NotificationChoices> {
  const [row] = await sql.rows<{ notices: string }>('SELECT notices FROM people WHERE id = ?', [id]);
  return notificationChoices.parse(row ? JSON.parse(row.notices) : {});
}

export async function setNotificationChoices(
  sql: Sql,
  id: string,
  notices: NotificationChoices,
): Promise<void> {
  await sql.run('UPDATE people SET notices = ? WHERE id = ?', [JSON.stringify(notices), id]);
}

/** Somebody is at the desk: written down once a minute at most, by which a person who was there is not told by mail as well. */
export async function noteAtDesk(store: Store, id: string, now: number): Promise<void> {
  const text = 'id = ? AND (seen_at IS NULL OR seen_at <= ?)';
  const parameters = [id, now - minute];
  if ((await store.read.rows(`SELECT 1 FROM people WHERE ${text}`, parameters)).length === 0) return;
  try {
    await store.transaction((sql) =>
      sql.run(`UPDATE people SET seen_at = ? WHERE ${text}`, [now, ...parameters]),
    );
  } catch (error) {
    // A store that takes no write at the moment still shows what is in it.
    if (!(error instanceof StoreUnavailableError)) throw error;
  }
}

/** Whose address of the house it is; `null` for any other. */
export async function colleagueOf(
  sql: Sql,
  address: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  if (address === '') return null;
  const [person] = await sql.rows<{ id: string; name: string }>(
    'SELECT id, name FROM people WHERE LOWER(address) IN (?, ?) AND left_at IS NULL LIMIT 1',
    [address.toLowerCase(), withoutPlus(address)],
  );
  return person ?? null;
}

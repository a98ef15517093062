import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import { sealMessage, textContent } from '../../conversation/message-content.ts';
import { addParticipant, decideParticipant, participantsOf } from '../../conversation/participants.ts';
import { wantsEmailUpdates } from '../../forms/consent.ts';
import type { FormValues } from '../../forms/form.ts';
import { newId } from '../../new-id.ts';
import type { Sql } from '../../store/database/port.ts';
import type { PersonHash } from '../../store/personal-fields.ts';
import type { Vault } from '../../store/vault.ts';
import type { Asker } from '../../work/access.ts';
import type { WorkRow } from '../../work/work-status.ts';
import { words } from '../read-personal.ts';
import { ownWords } from '../row-words.ts';

/** What the second says in its form, as a message of the whole; what came by mail stands there already. */
export async function keepWords(
  sql: Sql,
  vault: Vault,
  second: WorkRow,
  into: string,
  values: FormValues | null,
  now: number,
): Promise<string | null> {
  const [row] = await sql.rows<{ way: string }>('SELECT way FROM enquiries WHERE id = ?', [second.id]);
  const written = row?.way === 'mail' ? null : ownWords(second.kind, values);
  if (written === null) return null;
  const id = newId(now);
  await sql.run(
    `INSERT INTO messages (id, enquiry_id, way, state, at, version, sealed) VALUES (?, ?, 'traveller', 'received', ?, 0, ?)`,
    [id, into, second.receivedAt, sealMessage(vault, id, textContent(written))],
  );
  return id;
}

/** An answer that can still be called back leaves its own question open then, whatever was said about the other. */
export async function leaveQuestionsOpen(sql: Sql, ids: readonly string[]): Promise<void> {
  const rows = await sql.rows<{ id: string; before: string }>(
    `SELECT m.id, m.before FROM messages m JOIN deliveries d ON d.message = m.id AND d.enquiry_id = m.enquiry_id
      WHERE m.enquiry_id IN (${ids.map(() => '?').join(', ')}) AND m.before IS NOT NULL AND d.state = 'pending' AND d.attempts = 0`,
    ids,
  );
  for (const { id, before } of rows) {
    const open = { ...(JSON.parse(before) as object), ofTwo: true };
    await sql.run('UPDATE messages SET before = ? WHERE id = ?', [JSON.stringify(open), id]);
  }
}

/** Mails that go later, and that nothing was said after, still go. */
export async function keepPlanned(sql: Sql, id: string, version: number, next: number): Promise<void> {
  await sql.run(
    "UPDATE messages SET version = ? WHERE enquiry_id = ? AND state = 'planned' AND version = ?",
    [next, id, version],
  );
}

/** A no to email updates stays: the yes of the other is taken back with it. @returns whose it was */
export async function keepTheNo(
  sql: Sql,
  sides: readonly { readonly id: string; readonly values: FormValues }[],
  asker: Asker,
  now: number,
): Promise<string | null> {
  const agreed: string[] = [];
  for (const { id, values } of sides) {
    const withdrawn = await sql.rows(
      "SELECT 1 FROM withdrawals WHERE enquiry_id = ? AND purpose = 'email-updates'",
      [id],
    );
    if (wantsEmailUpdates(values) && withdrawn.length === 0) agreed.push(id);
  }
  const [id] = agreed;
  if (agreed.length !== 1 || id === undefined) return null;
  await sql.run(
    "INSERT INTO withdrawals (enquiry_id, purpose, at, person, way) VALUES (?, 'email-updates', ?, ?, 'merged with a no')",
    [id, now, asker.id],
  );
  return id;
}

function travellerIn(values: Readonly<FormValues>): Mailbox | null {
  const address = words(values, 'email');
  const name = [words(values, 'name'), words(values, 'surname')].filter(Boolean).join(' ');
  return address === '' ? null : { address, name };
}

/** Everybody who has a part in the second has one in the whole; the second's own address is theirs, too. @returns the hashes of those added */
export async function joinPeople(
  sql: Sql,
  vault: Vault,
  hash: PersonHash,
  { first, second }: { readonly first: string; readonly second: string },
  { before, others }: { readonly before: Readonly<FormValues>; readonly others: Readonly<FormValues> },
  asker: Asker,
  now: number,
): Promise<string[]> {
  const [own] = await sql.rows<{ person: string | null }>('SELECT person FROM enquiries WHERE id = ?', [
    first,
  ]);
  const [other] = await sql.rows<{ person: string | null }>('SELECT person FROM enquiries WHERE id = ?', [
    second,
  ]);
  const known = new Set(
    (await sql.rows<{ person: string }>('SELECT person FROM participants WHERE enquiry_id = ?', [first])).map(
      (row) => row.person,
    ),
  );
  const joined: string[] = [];
  const of = { id: second, person: other?.person ?? null };
  // The first's own, too, where the main address is the second's now.
  const former = travellerIn(before);
  const people = await participantsOf(sql, vault, of, travellerIn(others));
  for (const each of former ? [...people, { ...former, role: 'traveller' as const, by: null }] : people) {
    const person = hash(each.address);
    if (person === null || person === own?.person || known.has(person)) continue;
    known.add(person);
    const role = each.role === 'traveller' ? 'also-theirs' : each.role;
    const mailbox = { address: each.address, name: each.name };
    await addParticipant(sql, vault, first, { person, mailbox, role }, now);
    const by = each.role === 'traveller' ? asker.id : each.by;
    if (by !== null) await decideParticipant(sql, first, person, { role, by });
    joined.push(person);
  }
  return joined;
}

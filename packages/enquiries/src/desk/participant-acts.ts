import type { ParticipantAct } from '@sundowner/desk-wire/mailboxes';
import { isOwn } from '../conversation/own-addresses.ts';
import {
  addParticipant,
  decideParticipant,
  isHouseByProof,
  roleOf,
  rolesAt,
} from '../conversation/participants.ts';
import type { Sql } from '../store/database/port.ts';
import type { PersonHash } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { type Asker, type Refused, refuse } from '../work/access.ts';
import { markChanged, recordAction } from '../work/change.ts';
import type { WorkRow } from '../work/work-status.ts';

interface ParticipantContext {
  readonly vault: Vault;
  readonly hash: PersonHash;
  readonly asker: Asker;
  readonly now: number;
  /** Our own addresses. */
  readonly own: readonly string[];
}

/** What one of our own addresses is never: nobody can be answered at it. */
const neverOurs: ReadonlySet<string | null> = new Set(['also-theirs', 'companion']);

/** Other enquiries of the same person, as a condition on `enquiries o`. */
const others = `o.person = ? AND o.id <> ? AND o.state <> 'erased'`;

interface OfPerson {
  readonly id: string;
  readonly person: string | null;
}

/** What was decided for all of a person's enquiries is taken back on all. */
async function undecideElsewhere(sql: Sql, { id, person }: OfPerson, address: string): Promise<void> {
  await sql.run(
    `UPDATE participants SET role = 'undecided', by_person = NULL WHERE person = ? AND role = 'also-theirs'
      AND enquiry_id IN (SELECT o.id FROM enquiries o WHERE ${others})`,
    [address, person, id],
  );
}

/** Messages stand under another role on the other enquiries, too: they are shown again. */
async function markOthers(sql: Sql, { id, person }: OfPerson, now: number): Promise<void> {
  await sql.run(
    `UPDATE enquiries SET changed_at = ? WHERE id IN (SELECT o.id FROM enquiries o WHERE ${others})`,
    [now, person, id],
  );
}

/**
 * A person says what an address is to an enquiry, or that it is not decided; what it was is written down with it, so that it can be put back.
 */
export async function setParticipant(
  sql: Sql,
  { vault, hash, asker, now, own }: ParticipantContext,
  row: WorkRow,
  { address, role }: ParticipantAct,
): Promise<'done' | Refused> {
  const person = hash(address);
  if (person === null) return refuse('not-found', 'That is no e-mail address.');
  if (neverOurs.has(role) && isOwn(address, own))
    return refuse('wrong-state', 'It is one of our own addresses: nobody can be answered at it.');
  const [of] = await sql.rows<{ person: string | null }>('SELECT person FROM enquiries WHERE id = ?', [
    row.id,
  ]);
  const enquiry = { id: row.id, person: of?.person ?? null };
  const known = roleOf(await rolesAt(sql, enquiry), enquiry, person);
  const before = known === 'lodge' && (await isHouseByProof(sql, row.id, person)) ? 'undecided' : known;
  if (before === 'traveller') return refuse('wrong-state', 'It is the address the enquiry is under.');
  const next = role ?? 'undecided';
  if (before === next) return 'done';
  // Somebody the desk adds by itself, who has not written.
  await addParticipant(
    sql,
    vault,
    row.id,
    { person, mailbox: { address, name: '' }, role: 'undecided' },
    now,
  );
  await decideParticipant(sql, row.id, person, { role: next, by: asker.id });
  if (before === 'also-theirs') await undecideElsewhere(sql, enquiry, person);
  if (before === 'also-theirs' || next === 'also-theirs') await markOthers(sql, enquiry, now);
  await markChanged(sql, row.id, now);
  const about = { role: next, before };
  await recordAction(sql, row.id, { by: asker, now, action: 'said who an address is', about });
  return 'done';
}

import type { HoldAsk, Holds } from '@sundowner/desk-wire/privacy';
import { isoTime } from '../clock.ts';
import { plainReference } from '../desk/desk-deps.ts';
import { newId } from '../new-id.ts';
import { opened } from '../search/written.ts';
import type { Sql } from '../store/database/port.ts';
import { ofReference } from '../store/merged.ts';
import type { Vault } from '../store/vault.ts';
import { type Asker, notFound, type Refused, refuse } from '../work/access.ts';
import { isAlone, selfApprovalDelay } from './erasure-rows.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

interface HoldRow {
  readonly id: string;
  readonly enquiry_id: string | null;
  readonly who: string | null;
  readonly placed_at: number;
  readonly placed_by: string;
  readonly lift_asked_at: number | null;
  readonly lift_asked_by: string | null;
  readonly lifted_at: number | null;
  readonly sealed: Uint8Array | null;
}

const columns = 'id, enquiry_id, who, placed_at, placed_by, lift_asked_at, lift_asked_by, lifted_at, sealed';
const ownerOf = (id: string) => `hold/${id}`;

/** Every hold there is or was, the newest first, with its reason: administrators alone ask. */
export async function holdsOf(sql: Sql, vault: Vault): Promise<Holds> {
  const rows = await sql.rows<HoldRow>(`SELECT ${columns} FROM legal_holds ORDER BY id DESC LIMIT 500`);
  const holds: Holds['holds'][number][] = [];
  for (const row of rows) {
    const { sealed } = row;
    const on = await sql.rows<{ reference: string }>(
      `SELECT e.reference FROM enquiries e WHERE ${row.enquiry_id === null ? 'e.person' : 'e.id'} = ? ORDER BY e.received_at`,
      [row.enquiry_id ?? row.who],
    );
    const reason = sealed && opened(() => vault.open(sealed, ownerOf(row.id)));
    holds.push({
      id: row.id,
      references: on.map(({ reference }) => reference),
      reason: typeof reason === 'string' ? reason : '',
      placedBy: row.placed_by,
      placedAt: isoTime(row.placed_at),
      liftAskedBy: row.lift_asked_by,
      liftedAt: row.lifted_at === null ? null : isoTime(row.lifted_at),
    });
  }
  return { holds };
}

/** Stops retention and erasure of an enquiry, or of everything under an address, what is still to come with it. */
export async function placeHold(
  sql: Sql,
  { vault, clock, hash }: PrivacyDeps,
  asker: Asker,
  { of, reason }: HoldAsk,
): Promise<'done' | Refused> {
  const now = clock.now();
  const id = newId(now);
  let enquiryId: string | null = null;
  let who: string | null = null;
  if ('reference' in of) {
    const [row] = await sql.rows<{ id: string; state: string }>(
      `SELECT e.id, e.state FROM enquiries e WHERE ${ofReference('e')}`,
      [plainReference(of.reference)],
    );
    if (!row) return notFound();
    if (row.state === 'erased') return refuse('wrong-state', 'This enquiry was erased.');
    enquiryId = row.id;
  } else {
    who = hash(of.address);
    if (who === null) return refuse('not-found', 'That is no e-mail address.');
  }
  await sql.run(
    'INSERT INTO legal_holds (id, enquiry_id, who, placed_at, placed_by, sealed) VALUES (?, ?, ?, ?, ?, ?)',
    [id, enquiryId, who, now, asker.id, vault.seal(reason, ownerOf(id))],
  );
  return 'done';
}

/** Lifts a hold: an administrator who did not place it, or, where there is no other, the one who placed it, an hour after asking. */
export async function liftHold(
  sql: Sql,
  { clock }: PrivacyDeps,
  asker: Asker,
  id: string,
): Promise<'done' | Refused> {
  const [row] = await sql.rows<HoldRow>(`SELECT ${columns} FROM legal_holds WHERE id = ?`, [id]);
  if (!row) return refuse('not-found', 'There is no such hold.');
  if (row.lifted_at !== null) return refuse('wrong-state', 'It is lifted already.');
  const now = clock.now();
  const first = row.lift_asked_by ?? row.placed_by;
  const waited = row.lift_asked_at !== null && now >= row.lift_asked_at + selfApprovalDelay;
  if (first === asker.id && !(waited && (await isAlone(sql, 'admin')))) {
    if (row.lift_asked_at === null)
      await sql.run('UPDATE legal_holds SET lift_asked_at = ?, lift_asked_by = ? WHERE id = ?', [
        now,
        asker.id,
        id,
      ]);
    return 'done';
  }
  await sql.run('UPDATE legal_holds SET lifted_at = ?, lifted_by = ? WHERE id = ?', [now, asker.id, id]);
  return 'done';
}

import { maySeeKind } from '@sundowner/brand';
import type { Consents, ConsentsRequest, Withdrawal } from '@sundowner/desk-wire/privacy';
import { isoTime } from '../clock.ts';
import { note } from '../delivery/notices/note.ts';
import { csvOf } from '../desk/bulk/exporting.ts';
import { plainReference } from '../desk/desk-deps.ts';
import { nameOf } from '../desk/read-personal.ts';
import { opened } from '../search/written.ts';
import type { Sql } from '../store/database/port.ts';
import { openPersonal, type PersonHash } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { type Asker, notFound, type Refused, refuse, seenKinds } from '../work/access.ts';
import { markChanged, recordAction } from '../work/change.ts';
import { allOf, type Condition } from '../work/condition.ts';
import { lockItself } from '../work/work-status.ts';

type Consent = Consents['consents'][number];

interface ConsentRow {
  readonly id: string;
  readonly reference: string;
  readonly sealed: Uint8Array | null;
  readonly version: string;
  readonly text: string;
  readonly at: number;
  readonly page: string;
  readonly purposes: string;
}

const pageSize = 50;
/** Lines of one file. */
export const mostConsents = 20_000;

/** A consent is given as the enquiry comes in: by that moment the enquiries have an index already. */
function conditionOf(request: ConsentsRequest, asker: Asker, hash: PersonHash): Condition {
  const { address, reference, purpose, from, to } = request;
  const parts: Condition[] = [{ text: seenKinds(asker), parameters: [] }];
  if (address) parts.push({ text: 'e.person = ?', parameters: [hash(address) ?? ''] });
  if (reference) parts.push({ text: 'e.reference = ?', parameters: [plainReference(reference)] });
  if (purpose) {
    const plain = purpose.replace(/[\\%_]/g, '');
    parts.push({ text: 'c.purposes LIKE ?', parameters: [`%"${plain}"%`] });
  }
  if (from) parts.push({ text: 'e.received_at >= ?', parameters: [Date.parse(from)] });
  if (to) parts.push({ text: 'e.received_at < ?', parameters: [Date.parse(to)] });
  const [at, id] = (request.cursor ?? '').split('/');
  if (at && id) parts.push({ text: '(e.received_at, e.id) < (?, ?)', parameters: [Number(at), id] });
  return allOf(parts);
}

/** The ledger of consents as somebody searches it, the newest first. @param most how many at most */
export async function consentsOf(
  sql: Sql,
  vault: Vault,
  hash: PersonHash,
  request: ConsentsRequest,
  asker: Asker,
  most = pageSize,
): Promise<Consents> {
  const { text, parameters } = conditionOf(request, asker, hash);
  const rows = await sql.rows<ConsentRow>(
    `SELECT e.id, e.reference, e.sealed, c.version, c.text, c.at, c.page, c.purposes FROM enquiries e
      JOIN consents c ON c.enquiry_id = e.id WHERE ${text} ORDER BY e.received_at DESC, e.id DESC LIMIT ?`,
    [...parameters, most + 1],
  );
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  const consents: Consent[] = [];
  for (const row of shown) {
    const withdrawn = await sql.rows<{ purpose: string; at: number; person: string | null; way: string }>(
      'SELECT purpose, at, person, way FROM withdrawals WHERE enquiry_id = ? ORDER BY at, purpose',
      [row.id],
    );
    consents.push({
      reference: row.reference,
      name: nameOf(opened(() => openPersonal(vault, row.sealed, row.id))),
      version: row.version,
      text: row.text,
      at: isoTime(row.at),
      page: row.page,
      purposes: JSON.parse(row.purposes) as string[],
      withdrawn: withdrawn.map(({ purpose, at, person, way }) => ({
        purpose,
        at: isoTime(at),
        by: person,
        way,
      })),
    });
  }
  return { consents, nextCursor: rows.length > most && last ? `${last.at}/${last.id}` : null };
}

/** The same as CSV. */
export const consentsCsv = ({ consents }: Consents): string =>
  csvOf(
    ['Reference', 'Name', 'Given', 'Purposes', 'Version', 'Words', 'Page', 'Withdrawn'],
    consents.map(({ reference, name, at, purposes, version, text, page, withdrawn }) => [
      reference,
      name,
      at,
      purposes.join(', '),
      version,
      text,
      page,
      withdrawn.map(({ purpose, at: when, way }) => `${purpose} ${when} ${way}`).join('; '),
    ]),
  );

/**
 * Records that somebody has taken their consent to a purpose back. Of the letter they are taken off here; off the list in the CRM a person
 * takes them, who is told.
 */
export async function withdrawConsent(
  sql: Sql,
  asker: Asker,
  typed: string,
  { purpose, way }: Withdrawal,
  now: number,
): Promise<'done' | Refused> {
  const [row] = await sql.rows<{ id: string; reference: string; kind: string; purposes: string }>(
    `SELECT e.id, e.reference, e.kind, c.purposes FROM enquiries e JOIN consents c ON c.enquiry_id = e.id WHERE e.reference = ?`,
    [plainReference(typed)],
  );
  if (!row || !maySeeKind(asker, row.kind)) return notFound();
  if (!(JSON.parse(row.purposes) as string[]).includes(purpose))
    return refuse('wrong-state', 'Consent to that was not given with this enquiry.');
  // Before its subscription, as the confirmation of an address does.
  await lockItself(sql, row.id, now);
  const added = await sql.run(
    'INSERT INTO withdrawals (enquiry_id, purpose, at, person, way) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    [row.id, purpose, now, asker.id, way],
  );
  if (added === 0) return refuse('wrong-state', 'It was withdrawn already.');
  if (purpose === 'email-updates') {
    await sql.run('UPDATE subscriptions SET left_at = ? WHERE enquiry_id = ? AND left_at IS NULL', [
      now,
      row.id,
    ]);
    await note(sql, 'left', row.id, `${row.reference}: take the address off the list in the CRM`, now);
  }
  await recordAction(sql, row.id, {
    by: asker,
    now,
    action: 'recorded a withdrawal of consent',
    about: { purpose },
  });
  await markChanged(sql, row.id, now);
  return 'done';
}

import type { PersonRecords } from '@sundowner/desk-wire/privacy';
import { isoTime } from '../clock.ts';
import { openUnmatchedMail } from '../conversation/unmatched-mail-content.ts';
import { channelNamed, channelNoun } from '../delivery/channels/channels.ts';
import { enquiryHeadline } from '../desk/headline.ts';
import { readPersonal, recordAccess } from '../desk/read-personal.ts';
import { type EnquiryRow, enquiryColumns } from '../desk/rows.ts';
import { opened } from '../search/written.ts';
import type { Sql } from '../store/database/port.ts';
import { onLegalHold } from '../store/erase-personal.ts';
import { type Asker, type Refused, refuse, seenKinds } from '../work/access.ts';
import { addressesOf } from '../work/same-person.ts';
import { yieldEventLoop } from '../yield-event-loop.ts';
import { erasureOfPerson } from './erasure-rows.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { mailsAboutOthers, recordsOf } from './records.ts';

type PersonRecord = PersonRecords['records'][number];

/** Mails of a person that belong to no enquiry: each is opened, since whom its heads name is sealed. @param whos hashes of their addresses */
async function unmatchedMailsOf(
  sql: Sql,
  { vault, hash }: Pick<PrivacyDeps, 'vault' | 'hash'>,
  whos: ReadonlySet<string | null>,
): Promise<PersonRecord[]> {
  const rows = await sql.rows<{ id: string; at: number; who: string | null; sealed: Uint8Array }>(
    'SELECT id, at, who, sealed FROM stray_mails WHERE sealed IS NOT NULL AND enquiry_id IS NULL ORDER BY at, id',
  );
  const found: PersonRecord[] = [];
  for (const { id, at, who, sealed } of rows) {
    await yieldEventLoop();
    const words = opened(() => openUnmatchedMail(vault, { id, sealed }));
    if (!words) continue;
    const { from, envelope } = words;
    const named = envelope
      ? [envelope.from, ...envelope.replyTo, ...(envelope.sender ? [envelope.sender] : [])]
      : [];
    const writers = [from, ...named.map((each) => each.address)];
    if (!whos.has(who) && !writers.some((each) => each !== '' && whos.has(hash(each)))) continue;
    const texts = Object.entries(words).flatMap(([label, value]) =>
      typeof value === 'string' && value !== '' ? [{ label, value }] : [],
    );
    found.push({
      reference: '----',
      what: 'stray-mail',
      at: isoTime(at),
      title: 'A mail that belongs to no enquiry',
      rows: texts,
    });
  }
  return found;
}

/** Earlier stays the house noted of a person. @param whos hashes of their addresses */
async function stayRecords(sql: Sql, whos: readonly string[]): Promise<PersonRecord[]> {
  const rows = await sql.rows<{ property: string; year: number; at: number }>(
    `SELECT property, year, at FROM stays WHERE who IN (${whos.map(() => '?').join(', ')}) ORDER BY year, property`,
    whos,
  );
  return rows.map(({ property, year, at }) => ({
    reference: '----',
    what: 'note',
    at: isoTime(at),
    title: 'An earlier stay the house noted',
    rows: [{ label: property, value: String(year) }],
  }));
}

/** Enquiries of one address; a sender of more is no traveller. */
const most = 500;

/**
 * Everything held about an address, of what the asker may see: enquiries with their fields, files, answers, notes, drafts, deliveries and
 * consents, and mails that belong to no enquiry. The look is recorded.
 */
export async function personOf(
  deps: PrivacyDeps,
  asker: Asker,
  address: string,
): Promise<PersonRecords | Refused> {
  const { store, vault, clock, hash } = deps;
  const who = hash(address);
  if (who === null) return refuse('not-found', 'That is no e-mail address.');
  const now = clock.now();
  const sql = store.read;
  const rows = await sql.rows<EnquiryRow>(
    `SELECT ${enquiryColumns} FROM enquiries e WHERE (e.person = ? OR e.merged_into IN (SELECT f.id FROM enquiries f WHERE f.person = ?)
        OR e.id IN (SELECT m.merged_into FROM enquiries m WHERE m.person = ?)) AND e.state <> 'erased' AND ${seenKinds(asker)}
      ORDER BY e.received_at DESC, e.id DESC LIMIT ${most}`,
    [who, who, who],
  );
  const addresses = await addressesOf(sql, who);
  const records: PersonRecord[] = [];
  for (const row of rows) records.push(...(await recordsOf(sql, deps, row)));
  records.push(...(await mailsAboutOthers(sql, vault, who, asker)));
  records.push(...(await unmatchedMailsOf(sql, deps, new Set(addresses))));
  records.push(...(await stayRecords(sql, addresses)));
  const downstream = await sql.rows<{ channel: string; delivered_at: number }>(
    `SELECT d.channel, d.delivered_at FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
      WHERE e.person = ? AND e.state <> 'erased' AND d.delivered_at IS NOT NULL AND ${seenKinds(asker)} ORDER BY d.id`,
    [who],
  );
  const holds = await sql.rows<{ id: string; placed_at: number; placed_by: string }>(
    `SELECT h.id, h.placed_at, h.placed_by FROM legal_holds h WHERE h.lifted_at IS NULL AND (h.who = ? OR h.enquiry_id IN
      (SELECT e.id FROM enquiries e WHERE e.person = ? AND ${seenKinds(asker)})) ORDER BY h.id`,
    [who, who],
  );
  const [blocked] = await sql.rows(
    `SELECT 1 FROM enquiries e WHERE e.person = ? AND ${onLegalHold} LIMIT 1`,
    [who],
  );
  await store.transaction((writing) =>
    recordAccess(writing, {
      asker,
      what: 'looked at everything held about a person',
      enquiryId: rows[0]?.id ?? null,
      about: String(rows.length),
      now,
    }),
  );
  return {
    address: address.trim(),
    enquiries: rows.map((row) => ({
      reference: row.reference,
      kind: row.kind,
      receivedAt: isoTime(row.received_at),
      headline: enquiryHeadline(row, readPersonal(vault, row)?.values ?? null, deps.content()),
    })),
    records,
    downstream: downstream.map(({ channel, delivered_at: at }) => ({
      channel,
      noun: channelNoun(channel),
      deliveredAt: isoTime(at),
      status: channelNamed(channel)?.words.downstream ?? 'at its destination',
    })),
    holds: holds.map(({ id, placed_at: at, placed_by: placedBy }) => ({
      id,
      placedAt: isoTime(at),
      placedBy,
    })),
    erasure: await erasureOfPerson(sql, who, asker, deps.limits.eraseUndo, blocked !== undefined),
  };
}

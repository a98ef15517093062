import type { Accesses, AccessesRequest, PersonRecords } from '@sundowner/desk-wire/privacy';
import { isoTime } from '../clock.ts';
import { openMessage } from '../conversation/message-content.ts';
import { notesOf } from '../conversation/notes.ts';
import { channelNoun } from '../delivery/channels/channels.ts';
import { plainReference } from '../desk/desk-deps.ts';
import { readPersonal } from '../desk/read-personal.ts';
import { enquiryHeadline } from '../desk/row-words.ts';
import type { EnquiryRow } from '../desk/rows.ts';
import { consentRow, filledIn } from '../desk/submission.ts';
import { opened } from '../search/written.ts';
import { attachmentFacts } from '../store/attachment.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { allOf, type Condition } from '../work/condition.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

const pageSize = 100;

/** Who looked at what, the newest first: files, persons, exports. */
export async function accessesOf(
  sql: Sql,
  { reference, person, cursor }: AccessesRequest,
): Promise<Accesses> {
  const parts: Condition[] = [{ text: '1 = 1', parameters: [] }];
  if (reference) parts.push({ text: 'e.reference = ?', parameters: [plainReference(reference)] });
  if (person) parts.push({ text: 'a.person = ?', parameters: [person] });
  if (cursor) parts.push({ text: 'a.id < ?', parameters: [cursor] });
  const { text, parameters } = allOf(parts);
  const rows = await sql.rows<{
    id: string;
    at: number;
    person: string;
    what: string;
    reference: string | null;
    about: string | null;
  }>(
    `SELECT a.id, a.at, a.person, a.what, e.reference, a.about FROM accesses a LEFT JOIN enquiries e ON e.id = a.enquiry_id
      WHERE ${text} ORDER BY a.id DESC LIMIT ${pageSize + 1}`,
    parameters,
  );
  const shown = rows.slice(0, pageSize);
  return {
    accesses: shown.map(({ at, id: _id, ...rest }) => ({ at: isoTime(at), ...rest })),
    nextCursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

type PersonRecord = PersonRecords['records'][number];
type Row = PersonRecord['rows'][number];

const row = (label: string, value: string | readonly string[]): Row => ({
  label,
  value: [value].flat().join(', '),
});
const filled = (rows: readonly Row[]): Row[] => rows.filter(({ value }) => value !== '');

const messageTitles = {
  answer: 'An answer to them',
  telephone: 'A telephone call',
  traveller: 'A mail of theirs',
  page: 'Words from their own page',
} as const;

async function messagesOf(sql: Sql, vault: Vault, enquiry: EnquiryRow): Promise<PersonRecord[]> {
  const rows = await sql.rows<{
    id: string;
    way: keyof typeof messageTitles;
    state: string;
    at: number;
    sealed: Uint8Array;
  }>(
    'SELECT id, way, state, at, sealed FROM messages WHERE enquiry_id = ? AND sealed IS NOT NULL ORDER BY at, id',
    [enquiry.id],
  );
  return rows.map(({ id, way, state, at, sealed }) => {
    const words = opened(() => openMessage(vault, id, sealed));
    return {
      reference: enquiry.reference,
      what: 'message',
      at: isoTime(at),
      title: messageTitles[way] ?? way,
      rows: filled([
        row('Subject', words?.subject ?? ''),
        row('To', words?.to ?? ''),
        row('Text', words?.text ?? ''),
        row('Quoted', words?.quoted ?? ''),
        row('Files', words?.files ?? []),
        row('State', state),
      ]),
    };
  });
}

async function draftsOf(sql: Sql, vault: Vault, enquiry: EnquiryRow): Promise<PersonRecord[]> {
  const rows = await sql.rows<{ person: string; at: number; sealed: Uint8Array }>(
    'SELECT person, at, sealed FROM drafts WHERE enquiry_id = ? ORDER BY at',
    [enquiry.id],
  );
  return rows.map(({ person, at, sealed }) => {
    const words = opened(() => vault.open(sealed, `draft/${enquiry.id}/${person}`)) as {
      readonly subject?: string;
      readonly text?: string;
    } | null;
    return {
      reference: enquiry.reference,
      what: 'draft',
      at: isoTime(at),
      title: 'An answer not yet sent',
      rows: filled([row('Subject', words?.subject ?? ''), row('Text', words?.text ?? '')]),
    };
  });
}

async function filesOf(sql: Sql, enquiry: EnquiryRow): Promise<PersonRecord[]> {
  const values = await attachmentFacts(sql, enquiry.id);
  const sent = await sql.rows<{ message_id: string; place: number; kind: string; bytes: number; at: number }>(
    `SELECT f.message_id, f.place, f.kind, f.bytes, m.at FROM message_files f JOIN messages m ON m.id = f.message_id
      WHERE m.enquiry_id = ? ORDER BY m.at, f.place`,
    [enquiry.id],
  );
  const file = (title: string, kind: string, bytes: number, at: number): PersonRecord => ({
    reference: enquiry.reference,
    what: 'file',
    at: isoTime(at),
    title,
    rows: [row('Kind', kind), row('Bytes', String(bytes))],
  });
  return [
    ...values.map(({ field, kind, bytes }) =>
      file(`A file sent as ${field}`, kind, bytes, enquiry.received_at),
    ),
    ...sent.map(({ kind, bytes, at }) => file('A file of a message', kind, bytes, at)),
  ];
}

async function deliveriesOf(sql: Sql, enquiry: EnquiryRow): Promise<PersonRecord[]> {
  const rows = await sql.rows<{
    channel: string;
    state: string;
    created_at: number;
    delivered_at: number | null;
  }>('SELECT channel, state, created_at, delivered_at FROM deliveries WHERE enquiry_id = ? ORDER BY id', [
    enquiry.id,
  ]);
  return rows.map(({ channel, state, created_at: created, delivered_at: delivered }) => ({
    reference: enquiry.reference,
    what: 'delivery',
    at: isoTime(created),
    title: channelNoun(channel),
    rows: filled([row('State', state), row('Delivered', delivered === null ? '' : isoTime(delivered))]),
  }));
}

async function consentOf(sql: Sql, enquiry: EnquiryRow): Promise<PersonRecord[]> {
  const consent = await consentRow(sql, enquiry.id);
  if (!consent) return [];
  const withdrawn = await sql.rows<{ purpose: string; at: number; way: string }>(
    'SELECT purpose, at, way FROM withdrawals WHERE enquiry_id = ? ORDER BY at',
    [enquiry.id],
  );
  return [
    {
      reference: enquiry.reference,
      what: 'consent',
      at: consent.at,
      title: `Consent ${consent.version}`,
      rows: [
        row('Words', consent.text),
        row('Purposes', consent.purposes),
        row('Page', consent.page),
        ...withdrawn.map(({ purpose, at, way }) => row(`Withdrawn: ${purpose}`, `${isoTime(at)}, ${way}`)),
      ],
    },
  ];
}

/** Everything held about one enquiry, a record for each thing. */
export async function recordsOf(
  sql: Sql,
  { vault, content }: Pick<PrivacyDeps, 'vault' | 'content'>,
  enquiry: EnquiryRow,
): Promise<PersonRecord[]> {
  const known = content();
  const personal = readPersonal(vault, enquiry);
  const notes = await notesOf(sql, vault, enquiry.id);
  return [
    {
      reference: enquiry.reference,
      what: 'enquiry',
      at: isoTime(enquiry.received_at),
      title: enquiryHeadline(enquiry.kind, personal?.values ?? null, known),
      rows: [
        ...filledIn(enquiry.kind, personal, known).map(({ label, value }) => row(label, value)),
        ...Object.entries(personal?.extra ?? {}).map(([name, value]) => row(name, value)),
        row('Sent from', enquiry.page),
      ],
    },
    ...(await consentOf(sql, enquiry)),
    ...(await filesOf(sql, enquiry)),
    ...(await messagesOf(sql, vault, enquiry)),
    ...notes.map(
      ({ at, text }): PersonRecord => ({
        reference: enquiry.reference,
        what: 'note',
        at,
        title: 'A note of the house',
        rows: [row('Text', text)],
      }),
    ),
    ...(await draftsOf(sql, vault, enquiry)),
    ...(await deliveriesOf(sql, enquiry)),
  ];
}

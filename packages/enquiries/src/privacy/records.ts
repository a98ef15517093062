import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import type { Accesses, AccessesRequest, PersonRecords } from '@sundowner/desk-wire/privacy';
import { isoTime } from '../clock.ts';
import { type MessageContent, openMessage, originalPlace } from '../conversation/message-content.ts';
import { notesOf } from '../conversation/notes.ts';
import { participantsOf } from '../conversation/participants.ts';
import { channelNoun } from '../delivery/channels/channels.ts';
import { plainReference } from '../desk/desk-deps.ts';
import { enquiryHeadline } from '../desk/headline.ts';
import { readPersonal } from '../desk/read-personal.ts';
import type { EnquiryRow } from '../desk/rows.ts';
import { consentRow, filledIn } from '../desk/submission.ts';
import { opened } from '../search/written.ts';
import { attachmentFacts } from '../store/attachment.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { type Asker, seenKinds } from '../work/access.ts';
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
  traveller: 'A mail that came in',
  page: 'Words from their own page',
  forward: 'A mail to the lodge',
} as const;

const mailboxWords = ({ name, address }: Mailbox): string =>
  name === '' || address === '' ? name || address : `${name} <${address}>`;

/** Who wrote a mail and to whom it went, as it says. */
function envelopeRows(words: MessageContent | null): Row[] {
  const envelope = words?.envelope;
  const recipients = words?.recipients;
  const people = (label: string, all: readonly (Mailbox | null)[] = []): Row =>
    row(label, all.filter((each) => each !== null).map(mailboxWords));
  return [
    people('From', envelope ? [envelope.from] : []),
    people('Sent by', envelope ? [envelope.sender] : []),
    people('Answers to', envelope?.replyTo),
    people('To', envelope?.to ?? recipients?.to),
    people('Copy to', envelope?.cc ?? recipients?.cc),
    people('Blind copy to', recipients?.bcc),
  ];
}

/** Who else has a part in an enquiry. */
async function participantRecords(sql: Sql, vault: Vault, enquiry: EnquiryRow): Promise<PersonRecord[]> {
  const [of] = await sql.rows<{ person: string | null }>('SELECT person FROM enquiries WHERE id = ?', [
    enquiry.id,
  ]);
  const all = await participantsOf(sql, vault, { id: enquiry.id, person: of?.person ?? null }, null);
  if (all.length === 0) return [];
  return [
    {
      reference: enquiry.reference,
      what: 'enquiry',
      at: isoTime(enquiry.received_at),
      title: 'People who have a part in it',
      rows: all.map((each) => row(each.role, mailboxWords(each))),
    },
  ];
}

interface RecordedMessage {
  readonly reference: string;
  readonly id: string;
  readonly way: keyof typeof messageTitles;
  readonly state: string;
  readonly at: number;
  readonly sealed: Uint8Array;
}

const messageColumns = 'e.reference, m.id, m.way, m.state, m.at, m.sealed';

const messagesOf = async (sql: Sql, vault: Vault, enquiry: EnquiryRow): Promise<PersonRecord[]> =>
  messageRecords(
    vault,
    await sql.rows<RecordedMessage>(
      `SELECT ${messageColumns} FROM messages m JOIN enquiries e ON e.id = m.enquiry_id
        WHERE m.enquiry_id = ? AND m.sealed IS NOT NULL ORDER BY m.at, m.id`,
      [enquiry.id],
    ),
  );

/** Mails somebody wrote about enquiries of others. @param who the hash of their address */
export const mailsAboutOthers = async (
  sql: Sql,
  vault: Vault,
  who: string,
  asker: Asker,
): Promise<PersonRecord[]> =>
  messageRecords(
    vault,
    await sql.rows<RecordedMessage>(
      `SELECT ${messageColumns} FROM messages m JOIN enquiries e ON e.id = m.enquiry_id
        WHERE m.who = ? AND (e.person IS NULL OR e.person <> ?) AND m.sealed IS NOT NULL AND ${seenKinds(asker)}
        ORDER BY m.at, m.id LIMIT 500`,
      [who, who],
    ),
  );

function messageRecords(vault: Vault, rows: readonly RecordedMessage[]): PersonRecord[] {
  return rows.map(({ reference, id, way, state, at, sealed }) => {
    const words = opened(() => openMessage(vault, id, sealed));
    return {
      reference,
      what: 'message',
      at: isoTime(at),
      title: messageTitles[way] ?? way,
      rows: filled([
        row('Subject', words?.subject ?? ''),
        ...(words?.envelope || words?.recipients ? envelopeRows(words) : [row('To', words?.to ?? '')]),
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
    ...sent.map(({ place, kind, bytes, at }) =>
      file(place === originalPlace ? 'A mail as it came' : 'A file of a message', kind, bytes, at),
    ),
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
      title: enquiryHeadline(enquiry, personal?.values ?? null, known),
      rows: [
        ...filledIn(enquiry.kind, personal, known).map(({ label, value }) => row(label, value)),
        ...Object.entries(personal?.extra ?? {}).map(([name, value]) => row(name, value)),
        row('Sent from', enquiry.page),
      ],
    },
    ...(await consentOf(sql, enquiry)),
    ...(await filesOf(sql, enquiry)),
    ...(await participantRecords(sql, vault, enquiry)),
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

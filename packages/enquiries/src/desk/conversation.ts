import type { DeliveryDetail } from '@sundowner/desk-wire';
import type { Conversation, Envelope, Message } from '@sundowner/desk-wire/conversation';
import type { Mailbox, PartRole } from '@sundowner/desk-wire/mailboxes';
import { isoTime } from '../clock.ts';
import { changesTurn } from '../conversation/changes-turn.ts';
import { draftsOf } from '../conversation/drafts.ts';
import { inOrder } from '../conversation/in-order.ts';
import {
  type MessageContent,
  openMessage,
  originalPlace,
  textContent,
  tracesIn,
} from '../conversation/message-content.ts';
import { notesOf } from '../conversation/notes.ts';
import { isOwn } from '../conversation/own-addresses.ts';
import { participantsOf, roleOf, rolesAt } from '../conversation/participants.ts';
import { changeRows } from '../conversation/stay-change.ts';
import type { Sql } from '../store/database/port.ts';
import { createPersonHash } from '../store/personal-fields.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import type { CameUnder } from './merging/came-under.ts';
import { answerDeliveriesOf, type DeliveryRow, deliveryDetail, type EnquiryRow, historyOf } from './rows.ts';

interface MessageRow {
  readonly id: string;
  readonly way: Message['way'];
  readonly state: Message['state'];
  readonly at: number;
  readonly person: string | null;
  readonly answers: string | null;
  readonly mail_id: string | null;
  readonly settled_at: number | null;
  readonly send_at: number | null;
  readonly remind_at: number | null;
  readonly sealed: Uint8Array | null;
}

interface FileRow {
  readonly message_id: string;
  readonly place: number;
  readonly kind: string;
  readonly bytes: number;
  readonly unsafe: string | null;
}

/** One that no key opens must not hide the others. */
function wordsOf(vault: Vault, row: MessageRow): MessageContent {
  try {
    return openMessage(vault, row.id, row.sealed) ?? textContent('');
  } catch (error) {
    if (error instanceof VaultError) return textContent('');
    throw error;
  }
}

/** Whom one of ours goes to; those of before were sent to one address. */
function recipientsOf(row: MessageRow, words: MessageContent): Message['recipients'] {
  if (row.way !== 'answer' && row.way !== 'forward') return null;
  const to = words.to === null ? [] : [{ address: words.to, name: '' }];
  return words.recipients ?? { to, cc: [], bcc: [] };
}

/** Until when an answer can be called back; `null` once a worker has had it. */
const callBackUntil = (delivery: DeliveryRow | undefined): string | null =>
  delivery?.state === 'pending' && delivery.attempts === 0 ? isoTime(delivery.next_at) : null;

/** Whether a machine wrote it, and nobody behind it. */
const isAutomatic = ({ automatic, machine }: MessageContent): boolean =>
  automatic === true || !changesTurn(machine ?? null);

/** What an address is to an enquiry, and who said so; `null` for nobody. */
interface PartOf {
  readonly role: PartRole;
  readonly by: string | null;
}

/** A colleague is one in a mail that is proven, which has them as its person, and in no other as long as nobody says so. */
function roleIn({ person }: Pick<MessageRow, 'person'>, { role, by }: PartOf): PartRole {
  if (person !== null) return role === 'undecided' ? 'lodge' : role;
  return role === 'lodge' && by === null ? 'undecided' : role;
}

/** Who wrote it, and what they are to the enquiry. */
const envelopeOf = (
  row: MessageRow,
  { envelope }: MessageContent,
  partOf: (address: string) => PartOf,
  own: readonly string[],
): Envelope | null =>
  envelope
    ? {
        ...envelope,
        replyTo: envelope.replyTo.filter(({ address }) => !isOwn(address, own)),
        ours: isOwn(envelope.from.address, own),
        role: roleIn(row, partOf(envelope.from.address)),
      }
    : null;

/** Of theirs, and without a writer of its own. */
const isUnsigned = ({ way }: MessageRow, { envelope }: MessageContent): boolean =>
  way === 'page' || (way === 'traveller' && envelope === undefined);

const timeOf = (at: number | null): string | null => (at === null ? null : isoTime(at));

function messageOf(
  row: MessageRow,
  { at, cameAt }: { readonly at: number; readonly cameAt: number | null },
  words: MessageContent,
  { envelope, cameUnder }: Pick<Message, 'envelope' | 'cameUnder'>,
  files: readonly FileRow[],
  delivery: DeliveryRow | undefined,
  detail: DeliveryDetail | null,
): Message {
  return {
    id: row.id,
    way: row.way,
    state: row.state,
    at: isoTime(at),
    cameAt: timeOf(cameAt),
    by: row.person,
    subject: words.subject,
    text: words.text,
    quoted: words.quoted,
    automatic: isAutomatic(words),
    to: words.to,
    recipients: recipientsOf(row, words),
    envelope,
    cameUnder,
    machine: words.machine ?? null,
    notices: words.notices ?? [],
    html: words.html ?? null,
    original: words.original ?? false,
    sendAt: row.state === 'planned' ? timeOf(row.send_at) : null,
    remindAt: timeOf(row.remind_at),
    files: files.map(({ place, kind, bytes, unsafe }) => ({
      place,
      name: words.files[place] ?? '',
      kind,
      bytes,
      unsafe,
    })),
    change: words.change
      ? {
          rows: changeRows(words.change),
          takenAt: words.change.takenAt === null ? null : isoTime(words.change.takenAt),
        }
      : null,
    delivery: detail,
    callBackUntil: callBackUntil(delivery),
    stoppedBy: row.state === 'stopped' ? row.answers : null,
    settled: row.state !== 'stopped' || row.settled_at !== null,
  };
}

/** What is known of an enquiry beside its own row. */
export interface Conversing {
  readonly version: number;
  /** The hash of the address it is under. */
  readonly who: string | null;
  /** Its person, as the form has them; `null` where they left no address. */
  readonly traveller: Mailbox | null;
  /** Names that words came under which are not the enquiry's. */
  readonly cameUnder: Promise<CameUnder>;
  /** Our own addresses, which nobody is answered at. */
  readonly own: readonly string[];
}

/** What was said about an enquiry, to the traveller, by them and among the house, as `person` sees it. */
export async function conversationOf(
  sql: Sql,
  vault: Vault,
  enquiry: EnquiryRow,
  { version, who, traveller, cameUnder, own }: Conversing,
  person: string,
): Promise<Conversation> {
  const ofPerson = { id: enquiry.id, person: who };
  const messages = sql.rows<MessageRow>(
    // Of one moment a stopped one is the second.
    `SELECT id, way, state, at, person, answers, mail_id, settled_at, send_at, remind_at, sealed FROM messages WHERE enquiry_id = ?
      ORDER BY at, CASE WHEN state = 'stopped' THEN 1 ELSE 0 END, version, id`,
    [enquiry.id],
  );
  const filed = sql.rows<FileRow>(
    `SELECT f.message_id, f.place, f.kind, f.bytes, f.unsafe FROM message_files f JOIN messages m ON m.id = f.message_id
      WHERE m.enquiry_id = ? AND f.place < ${originalPlace} ORDER BY f.message_id, f.place`,
    [enquiry.id],
  );
  const delivered = async () => {
    const deliveries = await answerDeliveriesOf(sql, enquiry.id);
    return { deliveries, history: deliveries.size === 0 ? [] : await historyOf(sql, enquiry.id) };
  };
  // None waits for another: a few beside one another, not ten behind one another.
  const [rows, files, { deliveries, history }, drafts, notes, roles, participants, names] = await Promise.all(
    [
      messages,
      filed,
      delivered(),
      draftsOf(sql, vault, enquiry.id, person),
      notesOf(sql, vault, enquiry.id),
      rolesAt(sql, ofPerson),
      participantsOf(sql, vault, ofPerson, traveller),
      cameUnder,
    ],
  );
  const hash = createPersonHash(vault);
  const byWhom = new Map(participants.map(({ address, by }) => [hash(address), by]));
  const partOf = (address: string): PartOf => {
    const of = hash(address);
    return { role: roleOf(roles, ofPerson, of), by: byWhom.get(of) ?? null };
  };
  const arrived = rows.map((row) => {
    const words = wordsOf(vault, row);
    const delivery = deliveries.get(row.id);
    return { row, words, delivery, at: row.at, ...tracesIn(words, [row.mail_id, delivery?.id]) };
  });
  return {
    version,
    messages: inOrder(arrived).map(({ message: { row, words, delivery }, ...place }) =>
      messageOf(
        row,
        place,
        words,
        {
          envelope: envelopeOf(row, words, partOf, own),
          cameUnder: isUnsigned(row, words) ? names.message(row) : null,
        },
        files.filter((file) => file.message_id === row.id),
        delivery,
        delivery ? deliveryDetail(enquiry, delivery, history) : null,
      ),
    ),
    participants: participants.filter(({ role, address }) => role === 'traveller' || !isOwn(address, own)),
    notes,
    draft: drafts.own,
    otherDrafts: [...drafts.others],
  };
}

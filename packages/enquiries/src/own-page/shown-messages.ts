import { dateInWords, weekdayOf } from '@sundowner/calendar/words';
import { dayIn, timeIn, type Zone } from '@sundowner/calendar/zone';
import { changesTurn } from '../conversation/changes-turn.ts';
import { inOrder } from '../conversation/in-order.ts';
import {
  type MessageContent,
  type OpenFile,
  openMessage,
  openMessageFile,
  originalPlace,
  tracesIn,
} from '../conversation/message-content.ts';
import { ownCopyTaken } from '../delivery/outbox/own-copy.ts';
import type { Sql } from '../store/database/port.ts';
import type { PersonHash } from '../store/personal-fields.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import type { OwnFile, OwnMessage } from './own-letter.ts';

/** A message the page may show, opened. */
export interface ShownMessage {
  readonly id: string;
  readonly by: 'them' | 'us';
  readonly at: number;
  readonly person: string | null;
  /** They wrote it from another address of theirs. */
  readonly elsewhere: boolean;
  readonly onPage: boolean;
  readonly words: MessageContent;
  /** Whether a letter of ours came back, and what the server said. */
  readonly cameBack: { readonly error: string | null } | null;
}

interface Row {
  readonly id: string;
  readonly way: string;
  readonly state: string;
  readonly at: number;
  readonly person: string | null;
  readonly sealed: Uint8Array;
  readonly mail_id: string | null;
  readonly delivery: string | null;
  readonly job: string | null;
  readonly attempts: number | null;
  /** 1 where the traveller's own copy was taken, and the others' never was. */
  readonly reached: number;
  readonly error: string | null;
}

/** Who of an enquiry is its traveller, by the keyed hashes of their addresses. */
interface Theirs {
  readonly own: string | null;
  readonly also: ReadonlySet<string>;
  readonly hash: PersonHash;
}

/** Addresses a person of the desk said are the traveller's too. */
async function alsoTheirs(sql: Sql, enquiryId: string): Promise<ReadonlySet<string>> {
  const rows = await sql.rows<{ person: string }>(
    "SELECT person FROM participants WHERE enquiry_id = ? AND role IN ('traveller', 'also-theirs')",
    [enquiryId],
  );
  return new Set(rows.map(({ person }) => person));
}

function wordsOf(vault: Vault, id: string, sealed: Uint8Array): MessageContent | null {
  try {
    return openMessage(vault, id, sealed);
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/**
 * A mail that came in, where it is surely theirs: its sender is theirs and our own mail server does not doubt it. One of before senders
 * were kept could be anybody's. Words that came by their ticket system, or with an invitation, are theirs; an automatic answer is not.
 */
function theirMail({ envelope, machine, automatic }: MessageContent, theirs: Theirs): 'own' | 'also' | null {
  if (!envelope || automatic || !changesTurn(machine ?? null) || envelope.proof === 'unproven') return null;
  const who = theirs.hash(envelope.from.address);
  if (who === null) return null;
  if (who === theirs.own) return 'own';
  return theirs.also.has(who) ? 'also' : null;
}

/** A letter of ours that went out, to an address of theirs and not as a blind copy. */
function isToThem({ recipients, to }: MessageContent, { own, also, hash }: Theirs): boolean {
  const open = recipients ? [...recipients.to, ...recipients.cc].map(({ address }) => address) : [to ?? ''];
  return open.some((address) => {
    const who = hash(address);
    return who !== null && (who === own || also.has(who));
  });
}

function shown(row: Row, words: MessageContent, theirs: Theirs): ShownMessage | null {
  const { id, way, at, person, delivery, error } = row;
  const message = { id, at, person, words, elsewhere: false, onPage: false, cameBack: null };
  if (way === 'page') return { ...message, by: 'them', onPage: true };
  if (way === 'traveller') {
    const of = theirMail(words, theirs);
    return of && { ...message, by: 'them', elsewhere: of === 'also' };
  }
  // One that can still be called back is nobody's letter yet.
  const isOut =
    row.state === 'sent' && (delivery === 'delivered' || delivery === 'dead' || (row.attempts ?? 0) > 0);
  if (way !== 'answer' || !isOut || !isToThem(words, theirs)) return null;
  return { ...message, by: 'us', cameBack: delivery === 'dead' && row.reached === 0 ? { error } : null };
}

/** The conversation as its traveller may see it, oldest first: what is not surely theirs, or to them, is left out. */
export async function shownMessages(
  sql: Sql,
  vault: Vault,
  hash: PersonHash,
  enquiry: { readonly id: string; readonly person: string | null },
): Promise<ShownMessage[]> {
  const rows = await sql.rows<Row>(
    `SELECT m.id, m.way, m.state, m.at, m.person, m.sealed, m.mail_id, d.state AS delivery, d.id AS job, d.attempts, d.last_error AS error,
        CASE WHEN EXISTS (SELECT 1 FROM attempts a WHERE a.delivery_id = d.id AND a.outcome = '${ownCopyTaken}')
          AND NOT EXISTS (SELECT 1 FROM attempts a WHERE a.delivery_id = d.id AND a.outcome = 'delivered')
          THEN 1 ELSE 0 END AS reached
      FROM messages m LEFT JOIN deliveries d ON d.message = m.id AND d.enquiry_id = m.enquiry_id
      WHERE m.enquiry_id = ? AND m.sealed IS NOT NULL AND m.way IN ('answer', 'traveller', 'page')
        AND m.state IN ('sent', 'received') ORDER BY m.at, m.version, m.id`,
    [enquiry.id],
  );
  // One letter has one delivery as a rule, and a copy sent once more is the same letter.
  const letters = [...new Map(rows.map((row) => [row.id, row])).values()];
  const theirs = { own: enquiry.person, also: await alsoTheirs(sql, enquiry.id), hash };
  const arrived = letters.flatMap((row) => {
    const words = wordsOf(vault, row.id, row.sealed);
    const message = words && shown(row, words, theirs);
    return message ? [{ ...message, ...tracesIn(words, [row.mail_id, row.job]) }] : [];
  });
  return inOrder(arrived).map(({ message, at }) => ({ ...message, at }));
}

/** A file of a letter of ours that they may see; `null` for any other. */
export async function fileOfOurs(
  sql: Sql,
  vault: Vault,
  hash: PersonHash,
  of: { readonly id: string; readonly person: string | null; readonly message: string },
  place: number,
): Promise<OpenFile | null> {
  const letter = (await shownMessages(sql, vault, hash, of)).find(
    ({ id, by }) => id === of.message && by === 'us',
  );
  return letter ? openMessageFile(sql, vault, letter.id, place, letter.words.files) : null;
}

/** What a kind of file is called; anything else is a file. */
const fileNouns: readonly (readonly [RegExp, string])[] = [
  [/pdf$/, 'PDF'],
  [/^image\//, 'Picture'],
  [/word|opendocument\.text/, 'Word document'],
  [/excel|spreadsheet|csv$/, 'Table'],
  [/zip$/, 'Archive'],
  [/^text\//, 'Text'],
];

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export const fileWords = (kind: string, bytes: number): string =>
  `${fileNouns.find(([pattern]) => pattern.test(kind))?.[1] ?? 'File'}, ${sizeWords(bytes)}`;

interface FileRow {
  readonly message_id: string;
  readonly place: number;
  readonly kind: string;
  readonly bytes: number;
}

export async function filesOfMessages(sql: Sql, enquiryId: string): Promise<ReadonlyMap<string, FileRow[]>> {
  const rows = await sql.rows<FileRow>(
    `SELECT f.message_id, f.place, f.kind, f.bytes FROM message_files f JOIN messages m ON m.id = f.message_id
      WHERE m.enquiry_id = ? AND f.place < ${originalPlace} ORDER BY f.message_id, f.place`,
    [enquiryId],
  );
  return Map.groupBy(rows, ({ message_id: message }) => message);
}

/** "Monday 23 November, 19:05", with its year where that is another one. */
export function momentInWords(at: number, now: number, zone: Zone): string {
  const day = dayIn(at, zone);
  const year = day.slice(0, 4) === dayIn(now, zone).slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  return `${weekdayOf(day)} ${dateInWords(day)}${year}, ${timeIn(at, zone)}`;
}

/** Paragraphs of a text; lines within one stay lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The first of somebody's names. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** A message as the page draws it. @param names of people of the house, by their id */
export function drawnMessage(
  message: ShownMessage,
  files: readonly FileRow[],
  names: ReadonlyMap<string, string>,
  { now, zone }: { readonly now: number; readonly zone: Zone },
): OwnMessage {
  const { id, by, at, words, person } = message;
  const name = person === null ? null : (names.get(person) ?? null);
  const base = { id, by, when: momentInWords(at, now, zone), paragraphs: paragraphsOf(words.text) };
  const drawnFiles = files.map(
    ({ place, kind, bytes }): OwnFile => ({
      name: words.files[place] || `file ${place + 1}`,
      words: fileWords(kind, bytes),
      href: by === 'us' ? `/my-enquiry/files/${id}/${place}` : null,
    }),
  );
  if (by === 'us')
    return {
      ...base,
      heading: `${name === null ? 'We' : firstNameOf(name)} answered`,
      how: '',
      signed: name,
      files: drawnFiles,
    };
  return {
    ...base,
    heading: message.elsewhere ? 'You wrote, from another address' : 'You wrote',
    how: message.onPage ? 'on this page' : 'by mail',
    signed: null,
    files: drawnFiles,
  };
}

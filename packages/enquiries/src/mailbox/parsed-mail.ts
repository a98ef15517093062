import { createHash } from 'node:crypto';
import type { Machine, MailNotice } from '@sundowner/desk-wire/conversation';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { whyUnsafe } from '../conversation/file-safety.ts';
import type { OpenFile } from '../conversation/message-content.ts';
import { type Bounce, readBounce } from './bounce.ts';
import { envelopeOf, type MailEnvelope } from './envelope.ts';
import { machineOf } from './machine.ts';
import { digestOf } from './mail-digest.ts';
import { referencesIn } from './named-references.ts';
import { htmlToText } from './plain-text.ts';
import { type FoldedText, foldQuoted } from './quoted-text.ts';

/** A mail as it came in, taken apart. */
export interface ParsedMail extends FoldedText {
  /** Message-ID without angle brackets; of a mail that has none, a digest of all of it. */
  readonly mailId: string;
  /** What makes two mails of one Message-ID the same: hexadecimal SHA-256 of subject, words and files. */
  readonly digest: string;
  /** Ids it refers to, newest first. */
  readonly refersTo: readonly string[];
  /** References of ours that its subject or its words name, the subject's first. */
  readonly references: readonly string[];
  readonly envelope: MailEnvelope;
  /** Address it says it is from; empty where there is none. */
  readonly from: string;
  readonly name: string;
  readonly subject: string;
  readonly files: readonly OpenFile[];
  /** What machine wrote it; `null` for what a person wrote. */
  readonly machine: Machine | null;
  /** What is said of it beyond its words, and of how many things. */
  readonly notices: readonly { readonly notice: MailNotice; readonly count: number }[];
  /** What it reports of a mail of ours; `null` for a mail somebody wrote. */
  readonly bounce: Bounce | null;
}

/** A mail of more words than these is no letter; what is beyond is left in the mailbox. */
const longestText = 200_000;
const mostFiles = 40;
/** Ids of a mail that are looked for, the newest of them: a conversation that is longer names its beginning in every one. */
const mostIds = 100;
/** Heads are looked through so far: what we look for in them is short. */
const longestHead = 60_000;

/** Ids are kept as they are: PostgreSQL takes no text with a NUL or half a character in it. */
const idsIn = (header: string | undefined): string[] => {
  const all = (header ?? '').slice(-longestHead);
  const bracketed = [...all.matchAll(/<([^<>\s\p{Cc}\p{Cs}]{3,400})>/gu)].map(([, id = '']) => id);
  if (bracketed.length > 0) return bracketed;
  // Some programs leave the brackets out.
  return [...all.matchAll(/[^<>\s,;"'()\p{Cc}\p{Cs}]+/gu)]
    .map(([id]) => id)
    .filter((id) => id.includes('@') && id.length >= 3 && id.length <= 400);
};

/** A name as it may stand in a list: one line, no path in it. */
function fileNameOf({ filename, mimeType }: Attachment, place: number): string {
  const plain = (filename ?? '')
    .slice(-longestHead)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain !== '') return [...plain].slice(-150).join('');
  return mimeType === 'message/rfc822' ? `mail ${place + 1}.eml` : `file ${place + 1}`;
}

function fileOf(attachment: Attachment, place: number): OpenFile {
  const { content, mimeType } = attachment;
  const name = fileNameOf(attachment, place);
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  const unsafe = whyUnsafe(name, bytes);
  const kind = /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(mimeType) ? mimeType : 'application/octet-stream';
  return { name, kind, content: bytes, ...(unsafe === null ? {} : { unsafe }) };
}

/** A line costs a parser the same however short it is: of lines this many, and one more for so many bytes. */
const linesAnyMailMayHave = 250_000;
const bytesOfALine = 60;

/** A mail that nobody wrote: reading it to its end would take more than there is. */
export class NoMailError extends Error {
  override readonly name = 'NoMailError';
}

function assertFewLines(source: Uint8Array): void {
  const most = linesAnyMailMayHave + source.byteLength / bytesOfALine;
  let lines = 0;
  for (let at = source.indexOf(10); at !== -1; at = source.indexOf(10, at + 1)) {
    lines += 1;
    if (lines > most) throw new NoMailError('It has too many lines.');
  }
}

/** @throws NoMailError, and what the parser throws of heads without end and parts in parts without end */
export function emailOf(source: Uint8Array): Promise<Email> {
  assertFewLines(source);
  // A part of a buffer would be copied.
  const isAll = source.byteLength === source.buffer.byteLength && source.buffer instanceof ArrayBuffer;
  return PostalMime.parse(isAll ? source.buffer : source, {
    attachmentEncoding: 'arraybuffer',
    forceRfc822Attachments: true,
  });
}

const subjectOf = ({ subject = '' }: Email): string =>
  subject.slice(0, longestHead).replace(/\s+/g, ' ').trim().slice(0, 300);

function answersOf({ inReplyTo, references }: Email): readonly string[] {
  const all = [...idsIn(inReplyTo), ...idsIn(references).reverse()];
  return [...new Set(all)].slice(0, mostIds);
}

/** What a mail's first lines say of it. */
export type MailHead = Pick<ParsedMail, 'from' | 'name' | 'subject' | 'refersTo' | 'envelope'>;

/** Where the heads of a mail end: at its first empty line. */
function headsOf(beginning: Uint8Array): Uint8Array {
  for (let at = beginning.indexOf(10); at !== -1; at = beginning.indexOf(10, at + 1))
    if (beginning[at + 1] === 10 || (beginning[at + 1] === 13 && beginning[at + 2] === 10))
      return beginning.subarray(0, at + 1);
  return beginning;
}

/** The heads of a mail alone. @param beginning as much of the mail as may be looked at */
export async function headOfMail(beginning: Uint8Array): Promise<MailHead> {
  const email = await emailOf(headsOf(beginning));
  const envelope = envelopeOf(email.headers);
  const { address: from, name } = envelope.from;
  return { from, name, envelope, subject: subjectOf(email), refersTo: answersOf(email) };
}

/** Takes a mail apart; what is no mail at all gives one with nothing in it. @param source as it lies in the mailbox */
export async function parseMail(source: Uint8Array): Promise<ParsedMail> {
  const email = await emailOf(source);
  const words = email.text?.trim()
    ? email.text.slice(0, longestText)
    : htmlToText(email.html ?? '', longestText);
  const [mailId] = idsIn(email.messageId?.slice(0, longestHead));
  const envelope = envelopeOf(email.headers);
  const subject = subjectOf(email);
  const { headers, attachments } = email;
  const folded = foldQuoted(words.slice(0, longestText));
  return {
    ...folded,
    from: envelope.from.address,
    name: envelope.from.name,
    envelope,
    digest: digestOf(
      email.subject ?? '',
      [email.text ?? '', email.html ?? ''],
      email.attachments.map(({ filename, content }) => ({ name: filename ?? '', content })),
    ),
    references: referencesIn(`${subject}\n${words.slice(0, longestText)}`),
    mailId: mailId ?? `sha256.${createHash('sha256').update(source).digest('hex')}`,
    refersTo: answersOf(email),
    subject,
    files: email.attachments.slice(0, mostFiles).map(fileOf),
    machine: machineOf(headers, subject, folded.text, attachments.map(({ mimeType }) => mimeType)),
    notices: [],
    bounce: readBounce({ headers, from: envelope.from.address, subject, words, attachments }),
  };
}

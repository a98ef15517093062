import { createHash } from 'node:crypto';
import type { Machine, MailNotice } from '@sundowner/desk-wire/conversation';
import PostalMime, { type Email } from 'postal-mime';
import type { OpenFile } from '../conversation/message-content.ts';
import { ownLinksIn, withoutOwnPage } from '../conversation/own-page-line.ts';
import { type Bounce, readBounce } from './bounce.ts';
import { complaintOf } from './complaint.ts';
import { withoutEntities } from './entities.ts';
import { envelopeOf, type MailEnvelope } from './envelope.ts';
import { machineOf } from './machine.ts';
import { contentOf, type MailContent } from './mail-content.ts';
import { digestOf } from './mail-digest.ts';
import { attachmentOf, fileOf, mostFiles } from './mail-files.ts';
import { messageIdsIn } from './message-ids.ts';
import { referencesIn } from './named-references.ts';
import { countLines } from './parts/head-lines.ts';
import { NoMailError, readParts } from './parts/mail-parts.ts';
import { readableHead } from './parts/part-head.ts';
import { isForwardSubject } from './quote-headings.ts';
import { type FoldedText, foldQuoted } from './quoted-text.ts';

/** A mail as it came in, taken apart. */
export interface ParsedMail extends FoldedText {
  /** Message-ID without angle brackets; of a mail that has none, a digest of all of it. */
  readonly mailId: string;
  /** What makes two mails of one Message-ID the same: hexadecimal SHA-256 of subject, words and files. */
  readonly digest: string;
  /** Ids it refers to, newest first. */
  readonly refersTo: readonly string[];
  /** When its own clock says it was written, milliseconds since 1970; `null` where it says nothing that is a time. */
  readonly writtenAt: number | null;
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
  /** The words of links to the traveller's own page that it quotes: what is kept of it has none. */
  readonly ownLinks: readonly string[];
  /** What it reports of a mail of ours; `null` for a mail somebody wrote. */
  readonly bounce: Bounce | null;
}

/** Ids of a mail that are looked for: the newest of them, and the oldest, which are ours where others went on without us. */
const mostIds = 100;
const oldestIds = 5;
/** Heads are looked through so far: what we look for in them is short. */
const longestHead = 60_000;

/** A receipt is a handful of lines. */
const longestReceipt = 8000;

/** A line costs a parser the same however short it is: of lines this many, and one more for so many bytes. */
const linesAnyMailMayHave = 250_000;
const bytesOfALine = 60;

function assertFewLines(source: Uint8Array): void {
  const most = linesAnyMailMayHave + source.byteLength / bytesOfALine;
  if (countLines(source, most) > most) throw new NoMailError('It has too many lines.');
}

/** A mail as its parser has it; `text` is all it says without markup, `html` its markup. */
interface WholeEmail extends Email {
  readonly text: string;
  readonly html: string;
  readonly content: MailContent;
}

/** @param charset what the parts of the mail are written in: its heads may not say it */
const readHead = (head: Uint8Array, charset: string | null): Promise<Email> =>
  PostalMime.parse(Buffer.from(readableHead(head, charset)));

/** As much as may stand above the heads of a mail. */
const longestAbove = 200;
const namesField = /^[!-9;-~]{1,80}:/;

/** A mail from its heads on: some programs leave an empty line above them, which would end them before they begin. */
function fromHeads(source: Uint8Array): Uint8Array {
  let at = 0;
  while (at < longestAbove && (source[at] === 10 || source[at] === 13)) at += 1;
  if (at === 0) return source;
  const first = Buffer.from(source.subarray(at, at + longestAbove)).toString('latin1');
  return namesField.test(first) ? source.subarray(at) : source;
}

/** @throws NoMailError, and what the parser throws of heads without end */
export async function emailOf(source: Uint8Array): Promise<WholeEmail> {
  assertFewLines(source);
  const tree = readParts(fromHeads(source));
  const content = contentOf(tree);
  const head = await readHead(tree.root.head, tree.charset);
  const attachments = content.files.map(attachmentOf);
  return { ...head, text: content.words, html: content.markup, attachments, content };
}

const subjectOf = ({ subject = '' }: Email): string =>
  withoutEntities(subject.slice(0, longestHead)).replace(/\s+/g, ' ').trim().slice(0, 300);

/** Some programs write a head twice. */
function headsOfName({ headers }: Email, name: string): string {
  const values = headers.filter(({ key }) => key === name).map(({ value }) => value);
  return values.join(' ');
}

function answersOf(email: Email): readonly string[] {
  const answered = messageIdsIn(headsOfName(email, 'in-reply-to'));
  const all = [...answered, ...messageIdsIn(headsOfName(email, 'references')).reverse()];
  const ids = [...new Set(all)];
  return ids.length > mostIds ? [...ids.slice(0, mostIds - oldestIds), ...ids.slice(-oldestIds)] : ids;
}

/** What a receipt says it is of: many programs say it there alone (RFC 8098, section 3.2.4). */
function receiptsOf(attachments: Email['attachments']): readonly string[] {
  return attachments
    .filter(({ mimeType }) => /^message\/(?:global-)?disposition-notification$/.test(mimeType))
    .slice(0, 2)
    .flatMap(({ content }) => {
      const said =
        typeof content === 'string'
          ? content
          : new TextDecoder().decode(new Uint8Array(content).subarray(0, longestReceipt));
      return messageIdsIn(
        /^original-message-id:([^\r\n]{0,1000}(?:\r?\n[ \t][^\r\n]{1,1000})?)/im.exec(said)?.[1],
      );
    });
}

function writtenAtOf({ date = '' }: Email): number | null {
  const at = Date.parse(date);
  return Number.isNaN(at) ? null : at;
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
  const head = headsOf(fromHeads(beginning));
  assertFewLines(head);
  const email = await readHead(head, null);
  const envelope = envelopeOf(email.headers);
  const { address: from, name } = envelope.from;
  return { from, name, envelope, subject: subjectOf(email), refersTo: answersOf(email) };
}

/** What came with a mail stands below its own words; it is no quote. */
const withEnclosed = ({ text, quoted }: FoldedText, enclosed: string): FoldedText => ({
  text: [text, enclosed].filter((each) => each !== '').join('\n\n'),
  quoted,
});

function noticesOf(found: MailContent['notices'], filesLeft: number): ParsedMail['notices'] {
  const all = new Map(found);
  if (filesLeft > 0) all.set('files-left-out', (all.get('files-left-out') ?? 0) + filesLeft);
  return [...all].map(([notice, count]) => ({ notice, count }));
}

const isCalendar = /^(?:text\/calendar|application\/ics)$/;
/** An invitation and what answers one name their method (RFC 5546). A flight or a diary that came along asks nothing of us. */
const namesMethod = /^METHOD:(?!\s*PUBLISH\b)/im;
/** So many bytes of a calendar are looked at: its method stands at its beginning. */
const longestCalendarHead = 65_536;

function isPlainCalendar({ mimeType, content }: Email['attachments'][number]): boolean {
  if (!isCalendar.test(mimeType)) return false;
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  return !namesMethod.test(Buffer.from(bytes.subarray(0, longestCalendarHead)).toString('latin1'));
}

/** A complaint is one whether or not it says of which mail of ours it is. */
function machineIn(
  { headers, attachments }: WholeEmail,
  words: string,
  bounce: Bounce | null,
  other: () => Machine | null,
): Machine | null {
  if (complaintOf({ headers, words, attachments })) return { kind: 'complaint', until: null };
  return bounce ? { kind: 'report', until: null } : other();
}

/** Takes a mail apart; what is no mail at all gives one with nothing in it. @param source as it lies in the mailbox */
export async function parseMail(source: Uint8Array): Promise<ParsedMail> {
  const email = await emailOf(source);
  const { notices, files } = email.content;
  const words = withoutOwnPage(email.content.words);
  const enclosed = withoutOwnPage(email.content.enclosed);
  const left = Math.max(0, files.length - mostFiles);
  const [mailId] = messageIdsIn(email.messageId?.slice(0, longestHead));
  const envelope = envelopeOf(email.headers);
  const subject = subjectOf(email);
  const { headers, attachments } = email;
  const folded = foldQuoted(words, isForwardSubject(subject));
  const bounce = readBounce({ headers, from: envelope.from.address, subject, words, attachments });
  const kinds = attachments.filter((each) => !isPlainCalendar(each)).map(({ mimeType }) => mimeType);
  return {
    ...withEnclosed(folded, enclosed),
    from: envelope.from.address,
    name: envelope.from.name,
    envelope,
    digest: digestOf(
      email.subject ?? '',
      [email.text, email.html],
      email.attachments.map(({ filename, content }) => ({ name: filename ?? '', content })),
    ),
    references: referencesIn([subject, headsOfName(email, 'thread-topic'), words].join('\n')),
    mailId: mailId ?? `sha256.${createHash('sha256').update(source).digest('hex')}`,
    refersTo: [...new Set([...answersOf(email), ...receiptsOf(attachments)])].slice(0, mostIds),
    writtenAt: writtenAtOf(email),
    subject,
    files: attachments.slice(0, mostFiles).map(fileOf),
    machine: machineIn(email, words, bounce, () => machineOf(headers, subject, folded.text, kinds)),
    notices: noticesOf(notices, left),
    ownLinks: ownLinksIn(`${email.content.words}\n${email.content.enclosed}`),
    bounce,
  };
}

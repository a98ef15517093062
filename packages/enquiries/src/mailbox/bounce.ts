import libmime from 'libmime';
import type { Attachment } from 'postal-mime';
import { reasonOf } from './bounce-reasons.ts';
import { saysArrived, subjectSaysBack, wordsSayBack, wordsSayLate } from './bounce-words.ts';
import { type Complaint, complaintOf } from './complaint.ts';
import { holdsDeliveryStatus, type Recipient, readDeliveryStatus } from './delivery-status.ts';
import { type HeaderLine, isNobody } from './machine.ts';
import { isAnswersSubject } from './machine-words.ts';
import { messageIdsIn } from './message-ids.ts';
import { referencesIn } from './named-references.ts';
import { isNoReply } from './writer.ts';

/** What a mail server reports of a mail of ours that it took before, in a report (RFC 3464) or in words of its own. */
export interface Bounce {
  /** Message-IDs it may be about, without angle brackets; those of ours say which mail it is. */
  readonly of: readonly string[];
  /** References in subjects: what is left where no id is. */
  readonly references: readonly string[];
  /** Addresses that received nothing, or not yet, in small letters; none where it names none. */
  readonly addresses: readonly string[];
  /** Whether somebody receives nothing: a report may as well say that it is late, or arrived. */
  readonly failed: boolean;
  /** Whether the server still tries. */
  readonly late: boolean;
  /** Whether somebody has it, and marked it as spam. */
  readonly complaint?: true;
  /** "550, 5.1.1": codes alone, for the server's own words repeat addresses. Empty where it gives none. */
  readonly codes: string;
  /** "There is no such mailbox."; empty where no words of ours fit. */
  readonly reason: string;
}

/** What is looked at of a mail that may be one. */
export interface ReturnedMail {
  readonly headers: readonly HeaderLine[];
  /** Whose address it comes from; empty where there is none. */
  readonly from: string;
  readonly subject: string;
  /** All its words, quoted ones too; of markup its text. */
  readonly words: string;
  readonly attachments: readonly Attachment[];
}

const reports = /^message\/(?:global-|x)?delivery-status$/;
const originals =
  /^(?:message\/(?:rfc822|rfc822-headers|global|global-headers|partial)|text\/rfc822-headers|text\/rfc822)$/;

/** A report and the head of what came back say what they have to in this; a mail that came back may be of any size. */
const longest = 64_000;
/** What a server says in its own words stands at the beginning. */
const longestWords = 8000;
/** Mails one report is about. */
const mostIds = 20;
const mostAddresses = 20;

/** Programs nobody writes under, which return mails. */
const daemons =
  /^(?:mailer-?daemon|mail-?daemon|mdaemon|mail-?delivery-?(?:system|subsystem)|mail-?system|microsoftexchange[\da-f]{20,40})@/i;
/** Addresses mails come back from and people write under. */
const offices =
  /^(?:post-?master|mail-?delivery|mail-?error|bounces?|undeliverable|system-?admin(?:istrator)?)@/i;

/** By what Exchange marks a mail that comes back, in whatever language it says so. */
const ofExchange = 'x-ms-exchange-message-is-ndr';

/** Where the copy of the mail begins in a text. */
const copyBegins =
  /^[ \t>|]*[-_=*]{2,} ?[^\n]{0,60}(?:cop(?:y|ie)|kopie?|c[oó]pia|original|origine|ursprünglich|oorspronklike?|message text|below this line|headers?\b|kopfzeilen|returned message|the body of|undelivered message)|^[ \t]*(?:original message(?: headers)?:?|message headers? follow|weitergeleitete nachricht|urspr[uü]ngliche nachricht)\b|^(?:received|return-path|dkim-signature|mime-version): ?[^\n]|^from:[^\n]*\n(?:[\w-]+:[^\n]*\n){0,8}message-id:/im;

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content.slice(0, longest)
    : new TextDecoder().decode(new Uint8Array(content).subarray(0, longest));

/** A head on lines of its own, its words decoded. */
const headOf = (original: string): string =>
  libmime.decodeWords(
    (original.trimStart().split(/\r?\n\r?\n/, 1)[0] ?? '').replace(
      /(\?=)?\r?\n[ \t]+(?:(?==\?))?/g,
      (_, end = '') => `${end} `,
    ),
  );

const idLine = /^[ \t>|]*message[- ]id:[ \t]*(?:\r?\n[ \t>]*)?<?([^<>\s@]{1,200}@[^<>\s]{1,255})/gim;
const referencesLine = /^[ \t>|]*(?:references|in-reply-to):([^\r\n]{0,4000})/gim;
/** An id as mails of ours have it, wherever a server puts it. */
const idOfOurs = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?:\.\d{1,3})?@[\w.-]{1,255}[\w]/gi;

const idsAt = (text: string): string[] => [...text.matchAll(idLine)].map(([, id = '']) => id);
function addressesAt(text: string): string[] {
  const found = text.matchAll(/[\w.!#$%&*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g);
  return [...found].map(([address]) => address.toLowerCase());
}

const unique = <Item>(items: readonly Item[], most: number): Item[] => [...new Set(items)].slice(0, most);

/** Files servers put the head of what came back, or their report, into without saying so. */
const perhaps = /^(?:text\/|application\/octet-stream$)/;
const holdsHead = (text: string): boolean => {
  const head = text.slice(0, longestWords);
  return /^message-id:/im.test(head) && /^(?:from|to|subject|received):/im.test(head);
};

type Head = ReadonlyMap<string, string>;

const isReport = (head: Head): boolean => {
  const type = (head.get('content-type') ?? '').trim();
  return /^multipart\/report\b/i.test(type) && !/report-type="?(?:disposition|feedback)/i.test(type);
};

/** How sure it is that a server sent it: what a person passes on or writes of a mail that did not arrive is theirs. */
type Sender = 'server' | 'perhaps-a-server' | 'nobody' | 'machine' | 'person';

function senderOf({ from, subject }: ReturnedMail, head: Head): Sender {
  if (isReport(head) || head.has('x-failed-recipients') || head.has(ofExchange) || daemons.test(from))
    return 'server';
  const nobody = isNobody(head.get('return-path'));
  const isMachines = nobody || /^auto-/i.test((head.get('auto-submitted') ?? '').trim());
  if (from === '' || offices.test(from)) {
    if (isMachines) return 'server';
    return isAnswersSubject(subject) ? 'person' : 'perhaps-a-server';
  }
  if (nobody) return 'nobody';
  return (isMachines || isNoReply(from)) && !isAnswersSubject(subject) ? 'machine' : 'person';
}

/** Whether it says that a mail comes back or is late. An automatic answer has an empty return path as well. */
function saysBack(
  { subject }: ReturnedMail,
  sender: Sender,
  words: string,
  { returnsOne, isMarked }: { readonly returnsOne: boolean; readonly isMarked: boolean },
): boolean {
  if (saysArrived(subject, words)) return false;
  const subjectSays = subjectSaysBack(subject) || wordsSayLate(subject);
  const wordsSay = wordsSayBack(words) || wordsSayLate(words);
  // Whatever its language, it has no other reason to send a mail of ours back.
  if (sender === 'server') return subjectSays || wordsSay || returnsOne || isMarked;
  if (sender === 'perhaps-a-server' && returnsOne) return subjectSays || wordsSay;
  // An agent's words out of a ticket system are marked as a machine's, too.
  return subjectSays && wordsSay && (sender !== 'machine' || returnsOne);
}

/** Who received nothing, as a server says it in words. */
function recipientsInWords(mail: ReturnedMail, head: Head, words: string): Recipient[] {
  const named = addressesAt(head.get('x-failed-recipients') ?? '');
  const addresses =
    named.length > 0 ? named : addressesAt(words).filter((each) => each !== mail.from.toLowerCase());
  const fate: Recipient['fate'] = wordsSayLate(`${mail.subject}\n${words}`) ? 'late' : 'failed';
  return (addresses.length === 0 ? [''] : addresses).map((address) => ({
    address,
    fate,
    status: '',
    said: words,
  }));
}

/** What of it says what became of a mail, and the heads of what came back. */
function evidenceOf({ attachments }: ReturnedMail, text: string) {
  const unnamed = attachments.filter(({ mimeType }) => perhaps.test(mimeType)).slice(0, mostIds);
  const statuses = [
    ...attachments.filter(({ mimeType }) => reports.test(mimeType)).map(textOf),
    ...[...unnamed.map(textOf), text].filter(holdsDeliveryStatus),
  ].slice(0, mostIds);
  const enclosed = attachments.filter(({ mimeType }) => originals.test(mimeType)).map(textOf);
  // Somebody's rule sends a report on as a file.
  const reported = statuses.length === 0 ? enclosed.filter(holdsDeliveryStatus).slice(0, mostIds) : [];
  const heads = [
    ...enclosed,
    ...unnamed
      .filter(({ mimeType }) => !originals.test(mimeType))
      .map(textOf)
      .filter((each) => !holdsDeliveryStatus(each) && holdsHead(each)),
  ]
    .slice(0, mostIds)
    .map(headOf);
  return { statuses: [...statuses, ...reported], heads: [...heads, ...reported] };
}

/** Which mails it may be about, the surest first. */
function idsOf(head: Head, text: string, heads: readonly string[], stated: readonly string[]): string[] {
  const all = [
    ...heads.flatMap(idsAt),
    ...stated,
    ...idsAt(text),
    ...messageIdsIn(head.get('in-reply-to') ?? ''),
    ...messageIdsIn(head.get('references') ?? '').reverse(),
    ...messageIdsIn(head.get('x-original-message-id') ?? ''),
    ...[...text.matchAll(idOfOurs)].map(([id]) => id),
  ];
  return unique(all, mostIds);
}

/** What is left where a server has given the mail an id of its own, or names none. */
function referencesOf(mail: ReturnedMail, head: Head, text: string, heads: readonly string[]): string[] {
  const threads = heads.flatMap((each) => [...each.matchAll(referencesLine)].map(([, line = '']) => line));
  const said = [mail.subject, ...heads, text, head.get('thread-topic') ?? '', ...threads];
  return unique(said.flatMap(referencesIn), mostIds);
}

function readComplaint(mail: ReturnedMail, head: Head, { addresses }: Complaint): Bounce | null {
  const text = mail.words.slice(0, longest);
  const { heads } = evidenceOf(mail, text);
  const of = idsOf(head, text, heads, []);
  const references = referencesOf(mail, head, text, heads);
  if (of.length === 0 && references.length === 0) return null;
  const fate = { failed: false, late: false, complaint: true } as const;
  return { of, references, addresses: unique(addresses, mostAddresses), ...fate, codes: '', reason: '' };
}

/** @returns `null` for a mail that is no report of a delivery, nor of what became of one */
export function readBounce(mail: ReturnedMail): Bounce | null {
  const head = new Map(mail.headers.map(({ key, value }) => [key, value] as const));
  const complaint = complaintOf(mail);
  if (complaint) return readComplaint(mail, head, complaint);
  const sender = senderOf(mail, head);
  if (sender === 'person') return null;
  const text = mail.words.slice(0, longest);
  const words = text.slice(0, Math.min(copyBegins.exec(text)?.index ?? longestWords, longestWords));
  const { statuses, heads } = evidenceOf(mail, text);
  const returnsOne = heads.length > 0 || idsAt(text).length > 0;
  const isMarked = head.has(ofExchange);
  if (statuses.length === 0 && !saysBack(mail, sender, words, { returnsOne, isMarked })) return null;
  const read = statuses.map(readDeliveryStatus);
  const stated = read.flatMap(({ recipients }) => recipients);
  const recipients = stated.length > 0 ? stated : recipientsInWords(mail, head, words);
  const failed = recipients.filter(({ fate }) => fate === 'failed');
  const late = recipients.filter(({ fate }) => fate === 'late');
  const [first] = [...failed, ...late];
  const { codes, words: reason } = reasonOf(first?.status ?? '', first?.said || words);
  const of = idsOf(
    head,
    text,
    heads,
    read.flatMap(({ ids }) => ids),
  );
  const references = referencesOf(mail, head, text, heads);
  if (sender !== 'server' && of.length === 0 && references.length === 0) return null;
  const named = (failed.length > 0 ? failed : late).map(({ address }) => address);
  return {
    of,
    references,
    addresses: unique(
      named.filter((each) => each !== ''),
      mostAddresses,
    ),
    failed: failed.length > 0,
    late: failed.length === 0 && late.length > 0,
    codes,
    reason,
  };
}

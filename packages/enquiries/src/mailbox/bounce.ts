import { referenceForm } from '@sundowner/desk-wire/reference';
import type { Attachment } from 'postal-mime';
import { reasonOf, subjectSaysBack, wordsSayBack, wordsSayLate } from './bounce-words.ts';
import { holdsDeliveryStatus, type Recipient, readDeliveryStatus } from './delivery-status.ts';
import type { HeaderLine } from './machine.ts';

/** What a mail server reports of a mail of ours that it took before, in a report (RFC 3464) or in words of its own. */
export interface Bounce {
  /** Message-IDs it may be about, without angle brackets; those of ours say which mail it is. */
  readonly of: readonly string[];
  /** References in subjects: what is left where no id is. */
  readonly references: readonly string[];
  /** Addresses that received nothing, in small letters; none where it names none. */
  readonly addresses: readonly string[];
  /** Whether somebody receives nothing: a report may as well say that it is late, or arrived. */
  readonly failed: boolean;
  /** Whether the server still tries. */
  readonly late: boolean;
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

/** Who mails come back from. */
const returners =
  /^(?:mailer-?daemon|mail-?daemon|mdaemon|postmaster|mail-?delivery(?:-?(?:system|subsystem))?|mailerror|mail-?system|bounces?|undeliverable|microsoftexchange[\da-f]{20,40})@/i;

/** Where the copy of the mail begins in a text. */
const copyBegins =
  /^[ \t>]*(?:-{2,}|_{2,}|={2,}) ?(?:this is a copy|below this line|original message|message header|returned message|the body of|included is a copy|undelivered message)|^[ \t]*(?:original message(?: headers)?:?|message headers? follow|weitergeleitete nachricht|urspr[uü]ngliche nachricht)\b/im;

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content.slice(0, longest)
    : new TextDecoder().decode(new Uint8Array(content).subarray(0, longest));

const headOf = (original: string): string =>
  (original.split(/\r?\n\r?\n/, 1)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ');

const idLine = /^[ \t>|]*message[- ]id:[ \t]*(?:\r?\n[ \t>]*)?<([^<>\s]{3,400})>/gim;
const subjectLine = /^[ \t>|]*(?:subject|betreff|objet|onderwerp|assunto|asunto|oggetto):([^\r\n]{0,400})/gim;

const idsAt = (text: string): string[] => [...text.matchAll(idLine)].map(([, id = '']) => id);
const idsOfHeader = (value: string): string[] =>
  [...value.slice(-longest).matchAll(/<([^<>\s]{3,400})>/g)].map(([, id = '']) => id);
const referencesAt = (text: string): string[] =>
  text.toUpperCase().match(new RegExp(`\\b${referenceForm}\\b`, 'g')) ?? [];

function addressesAt(text: string): string[] {
  const found = text.matchAll(/[^\s<>()[\]"',;:]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g);
  return [...found].map(([address]) => address.toLowerCase());
}

const unique = <Item>(items: readonly Item[], most: number): Item[] => [...new Set(items)].slice(0, most);

type Head = ReadonlyMap<string, string>;

/** Whether a server sent it: what a person passes on or writes of a mail that did not arrive is theirs. */
function isServers({ from }: ReturnedMail, head: Head): boolean {
  const nobody = /^<\s*>$/.test((head.get('return-path') ?? '').trim());
  const report = /^multipart\/report\b/i.test((head.get('content-type') ?? '').trim());
  return from === '' || nobody || report || head.has('x-failed-recipients') || returners.test(from);
}

/** Whether it says in words that a mail comes back or is late. An automatic answer has an empty return path as well. */
function saysBack({ from, subject }: ReturnedMail, head: Head, words: string): boolean {
  if (head.has('x-failed-recipients')) return true;
  const subjectSays = subjectSaysBack(subject);
  const wordsSay = wordsSayBack(words) || wordsSayLate(words);
  return returners.test(from) ? subjectSays || wordsSay : subjectSays && wordsSay;
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

/** @returns `null` for a mail that is no report of a delivery */
export function readBounce(mail: ReturnedMail): Bounce | null {
  const { attachments, headers } = mail;
  const head = new Map(headers.map(({ key, value }) => [key, value] as const));
  const text = mail.words.slice(0, longest);
  const words = text.slice(0, Math.min(copyBegins.exec(text)?.index ?? longestWords, longestWords));
  const statuses = [
    ...attachments.filter(({ mimeType }) => reports.test(mimeType)).map(textOf),
    ...attachments
      .filter(({ mimeType }) => mimeType === 'text/plain')
      .map(textOf)
      .filter(holdsDeliveryStatus),
    ...(holdsDeliveryStatus(text) ? [text] : []),
  ].slice(0, mostIds);
  if (!isServers(mail, head) || (statuses.length === 0 && !saysBack(mail, head, words))) return null;
  const read = statuses.map(readDeliveryStatus);
  const stated = read.flatMap(({ recipients }) => recipients);
  const recipients = stated.length > 0 ? stated : recipientsInWords(mail, head, words);
  const failed = recipients.filter(({ fate }) => fate === 'failed');
  const late = recipients.filter(({ fate }) => fate === 'late');
  const [first] = [...failed, ...late];
  const { codes, words: reason } = reasonOf(first?.status ?? '', first?.said || words);
  const heads = attachments
    .filter(({ mimeType }) => originals.test(mimeType))
    .slice(0, mostIds)
    .map(textOf)
    .map(headOf);
  return {
    of: unique(
      [
        ...heads.flatMap(idsAt),
        ...read.flatMap(({ ids }) => ids),
        ...idsAt(text),
        ...idsOfHeader(head.get('in-reply-to') ?? ''),
        ...idsOfHeader(head.get('references') ?? '').reverse(),
        ...idsOfHeader(head.get('x-original-message-id') ?? ''),
      ],
      mostIds,
    ),
    references: unique(
      [mail.subject, ...heads, text].flatMap((each, place) =>
        place === 0
          ? referencesAt(each)
          : [...each.matchAll(subjectLine)].flatMap(([, line = '']) => referencesAt(line)),
      ),
      mostIds,
    ),
    addresses: unique(
      failed.map(({ address }) => address).filter((each) => each !== ''),
      mostAddresses,
    ),
    failed: failed.length > 0,
    late: failed.length === 0 && late.length > 0,
    codes,
    reason,
  };
}

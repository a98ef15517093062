import { type Mailbox, mostRecipients } from '@sundowner/desk-wire/mailboxes';
import { mailAddressOf } from '../delivery/mail/mail-address.ts';
import { proofBy, type Verdict, verdictsOf } from './authenticity.ts';
import { withoutEntitiesInAddresses } from './entities.ts';
import { mailboxesNamed } from './mailbox-list.ts';

/** Who wrote a mail and to whom, as its heads say. */
export interface MailEnvelope {
  /** Of the head From, or Sender where there is none; empty where there is neither. */
  readonly from: Mailbox;
  readonly sender: Mailbox | null;
  readonly replyTo: readonly Mailbox[];
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  /** As far as it shows without what our own server calls itself. */
  readonly proof: 'proven' | 'unproven' | null;
  readonly verdicts: readonly Verdict[];
  /** Whom a group that writes in its own name says it had the mail of (`X-Original-From` and the like). */
  readonly originalFrom: Mailbox | null;
  /** Addresses the mail was handed over to, which need not stand in To. */
  readonly deliveredTo: readonly string[];
  /** How many of those it went to are not kept. */
  readonly leftOut: number;
  /** Groups it came by: their addresses, or their ids, which have a dot for the @. */
  readonly groups: readonly string[];
}

/** A head of a mail, its name in small letters, its value unfolded. */
export interface MailHeader {
  readonly key: string;
  readonly value: string;
}

/** Heads are looked through so far: what we look for in them is short. */
const longestHead = 60_000;
const longestAddress = 320;
const longestName = 200;

const oneLine = (text: string): string =>
  text
    .slice(0, 4 * longestAddress)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** An address as it stands, however unusual it is; one that can be written to in the form we write it in. */
export function plainAddress(text: string): string {
  const line = oneLine(text);
  return mailAddressOf(line) ?? line.slice(0, longestAddress);
}

/** The mark at the end of an entity would end a group of addresses. */
const mailboxesIn = (value: string): { address: string; name: string }[] =>
  mailboxesNamed(withoutEntitiesInAddresses(value))
    .map(({ address, name }) => ({
      address: plainAddress(address),
      name: oneLine(name).slice(0, longestName).trim(),
    }))
    .filter(({ address, name }) => address !== '' || name !== '');

const headsCalled = (headers: readonly MailHeader[], ...names: readonly string[]): string[] =>
  headers.filter(({ key }) => names.includes(key)).map(({ value }) => value.slice(0, longestHead));

/** So many heads of one name are read: none has to come twice. */
const mostOfOneName = 2;

function listOf(headers: readonly MailHeader[], name: string) {
  const values = headsCalled(headers, name).slice(0, mostOfOneName);
  const all = values.flatMap(mailboxesIn);
  return { kept: all.slice(0, mostRecipients), leftOut: Math.max(0, all.length - mostRecipients) };
}

/** The first that can be written to; a name without an address says less. */
function firstOf(headers: readonly MailHeader[], ...names: readonly string[]): Mailbox | null {
  for (const name of names) {
    const all = mailboxesIn(headsCalled(headers, name)[0] ?? '');
    const found = all.find(({ address }) => address.includes('@')) ?? all[0];
    if (found) return found;
  }
  return null;
}

/** Where groups and forms that write in their own name say whom they had the mail of. */
const originalHeads = [
  'x-original-from',
  'x-original-sender',
  'x-google-original-from',
  'original-from',
  'author',
  'x-mailfrom',
];

const isSame = (one: Mailbox | null, other: Mailbox | null): boolean =>
  one?.address.toLowerCase() === other?.address.toLowerCase();

/** `List-ID: The Concierge <concierge.example.com>`, `List-Post: <mailto:concierge@example.com>`. */
function groupsOf(headers: readonly MailHeader[]): string[] {
  const values = headsCalled(headers, 'list-id', 'list-post').slice(0, 2 * mostOfOneName);
  return values.flatMap((value) => {
    const named = /<(?:mailto:)?([^<>\s?]{3,300})[^<>]{0,300}>\s*$/i.exec(value.slice(0, 1000))?.[1];
    return named === undefined ? [] : [oneLine(named).toLowerCase()];
  });
}

export function envelopeOf(headers: readonly MailHeader[]): MailEnvelope {
  const sender = firstOf(headers, 'sender');
  const from = firstOf(headers, 'from') ?? sender ?? { address: '', name: '' };
  const verdicts = verdictsOf(headsCalled(headers, 'authentication-results'), from.address);
  const lists = [listOf(headers, 'to'), listOf(headers, 'cc'), listOf(headers, 'reply-to')] as const;
  const [to, cc, replyTo] = lists;
  return {
    from,
    sender: isSame(sender, from) ? null : sender,
    replyTo: replyTo.kept,
    to: to.kept,
    cc: cc.kept,
    proof: proofBy(verdicts, null),
    verdicts,
    originalFrom: firstOf(headers, ...originalHeads),
    deliveredTo: headsCalled(headers, 'delivered-to', 'x-original-to', 'envelope-to')
      .slice(0, 10)
      .map((value) => plainAddress(value.replace(/[<>]/g, ''))),
    leftOut: lists.reduce((sum, { leftOut }) => sum + leftOut, 0),
    groups: groupsOf(headers),
  };
}

/** Who wrote a mail of which only that is known. */
export const envelopeFrom = (from: Mailbox): MailEnvelope => ({
  from,
  sender: null,
  replyTo: [],
  to: [],
  cc: [],
  proof: null,
  verdicts: [],
  originalFrom: null,
  deliveredTo: [],
  leftOut: 0,
  groups: [],
});

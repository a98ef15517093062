import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import type { StoredEnvelope } from '../conversation/message-content.ts';
import { isOwn } from '../conversation/own-addresses.ts';
import { proofBy } from './authenticity.ts';
import type { MailEnvelope } from './envelope.ts';

/** Addresses that are ours, and what our mail server calls itself where somebody has set it. */
export interface OwnAddresses {
  readonly own: readonly string[];
  /** Names our mails are from. */
  readonly names: readonly string[];
  readonly server: string | null;
}

const refusals =
  'no[-_.]?reply|do[-_.]?not[-_.]?reply|not[-_.]?reply|ne[-_.]?pas[-_.]?repondre|nicht[-_.]?antworten|keine[-_.]?antwort|no[-_.]?respond(?:er|a)|nao[-_.]?respond(?:er|a)|non[-_.]?rispondere|niet[-_.]?(?:be)?antwoorden|geen[-_.]?antwoord|svar[-_.]?ikke|svara[-_.]?inte|nie[-_.]?odpowiadaj';
/** A program's address, which nobody reads: `no-reply@…`, `bookings-noreply@…`, `noreply-123@…`. */
const nobodyReads = new RegExp(`^(?:[^@]{0,60}[-_.+])?(?:${refusals})(?:[-_.+\\d][^@]{0,60})?@`, 'i');
/** A program's address by what it is called. */
const program =
  /^(?:(?:auto)?mailer(?:-daemon)?|automated|auto|notifications?|notify|system|robot|bot|wordpress|(?:web-?)?form(?:s|-?submissions?)?|formular|kontaktformular|www-data|apache|nobody|root)@/i;

export const isNoReply = (address: string): boolean => nobodyReads.test(address);

/** "'Naledi Quill' via Concierge", as groups call whom they had a mail of. */
const via =
  /^['"‘’“”]?(.{1,100}?)['"‘’“”]? (?:\((?:via|über|par|por|tramite) .{1,100}\)|(?:via|über|par|por|tramite) .{1,100})$/i;

function nameBefore(name: string): string | null {
  return via.exec(name)?.[1]?.trim() ?? null;
}

/**
 * Who wrote a mail. Our own address in From proves nothing: a group or a form of ours writes in our name, and says of whom it had the mail
 * (`X-Original-From`, `Reply-To`). Whatever a foreign program says beside its own address is shown and changes nobody's name.
 */
export function writtenBy(
  envelope: MailEnvelope,
  { own, names, server }: OwnAddresses,
): Omit<StoredEnvelope, 'matched'> {
  const { from, sender, replyTo, to, cc, originalFrom, verdicts } = envelope;
  const proof = proofBy(verdicts, server);
  const theirs = (each: Mailbox | null | undefined): each is Mailbox =>
    each?.address.includes('@') === true && !isOwn(each.address, own);
  const plain = { from, sender, replyTo: replyTo.filter(theirs), to, cc, proof };
  if (!isOwn(from.address, own)) return plain;
  const name = nameBefore(from.name);
  // A group that answers go to puts whom it had the mail of among the copies.
  const copied = name === null ? undefined : cc.find((each) => each.name === name);
  const writer = [originalFrom, ...replyTo, copied].find(theirs);
  if (!writer) return plain;
  const called = writer.name || name || (isOwnName(from.name, names) ? '' : from.name);
  // What proves that it is of our own address says nothing of whom that had it from.
  const claimed = proof === 'proven' ? null : proof;
  return { ...plain, from: { ...writer, name: called }, sender: from, proof: claimed };
}

const isOwnName = (name: string, names: readonly string[]): boolean =>
  names.some((each) => each.toLowerCase() === name.toLowerCase());

/** Whether a mail came by a group that is one of our own addresses: all mails to it do, and it says nothing of who wrote them. */
export const isOfOwnGroup = (groups: readonly string[], own: readonly string[]): boolean =>
  groups.some(
    (group) => isOwn(group, own) || own.some((each) => each.toLowerCase().replace('@', '.') === group),
  );

/** Whom a mail is from as far as an answer goes: where a program wrote it that nobody reads, the address it asks to answer. */
export function answerableTo({ from, replyTo }: Pick<StoredEnvelope, 'from' | 'replyTo'>): Mailbox {
  const isOfProgram = from.address === '' || isNoReply(from.address) || program.test(from.address);
  const other = isOfProgram
    ? replyTo.find(({ address }) => address.includes('@') && !isNoReply(address))
    : undefined;
  return other ?? from;
}

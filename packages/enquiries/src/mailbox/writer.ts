import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import type { StoredEnvelope } from '../conversation/message-content.ts';
import { proofBy } from './authenticity.ts';
import type { MailEnvelope } from './envelope.ts';

/** Addresses that are ours, and what our mail server calls itself where somebody has set it. */
export interface OwnAddresses {
  readonly own: readonly string[];
  /** Names our mails are from. */
  readonly names: readonly string[];
  readonly server: string | null;
}

/** An address without what stands behind a plus in it, in small letters. */
function plainOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const plus = lower.indexOf('+');
  return plus > 0 && plus < at ? `${lower.slice(0, plus)}${lower.slice(at)}` : lower;
}

export const isOwn = (address: string, own: readonly string[]): boolean =>
  own.some((each) => plainOf(each) === plainOf(address));

/** A program's address, which nobody reads. */
const nobodyReads = /^(?:no|do-?not|not)[-_.]?reply\b|^(?:noreply|donotreply)/i;

export const isNoReply = (address: string): boolean => nobodyReads.test(address);

/**
 * Who wrote a mail. Our own address in From proves nothing: a group or a form of ours writes in our name, and says of whom it had the mail
 * (`X-Original-From`, `Reply-To`). Whatever a foreign program says beside its own address is shown and changes nobody's name.
 */
export function writtenBy(
  envelope: MailEnvelope,
  { own, server }: OwnAddresses,
): Omit<StoredEnvelope, 'matched'> {
  const { from, sender, replyTo, to, cc, originalFrom, verdicts } = envelope;
  const proof = proofBy(verdicts, server);
  const plain = { from, sender, replyTo, to, cc, proof };
  if (!isOwn(from.address, own)) return plain;
  const theirs = (each: Mailbox | null): each is Mailbox =>
    each?.address.includes('@') === true && !isOwn(each.address, own);
  const writer = [originalFrom, ...replyTo].find(theirs);
  // What proves that it is of our own address says nothing of whom that had it from.
  return writer ? { ...plain, from: writer, sender: from, proof: proof === 'proven' ? null : proof } : plain;
}

/** Whom a mail is from as far as an answer goes: where a program wrote it that nobody reads, the address it asks to answer. */
export function answerableTo({ from, replyTo }: Pick<StoredEnvelope, 'from' | 'replyTo'>): Mailbox {
  const other = isNoReply(from.address) || from.address === '' ? replyTo[0] : undefined;
  return other ?? from;
}

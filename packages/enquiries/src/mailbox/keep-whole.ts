import type { OpenFile } from '../conversation/message-content.ts';
import type { Sql } from '../store/database/port.ts';
import { envelopeFrom } from './envelope.ts';
import type { MailboxMail } from './imap-mailbox.ts';
import { keepUnmatched } from './keep-unmatched.ts';
import { findEnquiry } from './matching.ts';
import { referencesIn } from './named-references.ts';
import type { MailHead } from './parsed-mail.ts';
import { colleagueWho, isStored, type MailOutcome, type TakeContext } from './take-mail.ts';
import { writtenBy } from './writer.ts';

/** A mail that is kept whole, because it could not be taken apart. */
export interface WholeMail extends MailHead {
  /** Its digest: a Message-ID may be another mail's as well. */
  readonly mailId: string;
  readonly text: string;
  readonly file: OpenFile;
}

const unknown: MailHead = {
  from: '',
  name: '',
  subject: '',
  refersTo: [],
  envelope: envelopeFrom({ address: '', name: '' }),
};
const megabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);

/** What stands in place of a mail's rest, which is in the mailbox alone. */
export const cutNote = (size: number): string =>
  `[This mail has ${megabytes(size)} MB. It is whole in the mailbox alone.]`;

/** @param head who wrote it, as far as that can be read; `null` for nothing */
export async function wholeMail(mail: MailboxMail, head: MailHead | null): Promise<WholeMail> {
  // Worked out by another thread, since a mail may be large.
  const digest = await crypto.subtle.digest('SHA-256', mail.source);
  return {
    ...(head ?? unknown),
    mailId: `sha256.${Buffer.from(digest).toString('hex')}`,
    text: mail.cut ? cutNote(mail.size) : '',
    file: { name: 'mail.eml', kind: 'message/rfc822', content: mail.source },
  };
}

/** Keeps a mail whole for a person, whosever it is; of the mails that were there before the mailbox was set up, what answers one of ours. */
export async function keepWhole(
  sql: Sql,
  { mailId, text, file, ...head }: WholeMail,
  context: TakeContext,
  at: number,
  now: number,
): Promise<MailOutcome> {
  const { vault, hash, identity, hosts } = context;
  const { subject, refersTo, envelope } = head;
  // It is known by all of it.
  const digest = mailId;
  if (await isStored(sql, mailId, digest)) return 'known';
  const written = writtenBy(envelope, identity);
  const { address } = written.from;
  const references = referencesIn(subject);
  const traces = { refersTo, references, envelope, isOfPerson: false };
  const isColleague = (await colleagueWho(sql, written)) !== null;
  const matching = { vault, hash, hosts, own: identity.own, address, person: hash(address), isColleague };
  const isAbout = (await findEnquiry(sql, traces, matching)) !== null;
  if (!context.keepUnmatched && !isAbout) return 'left';
  const kept = {
    ...{ mailId, digest, subject, text, quoted: '', refersTo, references, envelope: written },
    writtenAt: null,
    ...{ files: [file], machine: null, notices: [], original: null, unreadable: true, isAboutOurs: isAbout },
  };
  return (await keepUnmatched(sql, kept, context, at, now)) ? 'kept-whole' : 'known';
}

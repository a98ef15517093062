import { createHash } from 'node:crypto';
import { isReference } from '@sundowner/desk-wire/reference';
import type { SendMailOptions } from 'nodemailer';

/**
 * The thread of the mails about one enquiry: which ids our mails have, which ids of earlier mails they name, and what such an id says
 * when a traveller's mail names it again (RFC 5322, section 3.6.4). `answer-thread.ts` fills a thread from the store; everything between
 * it and `threadHeaders` passes the record on as it is.
 */
export interface MailThread {
  readonly reference: string;
  /** Ids of mails of ours that went before (`mailIdOf`), oldest first. */
  readonly earlier: readonly string[];
  /** Message-IDs of the traveller's mails, oldest first, without angle brackets. */
  readonly theirs: readonly string[];
}

/** The thread of the first mail about an enquiry. */
export const newThread = (reference: string): MailThread => ({ reference, earlier: [], theirs: [] });

/** The id of a job's mail: the job's own, and one of its own for each copy a person had sent once more. */
export function mailIdOf({ id, copy = 0 }: { readonly id: string; readonly copy?: number }): string {
  return copy === 0 ? id : `${id}.${copy}`;
}

/**
 * The Message-ID of the mail of one delivery job, without the angle brackets: the same for every attempt, so that a receiver or a person
 * can tell a repeat from a second enquiry.
 *
 * @param mailId of `mailIdOf`; a plain token stays readable in the id; anything else is hashed
 * @param host domain of the sender's address
 */
export function messageIdOf(mailId: string, host: string): string {
  const local = /^[A-Za-z0-9][A-Za-z0-9-]{0,59}(\.\d{1,3})?$/.test(mailId)
    ? mailId
    : createHash('sha256').update(mailId).digest('hex').slice(0, 40);
  return `${local}@${host}`;
}

/** What Message-IDs of ours say: the enquiry's reference, or the delivery job that a mail was of. */
export interface OwnIds {
  readonly references: readonly string[];
  readonly jobs: readonly string[];
}

/** A job's id (`newId`), and behind a dot the number of its copy. */
const jobsMail = /^([\da-f-]{36})(?:\.\d{1,3})?$/i;

/** What programs put into an id that they give back: spaces, marks nobody sees, quotes. None is in an id of ours. */
const added = /[\s\p{Cf}"'\\]+/gu;
/** A domain ends with a letter or a digit; some programs close it with the dot of DNS. */
const afterHost = /[^\p{L}\p{N}]+$/u;

/**
 * Reads what `messageIdOf` and `threadHeaders` wrote: ids of other hosts and of mails that are no job's say nothing.
 *
 * @param hosts domain of our own sender, and those it had before
 */
export function readMessageIds(ids: readonly string[], hosts: string | readonly string[]): OwnIds {
  const own = [hosts].flat().map((host) => host.toLowerCase());
  const references: string[] = [];
  const jobs: string[] = [];
  for (const given of ids) {
    const id = given.replace(added, '');
    const at = id.lastIndexOf('@');
    if (
      !own.includes(
        id
          .slice(at + 1)
          .replace(afterHost, '')
          .toLowerCase(),
      )
    )
      continue;
    const local = id.slice(0, at);
    const job = jobsMail.exec(local)?.[1];
    if (isReference(local.toUpperCase())) references.push(local.toUpperCase());
    else if (job !== undefined) jobs.push(job.toLowerCase());
  }
  return { references, jobs };
}

/** A Message-ID of somebody else's, as it may stand in a header of ours; anything else is left out. */
const plainId = /^[^\s<>@]{1,200}@[^\s<>@]{1,200}$/;

/** So many references keep every program's thread together. */
const mostReferences = 12;

/** Headers by which a mail carries its thread; further ones of our own go under `headers`. */
export interface ThreadHeaders extends Pick<SendMailOptions, 'references' | 'inReplyTo'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Headers of a mail of a thread. It answers their last mail, or ours where they wrote none. The enquiry's own id comes first among the
 * references: an answer to any of our mails names it, too, which is how their mail finds its enquiry.
 *
 * @param host domain of the sender's address
 */
export function threadHeaders({ reference, earlier, theirs }: MailThread, host: string): ThreadHeaders {
  const own = earlier.map((id) => messageIdOf(id, host));
  const before = [...own, ...theirs.filter((id) => plainId.test(id))];
  const ids = [`${reference}@${host}`, ...before.slice(-mostReferences)];
  const last = before.at(-1);
  return {
    references: ids.map((id) => `<${id}>`),
    ...(last === undefined ? {} : { inReplyTo: `<${last}>` }),
  };
}

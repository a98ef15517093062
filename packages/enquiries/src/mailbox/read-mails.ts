import { type Clock, day } from '../clock.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { createPersonHash } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import type { MailboxMail, OpenMailbox } from './imap-mailbox.ts';
import { cutNote, keepWhole, wholeMail } from './keep-whole.ts';
import type { MailIdentity } from './mail-identity.ts';
import type { MailParser } from './mail-parser.ts';
import { readPosition, savePosition } from './mailbox-position.ts';
import {
  beginAttempt,
  endAttempts,
  forgetOlderAttempts,
  keepWholeNext,
  type MailAt,
  mostBegun,
  mostUnfetched,
  recordUnfetched,
  skippedMails,
  takeOverSkipped,
  undoAttempt,
} from './read-attempts.ts';
import { type MailOutcome, type TakeContext, type TakenMail, takeMail } from './take-mail.ts';

export interface ReadingDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly parser: MailParser;
  /** What the mailbox is remembered by. */
  readonly name: string;
  /** What reads it, the same after a restart. */
  readonly machine: string;
  readonly identity: MailIdentity;
  readonly endOwnLinks?: TakeContext['endOwnLinks'];
  readonly content: CurrentContent;
  readonly onTaken: (became: MailOutcome) => void;
  /** Whether the process is told to end. */
  readonly stopping: () => boolean;
}

/** Of a mailbox that is read for the first time, what belongs to an enquiry is taken so far back. */
const firstReach = 14 * day;
/** A mailbox whose numbers began anew is read again from a little before it was read last. */
const overlap = day;
/** A larger mail is not kept as it came beside its words and files: they are all of it, and its like is in the mailbox. */
const largestOriginal = 25 * 2 ** 20;
/** A mail of which so much was begun without an end is kept without a look even at its heads. */
const mostLooks = mostBegun + 1;

/** The server did not give a mail it has; `code` says why, as far as that is known. */
export class MailNotFetchedError extends Error {
  override readonly name = 'MailNotFetchedError';
  readonly code: string | null;

  constructor(cause: unknown) {
    super('The mail server did not give a mail.');
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    this.code = typeof code === 'string' ? code : null;
  }
}

/** What takes mails apart ended in the middle of one, which may be the mail's fault; or could not be started, which is none. */
export class NoParserError extends Error {
  override readonly name = 'NoParserError';
  readonly code: string;

  constructor(why: 'died' | 'unstarted') {
    const what = why === 'died' ? 'ended in the middle of a mail' : 'could not be started';
    super(`What takes mails apart ${what}.`);
    this.code = `what takes mails apart ${what}`;
  }
}

export interface Reading {
  readonly taken: readonly MailOutcome[];
  /** Mails the server does not give, which are left behind. */
  readonly behind: number;
}

/**
 * Reads what there is in an open mailbox. A try is counted before a mail is touched, and mail, try and place are written down together at
 * its end: wherever the process ends, nothing is lost, nothing taken twice, and no mail is met for ever.
 *
 * @throws what the mailbox throws: the connection is gone then
 */
export async function readMails(open: OpenMailbox, deps: ReadingDeps): Promise<Reading> {
  const { store, clock, parser, name, machine, identity, content, onTaken, stopping } = deps;
  const hash = createPersonHash(deps.vault);
  const { validity } = open;
  const whose = { mailbox: name, machine, validity };
  const before = await readPosition(store.read, name);
  const context: TakeContext = {
    ...{ vault: deps.vault, hash, content, keepUnmatched: before !== null },
    ...{ identity, hosts: identity.hosts },
    ...(deps.endOwnLinks ? { endOwnLinks: deps.endOwnLinks } : {}),
  };

  /** @param work what is written down besides that the mail is through */
  async function through(
    at: MailAt,
    isBehind: boolean,
    work: (sql: Sql, now: number) => Promise<MailOutcome | null>,
  ) {
    const now = clock.now();
    return store.transaction(async (sql) => {
      if (!isBehind) await savePosition(sql, { mailbox: name, validity, last: at.uid }, now);
      await endAttempts(sql, at);
      return work(sql, now);
    });
  }

  /** The mail as the server gives it. @throws where it does not, which is written down */
  async function fetched(at: MailAt, isBehind: boolean): Promise<MailboxMail | null> {
    try {
      return await open.mail(at.uid);
    } catch (error) {
      const now = clock.now();
      await store.transaction(async (sql) => {
        if (stopping()) return undoAttempt(sql, at);
        const count = await recordUnfetched(sql, at, now);
        // Those behind it are read first; its try stays, and it is fetched again later.
        if (!isBehind && count >= mostUnfetched)
          await savePosition(sql, { mailbox: name, validity, last: at.uid }, now);
      });
      throw new MailNotFetchedError(error);
    }
  }

  async function keptWhole(
    at: MailAt,
    isBehind: boolean,
    begun: number,
    mail: MailboxMail,
  ): Promise<MailOutcome | null> {
    const head = begun < mostLooks ? await parser.head(mail.source) : null;
    const whole = await wholeMail(mail, head);
    return through(at, isBehind, (sql, now) => keepWhole(sql, whole, context, Math.min(mail.at, now), now));
  }

  async function takeOne(uid: number, isBehind: boolean): Promise<MailOutcome | null> {
    const at = { ...whose, uid };
    const begun = await store.transaction((sql) => beginAttempt(sql, at, isBehind));
    if (begun === null) return null;
    const mail = await fetched(at, isBehind);
    if (mail === null) return through(at, isBehind, async () => null);
    if (begun >= mostBegun) return keptWhole(at, isBehind, begun, mail);
    const { at: arrived, size, cut } = mail;
    const parsed = await parser.mail(mail.source);
    if (parsed === 'closed' || parsed === 'unstarted') {
      // No fault of the mail's: it is begun anew.
      await store.transaction((sql) => undoAttempt(sql, at));
      throw parsed === 'closed' ? new Error('The process is told to end.') : new NoParserError(parsed);
    }
    // Its try stays: who ended it is not known.
    if (parsed === 'died') throw new NoParserError(parsed);
    if (typeof parsed === 'string') {
      await store.transaction((sql) => keepWholeNext(sql, at));
      return keptWhole(at, isBehind, mostBegun, mail);
    }
    const words: TakenMail = cut
      ? { ...parsed, text: `${parsed.text}\n\n${cutNote(size)}`.trim(), files: [], original: null }
      : { ...parsed, original: size <= largestOriginal ? mail.source : null };
    return through(at, isBehind, (sql, now) => takeMail(sql, words, context, Math.min(arrived, now), now));
  }

  const taken: MailOutcome[] = [];
  async function takeAll(uids: readonly number[], isBehind: boolean): Promise<void> {
    for (const uid of uids) {
      if (stopping()) return;
      const became = await takeOne(uid, isBehind);
      if (became === null) continue;
      taken.push(became);
      onTaken(became);
    }
  }

  await store.transaction(async (sql) => {
    await forgetOlderAttempts(sql, whose);
    await takeOverSkipped(sql, whose, clock.now());
  });
  const goesOn = before?.validity === validity;
  const since = before ? before.at - overlap : clock.now() - firstReach;
  const uids = goesOn ? await open.after(before.last) : await open.since(since);
  await takeAll(uids, false);
  if (stopping()) return { taken, behind: 0 };
  const last = uids.at(-1) ?? (goesOn ? before.last : open.next - 1);
  await store.transaction((sql) => savePosition(sql, { mailbox: name, validity, last }, clock.now()));
  const { due } = await skippedMails(store.read, whose, last, clock.now());
  try {
    await takeAll(due, true);
  } catch (error) {
    // Everything else was read; it has its pause.
    if (!(error instanceof MailNotFetchedError)) throw error;
  }
  return { taken, behind: (await skippedMails(store.read, whose, last, clock.now())).all };
}

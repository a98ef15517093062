import type { Alerts } from '../alerts/alerts.ts';
import { type Clock, day, minute, second } from '../clock.ts';
import { createPersonHash } from '../keeping/person-hash.ts';
import { type Store, StoreUnavailableError } from '../keeping/store/port.ts';
import type { Vault } from '../keeping/vault.ts';
import type { Log } from '../log.ts';
import { Nudge } from '../nudge.ts';
import type { DeskChanges } from '../work/changes.ts';
import type { Mailbox, MailboxMail, OpenMailbox } from './imap-mailbox.ts';
import type { ParsedMail } from './parsed-mail.ts';
import { placeOf, rememberPlace } from './place.ts';
import { type Taken, takeMail } from './take-mail.ts';

export interface MailboxReaderDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly log: Log;
  readonly alerts: Pick<Alerts, 'stand' | 'over'>;
  readonly changes: Pick<DeskChanges, 'notify'>;
  readonly mailbox: Mailbox;
  /** What the mailbox is remembered by. */
  readonly name: string;
  /** Address our own mails come from. */
  readonly sender: string;
}

export interface MailboxReader {
  start(): void;
  /** Reads what there is, once. @returns what became of each mail */
  read(): Promise<readonly Taken[]>;
  stop(): Promise<void>;
}

/** How often it is looked by itself; a server that tells of arrivals is quicker. */
const every = 30 * second;
/** Of a mailbox that is read for the first time, what belongs to an enquiry is taken so far back. */
const firstReach = 14 * day;
/** A mailbox whose numbers began anew is read again from a little before it was read last. */
const overlap = day;
/** How long it may be away before an operator hears of it. */
const silentFor = 10 * minute;

/** One that no parser reads is kept whole, for a person. */
const unreadable = (mail: MailboxMail): ParsedMail => ({
  mailId: `uid.${mail.uid}.${mail.at}.${mail.size}`,
  refersTo: [],
  from: '',
  name: '',
  subject: 'A mail that cannot be read',
  text: '',
  quoted: '',
  files: [{ name: 'mail.eml', kind: 'message/rfc822', content: mail.source }],
  automatic: false,
  bounce: null,
});

const megabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);

async function parsed(mail: MailboxMail): Promise<ParsedMail> {
  // Loaded with the first mail: where no mailbox is read, no parser is.
  const { parseMail } = await import('./parsed-mail.ts');
  try {
    const words = await parseMail(mail.source);
    if (!mail.cut) return words;
    const note = `[This mail has ${megabytes(mail.size)} MB. It is whole in the mailbox alone.]`;
    return { ...words, text: `${words.text}\n\n${note}`.trim(), files: [] };
  } catch {
    return unreadable(mail);
  }
}

/**
 * Reads travellers' mails as they come in. A mail and how far the mailbox was read are written down together, so that wherever the process
 * ends, nothing is lost and nothing taken twice.
 */
export function createMailboxReader(deps: MailboxReaderDeps): MailboxReader {
  const { store, vault, clock, log, alerts, changes, mailbox, name, sender } = deps;
  const hash = createPersonHash(vault);
  const host = sender.slice(sender.lastIndexOf('@') + 1);
  const nudge = new Nudge();
  let stopping = false;
  let loop: Promise<void> | null = null;
  let awaySince: number | null = null;

  async function takeOne(open: OpenMailbox, uid: number, keepStrays: boolean): Promise<Taken | null> {
    const mail = await open.mail(uid);
    const words = mail && (await parsed(mail));
    const now = clock.now();
    return store.transaction(async (sql) => {
      await rememberPlace(sql, { mailbox: name, validity: open.validity, last: uid }, now);
      const context = { vault, hash, sender, host, keepStrays };
      return mail && words ? takeMail(sql, words, context, Math.min(mail.at, now), now) : null;
    });
  }

  async function read(): Promise<readonly Taken[]> {
    return mailbox.read(async (open) => {
      const before = await placeOf(store.read, name);
      const goesOn = before?.validity === open.validity;
      const since = before ? before.at - overlap : clock.now() - firstReach;
      const uids = goesOn ? await open.after(before.last) : await open.since(since);
      const taken: Taken[] = [];
      for (const uid of uids) {
        if (stopping) return taken;
        const became = await takeOne(open, uid, before !== null);
        if (became === null) continue;
        taken.push(became);
        if (became === 'enquiry' || became === 'stray' || became === 'bounce') changes.notify();
      }
      const last = uids.at(-1) ?? (goesOn ? before.last : open.next - 1);
      await store.transaction((sql) =>
        rememberPlace(sql, { mailbox: name, validity: open.validity, last }, clock.now()),
      );
      return taken;
    });
  }

  const refusesPassword = (error: unknown): boolean =>
    typeof error === 'object' &&
    error !== null &&
    'authenticationFailed' in error &&
    Boolean(error.authenticationFailed);

  /** Why it is away, in words that hold no password and no address. */
  function reasonOf(error: unknown): string {
    if (typeof error !== 'object' || error === null) return 'it failed';
    if (refusesPassword(error)) return 'it refuses our password';
    return 'code' in error && typeof error.code === 'string' ? error.code : 'it does not answer';
  }

  function failed(error: unknown): void {
    // The store has an alert of its own.
    if (error instanceof StoreUnavailableError) return;
    const now = clock.now();
    awaySince ??= now;
    const reason = reasonOf(error);
    log.warn({ reason }, 'reading the travellers’ mailbox failed');
    if (now - awaySince < silentFor && !refusesPassword(error)) return;
    const message = `Reading the travellers' mailbox fails (${reason}); mails stay in the mailbox.`;
    alerts.stand('mailbox', { topic: name, message });
  }

  async function round(): Promise<void> {
    try {
      const taken = await read();
      if (taken.length > 0) log.info({ mails: taken.length }, 'mails were taken from the mailbox');
      awaySince = null;
      alerts.over('mailbox', name);
    } catch (error) {
      failed(error);
    }
  }

  return {
    read,
    start() {
      stopping = false;
      mailbox.onArrival(() => nudge.give());
      loop ??= (async () => {
        while (!stopping) {
          await round();
          if (!stopping) await nudge.wait(every);
        }
        loop = null;
      })();
    },
    async stop() {
      stopping = true;
      nudge.give();
      await loop;
      await mailbox.close();
    },
  };
}

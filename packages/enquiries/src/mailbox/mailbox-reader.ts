import type { Alerts } from '../alerts/alerts.ts';
import { createBackgroundLoop } from '../background-loop.ts';
import { type Clock, minute, second } from '../clock.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import type { Log } from '../log.ts';
import { type Store, StoreUnavailableError } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import type { DeskChanges } from '../work/changes.ts';
import type { Mailbox } from './imap-mailbox.ts';
import type { MailIdentity } from './mail-identity.ts';
import { createMailParser, type MailParser } from './mail-parser.ts';
import { MailNotFetchedError, NoParserError, readMails } from './read-mails.ts';
import type { MailOutcome, TakeContext } from './take-mail.ts';

export interface MailboxReaderDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly log: Log;
  readonly alerts: Pick<Alerts, 'activate' | 'resolve'>;
  readonly changes: Pick<DeskChanges, 'announce'>;
  readonly mailbox: Mailbox;
  /** Takes mails apart; one with the product's own bounds when absent. */
  readonly parser?: MailParser;
  /** What the mailbox is remembered by. */
  readonly name: string;
  /** What reads it: a process started again on the same machine and data is the same. */
  readonly machine: string;
  readonly identity: MailIdentity;
  readonly endOwnLinks?: TakeContext['endOwnLinks'];
  /** The places as they are published, and what editors set. */
  readonly content: CurrentContent;
}

export interface MailboxReader {
  start(): void;
  /** Reads what there is, once. @returns what became of each mail */
  read(): Promise<readonly MailOutcome[]>;
  stop(): Promise<void>;
}

/** How often it is looked by itself; a server that tells of arrivals is quicker. */
const every = 30 * second;
/** How long it may be away before an operator hears of it. */
const silentFor = 10 * minute;
/** So often it is read again at once after a mail that was not given, or whose parser ended: nobody waits for a mail that is stuck. */
const atOnce = 2;
/** How long a stop waits for the mail that is being read before it breaks the connection off. */
const lastMail = 2 * second;

/**
 * Reads travellers' mails as they come in, each taken apart in another process. A mail and how far the mailbox was read are written down together,
 * so that wherever the process ends, nothing is lost and nothing taken twice.
 */
export function createMailboxReader(deps: MailboxReaderDeps): MailboxReader {
  const { store, vault, clock, log, alerts, changes, mailbox, name, machine, identity, content } = deps;
  const parser = deps.parser ?? createMailParser();
  const loop = createBackgroundLoop(async () => ((await round()) ? 0 : every));
  let awaySince: number | null = null;
  let again = 0;

  function onTaken(became: MailOutcome): void {
    if (became === 'enquiry' || became === 'unmatched' || became === 'kept-whole' || became === 'bounce')
      changes.announce();
    if (became === 'kept-whole') log.warn('a mail could not be read; it is kept whole at the desk');
  }

  const reading = () =>
    mailbox.read((open) =>
      readMails(open, {
        ...{ store, vault, clock, parser, name, machine, identity, content, onTaken },
        ...(deps.endOwnLinks ? { endOwnLinks: deps.endOwnLinks } : {}),
        stopping: () => loop.stopping,
      }),
    );

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
    alerts.activate('mailbox', { topic: name, message });
  }

  function tellOfLeft(behind: number): void {
    const topic = `${name}, mails left`;
    if (behind === 0) {
      alerts.resolve('mailbox', topic);
      return;
    }
    const mails = behind === 1 ? 'One mail' : `${behind} mails`;
    const message = `${mails} in the travellers' mailbox cannot be fetched; it is tried again. They can be read with a mail program.`;
    alerts.activate('mailbox', { topic, message });
  }

  /** @returns whether the next one follows at once */
  async function round(): Promise<boolean> {
    try {
      const { taken, behind } = await reading();
      if (taken.length > 0) log.info({ mails: taken.length }, 'mails were taken from the mailbox');
      awaySince = null;
      again = 0;
      alerts.resolve('mailbox', name);
      tellOfLeft(behind);
      return false;
    } catch (error) {
      // The connection was broken off.
      if (loop.stopping) return false;
      failed(error);
      const isOfOneMail = error instanceof MailNotFetchedError || error instanceof NoParserError;
      again = isOfOneMail && again < atOnce ? again + 1 : 0;
      return again > 0;
    }
  }

  return {
    read: async () => (await reading()).taken,
    start() {
      mailbox.onArrival(loop.wake);
      loop.start();
    },
    async stop() {
      const ended = loop.stop();
      await parser.close();
      const late = setTimeout(() => mailbox.breakOff(), lastMail);
      await ended;
      clearTimeout(late);
      await mailbox.close();
    },
  };
}

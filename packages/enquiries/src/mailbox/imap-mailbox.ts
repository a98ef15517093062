import { ImapFlow } from 'imapflow';
import { second } from '../clock.ts';
import type { MailboxAddress } from './mailbox-address.ts';

/** A mail as it lies in a mailbox. */
export interface MailboxMail {
  readonly uid: number;
  /** When the mail server took it, milliseconds since 1970. */
  readonly at: number;
  /** As it came over the wire; only its beginning where it is `cut`. */
  readonly source: Uint8Array;
  /** Bytes of all of it. */
  readonly size: number;
  readonly cut: boolean;
}

/** What there is to read in a mailbox that is open. */
export interface OpenMailbox {
  readonly validity: string;
  /** UIDs of mails behind one, lowest first. */
  after(uid: number): Promise<readonly number[]>;
  /** UIDs of mails that came in since a day, lowest first. */
  since(at: number): Promise<readonly number[]>;
  /** `null` for one that is gone. */
  mail(uid: number): Promise<MailboxMail | null>;
  /** The UID the next mail gets. */
  readonly next: number;
}

/** A mailbox over IMAP. Nothing in it is changed: whoever reads it with a mail program sees no difference. */
export interface Mailbox {
  /** Opens it for reading, and connects where there is no connection. @throws Error of the connection */
  read<T>(work: (mailbox: OpenMailbox) => Promise<T>): Promise<T>;
  /** Calls whenever mails came in. */
  onArrival(listener: () => void): void;
  close(): Promise<void>;
}

/** A larger mail is read to its beginning; our own server takes none of this size, and the store is no archive. */
const largestMail = 60 * 2 ** 20;
const beginning = 2 ** 20;
const idleAfter = second;
/** Servers and firewalls forget a connection on which nothing is said. */
const idleFor = 240 * second;

export function imapMailbox(address: MailboxAddress): Mailbox {
  let client: ImapFlow | null = null;
  let arrived = () => {};

  async function connected(): Promise<ImapFlow> {
    if (client?.usable) return client;
    client?.close();
    const fresh = new ImapFlow({
      host: address.host,
      port: address.port,
      secure: address.secure,
      ...(address.startTls ? { doSTARTTLS: true } : {}),
      auth: { user: address.user, pass: address.password },
      // Its lines would hold senders and subjects.
      logger: false,
      autoIdleDelay: idleAfter,
      maxIdleTime: idleFor,
      connectionTimeout: 15 * second,
      greetingTimeout: 15 * second,
    });
    // Every call that fails says so itself; without a listener the process would end.
    fresh.on('error', () => {});
    fresh.on('exists', () => arrived());
    client = fresh;
    await fresh.connect();
    return fresh;
  }

  async function mailOf(imap: ImapFlow, uid: number): Promise<MailboxMail | null> {
    const range = String(uid);
    const facts = await imap.fetchOne(range, { uid: true, size: true, internalDate: true }, { uid: true });
    if (!facts || facts.uid !== uid) return null;
    const size = facts.size ?? 0;
    const cut = size > largestMail;
    const found = await imap.fetchOne(
      range,
      { uid: true, source: cut ? { start: 0, maxLength: beginning } : true },
      { uid: true },
    );
    if (!found || found.source === undefined) return null;
    const at = facts.internalDate === undefined ? Number.NaN : new Date(facts.internalDate).getTime();
    return { uid, at: Number.isFinite(at) ? at : Date.now(), source: found.source, size, cut };
  }

  return {
    async read(work) {
      const imap = await connected();
      const lock = await imap.getMailboxLock(address.folder, { readOnly: true });
      try {
        // What came in since it was opened is known after a word with the server.
        await imap.noop();
        const box = imap.mailbox;
        if (!box) throw new Error('The mailbox is not open.');
        const uidsOf = async (query: { uid: string } | { since: Date }, least: number) => {
          const found = (await imap.search(query, { uid: true })) || [];
          // "7:*" always names the last mail, whatever its number.
          return found.filter((uid) => uid >= least).sort((one, other) => one - other);
        };
        return await work({
          validity: String(box.uidValidity),
          next: box.uidNext,
          after: (uid) => uidsOf({ uid: `${uid + 1}:*` }, uid + 1),
          since: (at) => uidsOf({ since: new Date(at) }, 1),
          mail: (uid) => mailOf(imap, uid),
        });
      } finally {
        lock.release();
      }
    },
    onArrival(listener) {
      arrived = listener;
    },
    async close() {
      const open = client;
      client = null;
      await open?.logout().catch(() => open.close());
    },
  };
}

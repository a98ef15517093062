import { ImapFlow } from 'imapflow';
import { second } from '../clock.ts';
import type { MailboxAddress } from './mailbox-address.ts';

/** A mail as it lies in a mailbox. */
export interface MailboxMail {
  readonly uid: number;
  /** When the mail server took it, milliseconds since 1970. */
  readonly at: number;
  /** As it came over the wire; only its beginning where it is `cut`. */
  readonly source: Uint8Array<ArrayBuffer>;
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
  /** `null` for one that is gone. @throws Error of the connection, also where the server stops in the middle of it */
  mail(uid: number): Promise<MailboxMail | null>;
  /** The UID the next mail gets. */
  readonly next: number;
}

/** A mailbox over IMAP. Nothing in it is changed: a person who reads it with a mail program sees no difference. */
export interface Mailbox {
  /** Opens it for reading, and connects where there is no connection. @throws Error of the connection */
  read<T>(work: (mailbox: OpenMailbox) => Promise<T>): Promise<T>;
  /** Calls whenever mails came in. */
  onArrival(listener: () => void): void;
  /** Ends the connection as it is: whatever waits for an answer fails. */
  breakOff(): void;
  close(): Promise<void>;
}

/** A larger mail is read to its beginning; our own server takes none of this size, and the store is no archive. */
const largestMail = 60 * 2 ** 20;
const beginning = 2 ** 20;
/** A mail comes in pieces of this: nothing of any size is held besides it, and each has its own time. */
const piece = 256 * 1024;
/** No answer of the server's has more: a list of numbers, or a piece of a mail. */
const longestAnswer = 16 * 2 ** 20;
/** A server that says nothing more for so long is away, in the middle of an answer or before it. */
export const answerTimeout = 20 * second;
const idleAfter = second;
/** Servers and firewalls forget a connection on which nothing is said. */
const idleFor = 240 * second;

/** The server's answer did not come in time. */
export class MailboxSilentError extends Error {
  override readonly name = 'MailboxSilentError';
  readonly code = 'ETIMEDOUT';
}

/** @param timeout milliseconds the server may take for an answer, or for a piece of a mail */
export function imapMailbox(address: MailboxAddress, timeout = answerTimeout): Mailbox {
  let client: ImapFlow | null = null;
  let arrived = () => {};

  /** An answer of the server's, or the end of the connection: nothing else ends what it has begun to say. */
  async function inTime<T>(imap: ImapFlow, answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new MailboxSilentError('The mail server does not answer.'));
        imap.close();
      }, timeout);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
      // It rejects when the connection closes, and nobody waits for it any more.
      answer.catch(() => {});
    }
  }

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
      connectionTimeout: Math.min(15 * second, timeout),
      greetingTimeout: Math.min(15 * second, timeout),
      maxLiteralSize: longestAnswer,
      maxResponseSize: longestAnswer,
    });
    // Every call that fails says so itself; without a listener the process would end.
    fresh.on('error', () => {});
    fresh.on('exists', () => arrived());
    client = fresh;
    await inTime(fresh, fresh.connect());
    return fresh;
  }

  /** The mail from its beginning on, piece by piece; servers differ about a mail's size, and its end is where no more comes. */
  async function sourceOf(
    imap: ImapFlow,
    uid: number,
    size: number,
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    const most = size > largestMail ? beginning : largestMail;
    let whole = new Uint8Array(Math.min(size, most));
    let length = 0;
    while (length < most) {
      const asked = Math.min(piece, most - length);
      const answer = imap.fetchOne(
        String(uid),
        { uid: true, source: { start: length, maxLength: asked } },
        { uid: true },
      );
      const found = await inTime(imap, answer);
      if (!found) return null;
      // Behind its end a server gives nothing, or no answer to that.
      if (!found.source && length === 0) return null;
      const part = found.source?.subarray(0, asked) ?? new Uint8Array();
      if (length + part.length > whole.length) {
        const larger = new Uint8Array(Math.min(most, whole.length + Math.max(piece, part.length)));
        larger.set(whole.subarray(0, length));
        whole = larger;
      }
      whole.set(part, length);
      length += part.length;
      if (part.length < asked) break;
    }
    return length === whole.length ? whole : whole.slice(0, length);
  }

  async function mailOf(imap: ImapFlow, uid: number): Promise<MailboxMail | null> {
    const facts = await inTime(
      imap,
      imap.fetchOne(String(uid), { uid: true, size: true, internalDate: true }, { uid: true }),
    );
    if (!facts || facts.uid !== uid) return null;
    const size = facts.size ?? 0;
    const source = await sourceOf(imap, uid, size);
    if (source === null) return null;
    const at = facts.internalDate === undefined ? Number.NaN : new Date(facts.internalDate).getTime();
    return { uid, at: Number.isFinite(at) ? at : Date.now(), source, size, cut: size > largestMail };
  }

  return {
    async read(work) {
      const imap = await connected();
      const lock = await inTime(imap, imap.getMailboxLock(address.folder, { readOnly: true }));
      try {
        // What came in since it was opened is known after a word with the server.
        await inTime(imap, imap.noop());
        const box = imap.mailbox;
        if (!box) throw new Error('The mailbox is not open.');
        const uidsOf = async (query: { uid: string } | { since: Date }, least: number) => {
          const found = (await inTime(imap, imap.search(query, { uid: true }))) || [];
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
    breakOff() {
      client?.close();
    },
    async close() {
      const open = client;
      client = null;
      if (open?.usable) await inTime(open, open.logout()).catch(() => open.close());
      else open?.close();
    },
  };
}

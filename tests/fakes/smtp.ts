import { appendFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { lineRecorder } from './line-recorder.ts';
import { runAsProcess } from './process-mode.ts';
import { untrustedCertificate } from './untrusted-certificate.ts';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly parsed: Email;
  readonly raw: string;
}

/** How the server misbehaves; each counts down to zero and is over. `Infinity` until `clear()`. */
interface SmtpFaults {
  /** 535 to AUTH. */
  refuseCredentials(): void;
  /** A reply such as 421, 450 or 550 to the next `times` RCPT TO, MAIL FROM or DATA. */
  reply(code: number, times?: number, at?: 'RCPT TO' | 'MAIL FROM' | 'DATA'): void;
  /** 550 to one recipient, however often it is tried: a mailbox that is gone. Others are taken. */
  refuseRecipient(address: string): void;
  /** 451 to one recipient, until `clear()`: a mailbox that takes mail later. */
  deferRecipient(address: string): void;
  /** Cuts the connection in the middle of the message. */
  dropDuringData(times?: number): void;
  /** Takes the message, then cuts the connection before saying so. */
  acceptThenDrop(times?: number): void;
  /** Waits before every reply to DATA, in milliseconds. */
  slow(milliseconds: number): void;
  clear(): void;
}

export interface FakeSmtp {
  /** `smtp://user:secret@127.0.0.1:port` when credentials are asked for. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Connections opened so far. */
  connections(): number;
  readonly faults: SmtpFaults;
  close(): Promise<void>;
}

export interface SmtpOptions {
  readonly port?: number;
  /** Asks for these credentials. */
  readonly credentials?: { readonly user: string; readonly password: string };
  /** Offers STARTTLS with a certificate nobody trusts. */
  readonly untrustedTls?: boolean;
  readonly record?: string | undefined;
  /** A file that takes every mail as a line of JSON, for readers in other processes. */
  readonly transcript?: string;
  /** False keeps no mail in memory: for a bench that reads the record. */
  readonly keep?: boolean;
}

const failure = (code: number) =>
  Object.assign(new Error(code < 500 ? 'Try again later' : 'Refused for visitor@example.com'), {
    responseCode: code,
  });

/** A real SMTP server on 127.0.0.1 that keeps what it is sent and fails on demand. */
export async function startSmtp(options: SmtpOptions = {}): Promise<FakeSmtp> {
  const { credentials, untrustedTls = false, keep = true } = options;
  const received: ReceivedMail[] = [];
  const record = lineRecorder(options.record);
  const sockets = new Map<number, Socket>();
  let opened = 0;
  let refusing = false;
  let delay = 0;
  let replying = { code: 0, left: 0, at: 'RCPT TO' };
  let refused = '';
  let deferred = '';
  let dropping = 0;
  let acceptDropping = 0;

  const faultAt = (command: string): Error | null => {
    if (replying.at !== command || replying.left <= 0) return null;
    replying.left -= 1;
    return failure(replying.code);
  };
  const cut = (session: SMTPServerSession) => sockets.get(session.remotePort)?.destroy();

  const server = new SMTPServer({
    ...(untrustedTls ? untrustedCertificate() : {}),
    disabledCommands: [...(credentials ? [] : ['AUTH']), ...(untrustedTls ? [] : ['STARTTLS'])],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 200,
    onAuth(auth, _session, done) {
      const known = auth.username === credentials?.user && auth.password === credentials?.password;
      if (refusing || !known) return done(Object.assign(new Error('Invalid login'), { responseCode: 535 }));
      done(null, { user: auth.username });
    },
    onMailFrom: (_address, _session, done) => done(faultAt('MAIL FROM')),
    onRcptTo: ({ address }, _session, done) => {
      if (address === refused) return done(failure(550));
      done(address === deferred ? failure(451) : faultAt('RCPT TO'));
    },
    onData(stream, session, done) {
      if (dropping > 0) {
        dropping -= 1;
        stream.on('error', () => undefined);
        stream.once('data', () => cut(session));
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', () => undefined);
      stream.on('end', async () => {
        const fault = faultAt('DATA');
        if (fault) return done(fault);
        const bytes = Buffer.concat(chunks);
        const parsed = await PostalMime.parse(bytes);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        const mail: ReceivedMail = { recipients, sender, parsed, raw: bytes.toString('utf8') };
        if (keep) received.push(mail);
        if (options.transcript) appendFileSync(options.transcript, `${JSON.stringify(mail)}\n`);
        record.write({ messageId: parsed.messageId, to: recipients, at: new Date().toISOString() });
        if (acceptDropping > 0) {
          acceptDropping -= 1;
          cut(session);
          return;
        }
        setTimeout(() => done(null), delay);
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    opened += 1;
    sockets.set(port, socket);
    socket.on('close', () => sockets.delete(port));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const login = credentials ? `${credentials.user}:${encodeURIComponent(credentials.password)}@` : '';
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    received,
    connections: () => opened,
    faults: {
      refuseCredentials: () => {
        refusing = true;
      },
      reply: (code, times = Infinity, at = 'RCPT TO') => {
        replying = { code, left: times, at };
      },
      refuseRecipient: (address) => {
        refused = address;
      },
      deferRecipient: (address) => {
        deferred = address;
      },
      dropDuringData: (times = Infinity) => {
        dropping = times;
      },
      acceptThenDrop: (times = Infinity) => {
        acceptDropping = times;
      },
      slow: (milliseconds) => {
        delay = milliseconds;
      },
      clear: () => {
        refusing = false;
        refused = '';
        deferred = '';
        delay = 0;
        dropping = 0;
        acceptDropping = 0;
        replying = { code: 0, left: 0, at: 'RCPT TO' };
      },
    },
    close: async () => {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      record.close();
    },
  };
}

if (import.meta.main) {
  await runAsProcess(({ port, record }) => startSmtp({ port, record, keep: false }));
}

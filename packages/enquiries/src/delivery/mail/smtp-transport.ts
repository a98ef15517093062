import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailAddress, MailTransport } from './mail.ts';
import { mimeOf } from './mime.ts';
import { smtpFailure } from './smtp-failure.ts';

const seconds = (count: number) => count * 1000;

/** Whole delivery of one mail, well inside the 60 s lease of its job. */
const sendTimeout = seconds(30);

/**
 * `SMTP_URL` as it is used: `smtp://` (STARTTLS where offered) or `smtps://`. Credentials are never sent in clear: with a
 * user name TLS is required, unless the server is on this machine.
 *
 * @throws Error, one sentence without the credentials, for anything else
 */
export function smtpUrlOf(setting: string): URL {
  const url = URL.canParse(setting) ? new URL(setting) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    throw new Error('SMTP_URL must look like smtp://user:password@mail.example.com:587 or smtps://….');
  }
  const local = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'smtp:' && url.username && !local && !url.searchParams.has('requireTLS')) {
    url.searchParams.set('requireTLS', 'true');
  }
  return url;
}

/**
 * Mail over SMTP, through a pool of four connections, as many as the outbox sends mails of one channel at once. One retry inside the pool is for a kept connection the server had
 * closed meanwhile (not a byte of the message was sent then); all else is the outbox's.
 */
export function smtpTransport(url: URL, sender: MailAddress): MailTransport {
  const transport = createTransport({
    pool: true,
    url: url.href,
    maxConnections: 4,
    maxMessages: 100,
    maxRequeues: 1,
    idleTimeout: seconds(30),
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
    dnsTimeout: seconds(10),
  });
  /** Of the mails under way, by their signals: whether the connection was given the last of it. */
  const given = new WeakMap<object, { whole: boolean }>();
  transport.use('stream', (mail, done) => {
    const end = mail.data.signal && given.get(mail.data.signal);
    if (end) {
      mail.message.processFunc((source) => {
        source.once('end', () => {
          end.whole = true;
        });
        return source;
      });
    }
    done();
  });
  return {
    async send(mail, signal) {
      const message = mimeOf(mail, sender);
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(sendTimeout)]);
      const end = { whole: false };
      given.set(bounded, end);
      try {
        const { response, rejected: refused = [] } = await transport.sendMail({
          ...message,
          signal: bounded,
        });
        const code = /^\d{3}/.exec(response)?.[0] ?? 'no code';
        const but = refused.length === 0 ? '' : `, but not for ${refused.length} of those it goes to`;
        return {
          detail: `accepted by the mail server (${code})${but}`,
          ...(refused.length === 0 ? {} : { refused }),
        };
      } catch (error) {
        throw error instanceof Error ? smtpFailure(error as NodemailerError, end.whole) : error;
      }
    },
    close: () => transport.close(),
  };
}

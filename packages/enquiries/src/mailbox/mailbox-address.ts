/** Where travellers' mails lie, of `IMAP_URL`. */
export interface MailboxAddress {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`imaps://`). */
  readonly secure: boolean;
  /** TLS before the password is said (`imap://` to another machine). */
  readonly startTls: boolean;
  readonly user: string;
  readonly password: string;
  /** `INBOX` where the address names no folder. */
  readonly folder: string;
  /** What it is known by in the store and at the desk, without the password: `concierge@example.com at mail.example.com, INBOX`. */
  readonly name: string;
}

/**
 * `IMAP_URL` as it is used. A password is never sent in clear, unless the server is on this machine.
 *
 * @throws Error, one sentence without the credentials, for anything else
 */
export function readMailboxAddress(setting: string): MailboxAddress {
  const url = URL.canParse(setting) ? new URL(setting) : null;
  if (!url || !/^imaps?:$/.test(url.protocol) || !url.hostname || !url.username) {
    throw new Error('IMAP_URL must look like imaps://user:password@mail.example.com:993/INBOX.');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'imaps:';
  const isLocal = /^(localhost|127(\.\d+){3}|::1)$/.test(host);
  const user = decodeURIComponent(url.username);
  const folder = decodeURIComponent(url.pathname.replace(/^\//, '')) || 'INBOX';
  return {
    host,
    port: url.port === '' ? (secure ? 993 : 143) : Number(url.port),
    secure,
    startTls: !secure && !isLocal,
    user,
    password: decodeURIComponent(url.password),
    folder,
    name: `${user} at ${host}, ${folder}`,
  };
}

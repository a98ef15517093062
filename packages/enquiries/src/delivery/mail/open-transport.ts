import { emlTransport } from './eml-transport.ts';
import type { MailAddress, MailTransport } from './mail.ts';
import { hostOf, mailAddressOf } from './mail-address.ts';
import { smtpTransport, smtpUrlOf } from './smtp-transport.ts';

/**
 * Reads `MAIL_ALLOW`: addresses and whole domains (`@example.com`), parted by commas or spaces.
 *
 * @throws Error, one sentence, naming the first entry that is neither
 */
export function allowListOf(setting: string): readonly string[] {
  return setting
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((entry) => {
      const address = mailAddressOf(entry.startsWith('@') ? `any${entry}` : entry);
      if (!address) {
        throw new Error(
          `MAIL_ALLOW must list addresses or domains such as @example.com, but holds "${entry}".`,
        );
      }
      return entry.startsWith('@') ? `@${hostOf(address)}` : address.toLowerCase();
    });
}

/**
 * `transport` for a staging copy, which may write to nobody but `allowed` (enquiry contract, "Modes and data"). A mail goes to those of its
 * recipients who are; one for nobody of them is not sent, and its receipt says so.
 */
export function restrictedTo(allowed: readonly string[], transport: MailTransport): MailTransport {
  const entries = new Set(allowed);
  const isAllowed = ({ address }: MailAddress) => {
    const plain = address.toLowerCase();
    return entries.has(plain) || entries.has(`@${hostOf(plain)}`);
  };
  return {
    async send(mail, signal) {
      const { to = [], cc = [], bcc = [] } = mail.others ?? {};
      const [first, ...more] = [mail.to, ...to].filter(isAllowed);
      const only = mail.only?.filter(isAllowed);
      if (!first || only?.length === 0) return { detail: 'held back by MAIL_ALLOW' };
      if (!mail.others) return transport.send(mail, signal);
      const others = { to: more, cc: cc.filter(isAllowed), bcc: bcc.filter(isAllowed) };
      return transport.send({ ...mail, to: first, others, ...(only ? { only } : {}) }, signal);
    },
    close: () => transport.close(),
  };
}

export interface MailSettings {
  /** `null` writes `.eml` files, which is for demonstration mode only. */
  readonly smtpUrl: string | null;
  /** Where `.eml` files go: `DATA_DIR/mail`. */
  readonly folder: string;
  readonly mode: 'demo' | 'live';
  /** `MAIL_FROM`. */
  readonly sender: MailAddress;
  /** `MAIL_ALLOW`, `null` where mail may go to anybody. */
  readonly allow: string | null;
}

/** @throws Error, one sentence naming the setting, when the settings give no transport for mail */
export function openMailTransport({ smtpUrl, folder, mode, sender, allow }: MailSettings): MailTransport {
  if (!smtpUrl && mode === 'live') {
    throw new Error('SMTP_URL is needed in live mode: without it no enquiry would reach the concierge.');
  }
  const transport = smtpUrl ? smtpTransport(smtpUrlOf(smtpUrl), sender) : emlTransport(folder, sender);
  return allow ? restrictedTo(allowListOf(allow), transport) : transport;
}

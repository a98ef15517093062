import type { MailTransport } from './mail.ts';
import { hostOf, mailAddressOf } from './mail-address.ts';

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
 * `transport` for a staging copy, which may write to nobody but `allowed` (enquiry contract, "Modes and data"). A mail for
 * anybody else is not sent, and its receipt says so.
 */
export function restrictedTo(allowed: readonly string[], transport: MailTransport): MailTransport {
  const entries = new Set(allowed);
  return {
    async send(mail, signal) {
      const address = mail.to.address.toLowerCase();
      if (!entries.has(address) && !entries.has(`@${hostOf(address)}`)) {
        return { detail: 'held back by MAIL_ALLOW' };
      }
      return transport.send(mail, signal);
    },
    close: () => transport.close(),
  };
}

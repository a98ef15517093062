import { allowListOf, restrictedTo } from './allow-list.ts';
import { emlTransport } from './eml-transport.ts';
import type { MailAddress, MailTransport } from './mail.ts';
import { smtpTransport, smtpUrlOf } from './smtp-transport.ts';

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

/** @throws Error, one sentence naming the setting, when the settings give no way out for mail */
export function openMailTransport({ smtpUrl, folder, mode, sender, allow }: MailSettings): MailTransport {
  if (!smtpUrl && mode === 'live') {
    throw new Error('SMTP_URL is needed in live mode: without it no enquiry would reach the concierge.');
  }
  const transport = smtpUrl ? smtpTransport(smtpUrlOf(smtpUrl), sender) : emlTransport(folder, sender);
  return allow ? restrictedTo(allowListOf(allow), transport) : transport;
}

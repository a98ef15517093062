import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressIn } from '@sundowner/settings/shapes';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import type { StudioSettings } from '../settings.ts';

/** Whether an address is on a staging copy's allow-list: whole addresses and `@domains`; an empty list allows all. */
export function mayReceive(address: string, allow: readonly string[]): boolean {
  if (allow.length === 0) return true;
  const wanted = address.toLowerCase();
  return allow.some((entry) => {
    const rule = entry.toLowerCase();
    return rule.startsWith('@') ? wanted.endsWith(rule) : wanted === rule;
  });
}

/** Where the studio's few mails go (a forgotten password): SMTP, or .eml files in demonstration mode. */
export function studioMail({ mail, dataDir, brand }: StudioSettings): EmailAdapter {
  const smtp = mail.smtpUrl ? nodemailer.createTransport(mail.smtpUrl) : null;
  const file = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return ({ payload }) => ({
    name: 'studio-mail',
    defaultFromAddress: addressIn(mail.from),
    defaultFromName: `${brand.shortName} studio`,
    sendEmail: async (message) => {
      const options = message as SendMailOptions;
      if (!mayReceive(String(message.to), mail.allow ?? [])) {
        payload.logger.warn('A mail was not sent: its recipient is not on MAIL_ALLOW.');
        return;
      }
      if (smtp) {
        await smtp.sendMail(options);
        return;
      }
      const { message: eml } = await file.sendMail(options);
      const folder = join(dataDir, 'mail');
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(folder, `studio-${randomUUID()}.eml`), eml as Buffer, { mode: 0o600 });
    },
  });
}

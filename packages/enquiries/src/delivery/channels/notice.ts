import type { MailAddress, MailTransport } from '../mail/mail.ts';
import type { Notice, NoticeMailer, PersonMailer } from './channel.ts';

const textOf = ({ lines }: Notice, brand: string): string =>
  [...lines, '', '-- ', `${brand}, the enquiry desk`].join('\n');

/** Mails to people of the house, each to their own address. Plain text, without anything of a traveller's. */
export function personMailer(transport: MailTransport, brand: string): PersonMailer {
  return {
    async sendTo(to, notice, id, signal) {
      const { subject } = notice;
      const text = textOf(notice, brand);
      await transport.send({ id, name: 'notice', to, replyTo: null, subject, text, html: null }, signal);
    },
  };
}

/**
 * Notices to the concierge's mailbox: what was held back, is late or has failed. Plain text, and no personal data beyond
 * references, so that they may be forwarded.
 */
export function noticeMailer(transport: MailTransport, mailbox: MailAddress, brand: string): NoticeMailer {
  const { sendTo } = personMailer(transport, brand);
  return { sendNotice: (notice, id, signal) => sendTo(mailbox, notice, id, signal) };
}

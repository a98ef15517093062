import type { MailAddress, MailTransport } from '../mail/mail.ts';
import type { NoticeMailer } from './channel.ts';

/**
 * Notices to the concierge's mailbox: what was held back, is late or has failed. Plain text, and no personal data beyond
 * references, so that they may be forwarded.
 */
export function noticeMailer(transport: MailTransport, mailbox: MailAddress, brand: string): NoticeMailer {
  return {
    async sendNotice({ subject, lines }, id, signal) {
      const text = [...lines, '', '-- ', `${brand}, the enquiry desk`].join('\n');
      await transport.send(
        { id, name: 'notice', to: mailbox, replyTo: null, subject, text, html: null },
        signal,
      );
    },
  };
}

import { answerMail } from '@sundowner/enquiries/delivery/channels/answer-mail/answer-mail';
import type { Sender } from '@sundowner/enquiries/delivery/channels/channel';
import { smtpTransport } from '@sundowner/enquiries/delivery/mail/smtp-transport';

/** Address our mails come from in these tests. */
export const sender = 'concierge@lodges.example';

/** Answers over a real SMTP server. */
export const answersOver = (smtpUrl: string): Sender =>
  answerMail({
    transport: smtpTransport(new URL(smtpUrl), { name: 'The Concierge', address: sender }),
    routing: { byProperty: {}, byKind: {}, default: { name: null, address: sender } },
  });

import { setting } from '../row.ts';
import * as shape from '../shapes.ts';

/** How mail leaves, and to whom. */
export const mail = {
  /** `null` writes mails as files into the data directory: demonstration mode only. */
  smtpUrl: setting('SMTP_URL', shape.mailServer, {
    standard: null,
    readBy: ['site', 'studio'],
    live: { needed: 'set it to the mail server that takes enquiries to the concierge' },
    words: 'The mail server: `smtps://user:password@host:465`. Without it, demonstration mails become files',
  }),
  from: setting('MAIL_FROM', shape.mailbox, {
    standard: 'The Concierge <concierge@example.com>',
    readBy: ['site', 'studio'],
    live: { needed: 'set it to the address mails come from' },
    words: 'The sender of mails',
  }),
  concierge: setting('CONCIERGE_MAIL', shape.mailbox, {
    standard: 'concierge@example.com',
    readBy: ['site'],
    live: { needed: 'set it to the mailbox enquiries go to' },
    words: 'The mailbox enquiries go to',
  }),
  /** `null`: travellers' answers go to a mailbox of the house alone. */
  imapUrl: setting('IMAP_URL', shape.mailboxServer, {
    standard: null,
    readBy: ['site'],
    words:
      "The mailbox travellers' answers are read from: `imaps://user:password@host:993/INBOX`. Without it they stay in the mailbox they go to",
  }),
  allow: setting('MAIL_ALLOW', shape.mailList, {
    standard: null,
    standardWords: 'anywhere',
    readBy: ['site', 'studio'],
    words: 'For staging copies: the only addresses and `@domains` mail may reach',
  }),
};

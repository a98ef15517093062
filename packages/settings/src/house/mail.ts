import { sharedSetting, siteSetting } from '../row.ts';
import * as shape from '../shapes.ts';

/** How mail leaves, and to whom. */
export const mail = {
  /** `null` writes mails as files into the data directory: demonstration mode only. */
  smtpUrl: sharedSetting('SMTP_URL', shape.mailServer, {
    standard: null,
    live: { needed: 'set it to the mail server that takes enquiries to the concierge' },
    words: 'The mail server: `smtps://user:password@host:465`. Without it, demonstration mails become files',
  }),
  from: sharedSetting('MAIL_FROM', shape.mailbox, {
    standard: 'The Concierge <concierge@example.com>',
    live: { needed: 'set it to the address mails come from' },
    words: 'The sender of mails',
  }),
  concierge: siteSetting('CONCIERGE_MAIL', shape.mailbox, {
    standard: 'concierge@example.com',
    live: { needed: 'set it to the mailbox enquiries go to' },
    words: 'The mailbox enquiries go to',
  }),
  /** `null`: travellers' answers go to a mailbox of the house alone. */
  imapUrl: siteSetting('IMAP_URL', shape.mailboxServer, {
    standard: null,
    words:
      "The mailbox travellers' answers are read from: `imaps://user:password@host:993/INBOX`. Without it they stay in the mailbox they go to",
  }),
  allow: sharedSetting('MAIL_ALLOW', shape.mailList, {
    standard: null,
    standardWords: 'anywhere',
    words: 'For staging copies: the only addresses and `@domains` mail may reach',
  }),
};

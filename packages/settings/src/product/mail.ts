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
  /** Domains by which mails of ours are still known that travellers answer. */
  formerDomains: siteSetting('FORMER_MAIL_DOMAINS', shape.domains, {
    standard: [],
    words:
      'Domains that `MAIL_FROM` had before: answers to mails sent from there still find their enquiry. `example.com, example.org`',
  }),
  /** `null`: nothing proves who wrote a mail. */
  serverName: siteSetting('MAIL_SERVER_NAME', shape.hostName, {
    standard: null,
    standardWords: 'nothing is proven',
    words:
      'What the server of `IMAP_URL` calls itself in `Authentication-Results`: only what it says there proves who wrote a mail, and a mail of a colleague is one only where it does. `protection.outlook.com` for Exchange Online, which names none',
  }),
  allow: sharedSetting('MAIL_ALLOW', shape.mailList, {
    standard: null,
    standardWords: 'anywhere',
    words: 'For staging copies: the only addresses and `@domains` mail may reach',
  }),
};

import { imapMailbox, type Mailbox } from '@sundowner/enquiries/mailbox/imap-mailbox';
import { readMailboxAddress } from '@sundowner/enquiries/mailbox/mailbox-address';
import type { ImapBox } from '../support/dovecot.ts';
import { type DeskStage, deskStage } from './enquiries-desk-stage.ts';
import { newKeyring, type TestDatabase } from './enquiries-stage.ts';
import { sender } from './mailbox-stage.ts';

/** Address of the traveller of these tests, as the form has it. */
export const traveller = 'naledi@example.com';

let number = 0;

/** A mail as it lies in a mailbox. @param heads over those of a plain one, by name; `null` leaves one out */
export function rawMail(heads: Readonly<Record<string, string | null>>, words: string): Buffer {
  number += 1;
  const all: Record<string, string | null> = {
    From: `Naledi Okafor <${traveller}>`,
    To: `The Concierge <${sender}>`,
    Subject: 'Re: Your enquiry',
    Date: new Date().toUTCString(),
    'Message-ID': `<mail-${number}@mail.example.net>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...heads,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return Buffer.from([...lines, '', words, ''].join('\r\n'));
}

export interface MailsStage {
  readonly desk: DeskStage;
  readonly mailbox: Mailbox;
  /** Reads what there is. @returns what became of each mail */
  read(): Promise<string[]>;
  /** Delivers mails and reads them. */
  arrive(...mails: readonly Buffer[]): Promise<string[]>;
}

/** A desk that reads a mailbox of a real IMAP server, which was read once. */
export async function mailsStage(
  database: TestDatabase,
  imap: ImapBox,
  more: { readonly formerHosts?: readonly string[]; readonly server?: string } = {},
): Promise<MailsStage> {
  const address = readMailboxAddress(imap.url);
  const mailbox = imapMailbox(address);
  const desk = await deskStage(await database.open(), database.dataDir, {
    keyring: newKeyring(),
    mailbox: { mailbox, name: address.name, sender, ...more },
  });
  const read = async () => [...((await desk.pipeline.mailboxReader?.read()) ?? [])];
  await read();
  return {
    desk,
    mailbox,
    read,
    async arrive(...mails) {
      for (const mail of mails) await imap.deliver(mail);
      return read();
    },
  };
}

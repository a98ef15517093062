import { noEnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import { mailIdentity } from '@sundowner/enquiries/mailbox/mail-identity';
import { parseMail } from '@sundowner/enquiries/mailbox/parsed-mail';
import { type MailOutcome, takeMail } from '@sundowner/enquiries/mailbox/take-mail';
import { createPersonHash } from '@sundowner/enquiries/store/personal-fields';
import { openVault } from '@sundowner/enquiries/store/vault';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { type DeskStage, deskStage } from './enquiries-desk-stage.ts';
import type { TestDatabase } from './enquiries-stage.ts';
import { sender } from './mailbox-stage.ts';

/** What our mail server calls itself in these tests. */
export const ownServer = 'mx.lodges.example';

export interface TakenMails {
  readonly desk: DeskStage;
  /** Takes mails as the reader of the mailbox does, one after another. @returns what became of each */
  take(...sources: readonly (Uint8Array | string)[]): Promise<MailOutcome[]>;
  /** The same of mails that lie in the mailbox since a moment. */
  takeOfTime(at: number, ...sources: readonly (Uint8Array | string)[]): Promise<MailOutcome[]>;
}

/** A desk that takes mails without a mail server between: for many of them, in seconds. */
export async function takenMails(
  database: Pick<TestDatabase, 'dataDir' | 'open'>,
  options: Parameters<typeof deskStage>[2] = {},
): Promise<TakenMails> {
  const desk = await deskStage(await database.open(), database.dataDir, options);
  const identity = mailIdentity(sender, { names: ['The Concierge'], server: ownServer });
  const vault = openVault(desk.keyring);
  const content = { ...noEnquiryContent, collection: demonstrationCollection() };
  const context = {
    ...{ vault, hash: createPersonHash(vault), identity, hosts: identity.hosts, keepUnmatched: true },
    content: () => content,
  };
  async function takeOf(came: number | null, sources: readonly (Uint8Array | string)[]) {
    const became: MailOutcome[] = [];
    for (const source of sources) {
      const original = Buffer.from(source);
      const mail = { ...(await parseMail(original)), original };
      const { at } = desk.clock;
      became.push(await desk.store.transaction((sql) => takeMail(sql, mail, context, came ?? at, at)));
      desk.clock.at += 1000;
    }
    return became;
  }
  return {
    desk,
    take: (...sources) => takeOf(null, sources),
    takeOfTime: (came, ...sources) => takeOf(came, sources),
  };
}

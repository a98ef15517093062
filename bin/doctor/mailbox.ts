import { readMailboxAddress } from '@sundowner/enquiries/mailbox/mailbox-address';
import { named } from '@sundowner/settings/product';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { type Finding, fault, good, note } from './finding.ts';

const { name: setting } = named.mail.imapUrl;
const { name: serverSetting } = named.mail.serverName;

/** Whether any mail that comes in can be proven to be of whom it says. */
export function sendersFinding({
  mail,
}: {
  readonly mail: Pick<SiteSettings['mail'], 'imapUrl' | 'serverName'>;
}): Finding[] {
  const about = 'Senders of mails';
  if (mail.imapUrl === null) return [];
  return [
    mail.serverName === null
      ? note(
          about,
          `no ${serverSetting}: nothing proves who wrote a mail, and one of a colleague's waits until a concierge says who it is`,
        )
      : good(about, `what ${mail.serverName} finds of them counts`),
  ];
}

/** Opens the mailbox travellers' answers come to, and reads nothing in it. */
export async function mailboxFinding({ mail }: Pick<SiteSettings, 'mail'>): Promise<Finding> {
  const about = 'Mailbox';
  if (mail.imapUrl === null)
    return note(about, `no ${setting}: travellers' answers stay in the mailbox they go to`);
  const address = readMailboxAddress(mail.imapUrl);
  const { imapMailbox } = await import('@sundowner/enquiries/mailbox/imap-mailbox');
  const mailbox = imapMailbox(address);
  try {
    await mailbox.read(async () => {});
    return good(about, `${address.name} can be read`);
  } catch (error) {
    const { code, authenticationFailed = false } = error as { code?: string; authenticationFailed?: boolean };
    const meaning = authenticationFailed
      ? 'it refuses the user name or password'
      : (code ?? `it has no folder "${address.folder}", or gives no answer`);
    return fault(about, `${address.name} cannot be read: ${meaning}; check ${setting}.`);
  } finally {
    await mailbox.close();
  }
}

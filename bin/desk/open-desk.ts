import { emptyCollection } from '@sundowner/brand';
import { systemClock } from '@sundowner/enquiries/clock';
import { noEnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import { mailboxOf } from '@sundowner/enquiries/delivery/mail/mail-address';
import { beginFromMail } from '@sundowner/enquiries/desk/begin';
import type { Desk } from '@sundowner/enquiries/desk/desk';
import { createDesk } from '@sundowner/enquiries/desk/desk';
import { createErasure, type Erasure } from '@sundowner/enquiries/erasure/erasure';
import { defaultLimits } from '@sundowner/enquiries/limits';
import type { Log } from '@sundowner/enquiries/log';
import { mailIdentity } from '@sundowner/enquiries/mailbox/mail-identity';
import { readMailboxAddress } from '@sundowner/enquiries/mailbox/mailbox-address';
import {
  createUnmatchedMailDesk,
  type UnmatchedMailDesk,
} from '@sundowner/enquiries/mailbox/unmatched-mail-desk';
import { createPrivacy, type Privacy } from '@sundowner/enquiries/privacy/privacy';
import { onDatabaseTime } from '@sundowner/enquiries/store/database/on-database-time';
import { openStore } from '@sundowner/enquiries/store/database/open';
import type { Store } from '@sundowner/enquiries/store/database/port';
import { ledgerFileOf } from '@sundowner/enquiries/store/installation-files';
import { openVault } from '@sundowner/enquiries/store/vault';
import { createDeskChanges } from '@sundowner/enquiries/work/changes';
import { loadKeyring } from '@sundowner/keyring';
import type { SiteSettings } from '../../apps/site/src/settings.ts';

/** The enquiry store of an installation, opened beside the running product or without it. */
export interface OpenDesk {
  readonly store: Store;
  readonly desk: Desk;
  readonly privacy: Privacy;
  readonly mails: UnmatchedMailDesk;
  readonly erasure: Erasure;
  close(): Promise<void>;
}

/** A command's own output says what it does. */
const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/**
 * Opens the desk. What it changes is delivered by the running product, which looks for work every second, or by the
 * next one that starts.
 *
 * @throws KeyringError, StoreUnavailableError
 */
export async function openDesk(settings: SiteSettings): Promise<OpenDesk> {
  const keyring = loadKeyring(settings.keysDir);
  const store = await onDatabaseTime(() => openStore(settings, silent));
  const shared = { store, clock: systemClock, limits: defaultLimits, log: silent };
  const identity = mailIdentity(mailboxOf(settings.mail.from, 'MAIL_FROM').address, {
    formerHosts: settings.mail.formerDomains,
    addresses: [mailboxOf(settings.mail.concierge, 'CONCIERGE_MAIL').address],
  });
  const collection = emptyCollection(settings.brand, settings.installation);
  const atTheDesk = {
    ...shared,
    vault: openVault(keyring),
    channels: settings.channels,
    initials: settings.brand.initials,
    own: identity.own,
    changes: createDeskChanges(),
    mailbox: settings.mail.imapUrl === null ? null : readMailboxAddress(settings.mail.imapUrl).name,
    onWork: () => {},
    // A command reads no content: it names choices and properties as they were sent, in the time zone of the house.
    content: () => ({ ...noEnquiryContent, collection }),
  };
  return {
    store,
    desk: createDesk(atTheDesk),
    privacy: createPrivacy({ ...atTheDesk, retentionMonths: settings.retentionMonths }),
    mails: createUnmatchedMailDesk({
      ...atTheDesk,
      mailHosts: identity.hosts,
      beginFromMail: (sql, mail, by) =>
        beginFromMail(sql, mail, {
          ...atTheDesk,
          ...by,
          content: atTheDesk.content(),
          initials: settings.brand.initials,
        }),
    }),
    erasure: createErasure({
      ...shared,
      erasureKey: keyring.erasure,
      ledgerFile: ledgerFileOf(settings.dataDir),
      // The running product finishes erasures when their hour is over; this command only asks for them.
      eraseMails: () => Promise.resolve(0),
    }),
    close: () => store.close(),
  };
}

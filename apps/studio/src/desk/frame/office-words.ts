import type { Office } from '../address.ts';

/** What the desk's pages beside its lists are called. */
export const officeWords: Readonly<Record<Office, string>> = {
  figures: 'Figures',
  person: 'A person’s data',
  privacy: 'Erasures and consent',
  mails: 'Mails of unknown senders',
  settings: 'Settings of the desk',
};

import type { Office } from '../address.ts';

/** What the desk's pages beside its lists are called. */
export const officeWords: Readonly<Record<Office, string>> = {
  figures: 'Figures',
  person: 'A person’s data',
  privacy: 'Erasures and consent',
  settings: 'Settings of the desk',
};

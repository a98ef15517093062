import { isReference } from '@sundowner/desk-wire/reference';
import { type DeskPageName, deskPageNames } from '../address.ts';

/**
 * What the browser's tab says on a page of the desk, or `null` for every other page of the admin.
 *
 * A reference and never a name: titles end in the browser's history. Payload's views take their titles from the
 * configuration, which cannot know the enquiry, so the admin's page file asks here.
 *
 * @param segments of the address below `/admin`
 * @param studio how the studio names itself: "More studio"
 */
export function deskTitle(segments: readonly string[] | undefined, studio: string): string | null {
  const [first, reference] = segments ?? [];
  if (first !== 'desk' || reference === undefined) return null;
  const page = deskPageNames.find((known) => known === reference);
  if (page) return `${deskPageTitles[page]}, Enquiry desk | ${studio}`;
  return `${isReference(reference) ? reference : 'No such enquiry'}, Enquiry desk | ${studio}`;
}

/** What the desk's pages beside its lists are called. */
export const deskPageTitles: Readonly<Record<DeskPageName, string>> = {
  begin: 'New enquiry',
  mails: 'Unplaced mail',
  figures: 'Figures',
  person: 'A person’s data',
  privacy: 'Erasures and consent',
  rules: 'Rules for senders',
  settings: 'Settings of the desk',
};

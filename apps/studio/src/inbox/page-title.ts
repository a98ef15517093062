import { isReference } from './address.ts';

/**
 * What the browser's tab says on a page of the inbox, or `null` for every other page of the admin.
 *
 * A reference and never a name: titles end in the browser's history. Payload's views take their titles from the
 * configuration, which cannot know the enquiry, so the admin's page file asks here.
 *
 * @param segments of the address below `/admin`
 * @param studio how the studio names itself: "More studio"
 */
export function inboxTitle(segments: readonly string[] | undefined, studio: string): string | null {
  const [first, reference] = segments ?? [];
  if (first !== 'inbox' || reference === undefined) return null;
  return `${isReference(reference) ? reference : 'No such enquiry'}, Inbox | ${studio}`;
}

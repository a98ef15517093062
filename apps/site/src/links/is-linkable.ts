import { type Collection, hasItsEntry, hasPage, withoutEndSlashes } from '@sundowner/brand';
import { currentCollection } from '../content/collection/collection-scope.ts';

/** Forms and dialogs that ask about something, and whether there is any of it. */
const subjects: Readonly<Record<string, (collection: Collection) => boolean>> = {
  '/enquire/residences': ({ residences }) => residences.length > 0,
  '/enquire/travel-africa': ({ journeys, absentPages }) =>
    journeys.length > 0 || !absentPages.includes('/travel-africa'),
  '/enquire/destination': ({ properties, destinations }) => properties.length + destinations.length > 0,
  '/enquire/experiences': ({ experiences, properties }) => experiences.length + properties.length > 0,
  '/enquire/celebration': ({ properties }) => properties.length > 0,
  '/enquire/book': ({ lodges, residences, cards }) => lodges.length + residences.length + cards.length > 0,
  '/enquire/360-tours': ({ lodges, residences }) => lodges.length + residences.length > 0,
};

/**
 * Whether a link to `href` may be rendered: an address of another host always, one of our own only when the collection has the page and what
 * it is about. Of a lodge, a villa, a residence and a treehouse it has the pages of those that are published.
 */
export function isLinkable(href: string): boolean {
  const collection = currentCollection();
  if (!hasPage(href, collection) || !hasItsEntry(href, collection)) return false;
  return subjects[withoutEndSlashes(href.split(/[?#]/, 1)[0] ?? '')]?.(collection) ?? true;
}

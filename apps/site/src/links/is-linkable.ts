import { bookablePlaces, type Collection, hasItsEntry, hasPage, withoutEndSlashes } from '@sundowner/brand';
import { currentCollection } from '../content/places/collection-scope.ts';

/** Forms and dialogs that ask about something, and whether there is any of it. */
const subjects: Readonly<Record<string, (collection: Collection) => boolean>> = {
  '/enquire/residences': ({ residences }) => residences.length > 0,
  '/enquire/travel-africa': ({ journeys, absentPages }) =>
    journeys.length > 0 || !absentPages.includes('/travel-africa'),
  '/enquire/destination': ({ properties, destinations }) => properties.length + destinations.length > 0,
  '/enquire/experiences': ({ experiences, properties }) => experiences.length + properties.length > 0,
  '/enquire/celebration': ({ properties }) => properties.length > 0,
  '/enquire/book': offersBooking,
};

/** Whether the dialog of availability has a place to show: one in a region that is shown, with a card that leads to the booking service. */
function offersBooking(collection: Collection): boolean {
  const shown = collection.regions.flatMap(({ key, hidden }) => (hidden ? [] : [key]));
  const booked = collection.cards.flatMap(({ tag, books }) => (books ? [tag] : []));
  return bookablePlaces(collection).some(({ tag, region }) => booked.includes(tag) && shown.includes(region));
}

/**
 * Whether a link to `href` may be rendered: an address of another host always, one of our own only when the collection has the page and what
 * it is about. Of a lodge, a villa, a residence and a treehouse it has the pages of those that are published.
 */
export function isLinkable(href: string): boolean {
  const collection = currentCollection();
  if (!hasPage(href, collection) || !hasItsEntry(href, collection)) return false;
  return subjects[withoutEndSlashes(href.split(/[?#]/, 1)[0] ?? '')]?.(collection) ?? true;
}

import { bookablePlaces, entryPath, hasPage } from '@sundowner/brand';
import { currentCollection } from './collection-scope.ts';

/** The address, or `null` where it has no page: fields of a link outlive the place they speak of. */
export const publishedHref = (href: string | null): string | null =>
  href !== null && hasPage(href, currentCollection()) ? href : null;

/** What decides where a card of a treehouse leads. */
interface TreehouseLink {
  readonly slug: string;
  /** Key of its property. */
  readonly property: string | null;
  /** Where an editor wants it to lead; `null` where nobody said. */
  readonly discoverButtonLink: string | null;
}

/** Where the cards of a treehouse lead: where its editor said, while that is a page, and else to its own page. */
export const treehouseHref = ({ discoverButtonLink, ...treehouse }: TreehouseLink): string | null =>
  publishedHref(discoverButtonLink) ?? publishedHref(entryPath('treehouse', treehouse, currentCollection()));

/** Whether the place that a tag names, or a treehouse ("treehouse-marula"), is published: tags outlive it too. */
export function isOffered(tag: string): boolean {
  const collection = currentCollection();
  const treehouse = /^treehouse-(.+)$/.exec(tag)?.[1];
  if (treehouse) return collection.treehouses.some(({ slug }) => slug === treehouse);
  return bookablePlaces(collection).some((place) => place.tag === tag);
}

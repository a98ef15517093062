import { type Collection, propertyOfPath } from '@sundowner/brand';

/** Id of the part of `/experiences` that lists everything of a kind, by the kind's identifier. */
export const kindAnchor = (identifier: string): string => `kind-${identifier}`;

interface Kind {
  /** The kind's identifier: "foodwine". */
  readonly category: string;
  /** Where its entry says it is. */
  readonly href: string;
}

/**
 * Where everything of a kind of experience is: its own page, or its part of the page of all kinds where its entry leads to a page of one
 * property, which has its own alone.
 */
export const allOfKind = ({ category, href }: Kind, collection: Collection): string =>
  propertyOfPath(href, collection) ? `/experiences#${kindAnchor(category)}` : href;

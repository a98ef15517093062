import { isLinkable } from '@sundowner/brand';

/** The page of the rooms of a property that is one house: some call them suites. */
export const roomsPageOf = (root: string): string =>
  [`${root}/suites`].find((href) => isLinkable(href)) ?? `${root}/rooms`;

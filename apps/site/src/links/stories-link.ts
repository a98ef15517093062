import { type Property, type StoryTagGroup, storyFilterNames } from '@sundowner/brand';

/** A tag that stories are filtered by, as addresses know it. */
export interface StoryChoice {
  readonly group: StoryTagGroup;
  readonly slug: string;
}

/**
 * The address of the stories with these tags chosen: `/blog?traveller=family&property=monwana-game-lodge&page=2` (CNT-06).
 *
 * @param page from 1, which the address leaves out
 */
export function storiesLink(chosen: readonly StoryChoice[], page = 1): string {
  const query = new URLSearchParams();
  for (const { group, slug } of chosen) query.append(storyFilterNames[group], slug);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/blog?${query}` : '/blog';
}

/**
 * The stories of a property: filtered by it, at its anchor (NAV-13). The query filters without scripts too; the anchor is what links
 * from elsewhere have carried for years.
 */
export const propertyStoriesLink = ({ storiesAnchor }: Pick<Property, 'storiesAnchor'>): string =>
  `${storiesLink([{ group: 'property', slug: storiesAnchor }])}#${storiesAnchor}`;

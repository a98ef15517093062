import { addressWord, type Property, type StoryTagGroup, storyFilterNames } from '@sundowner/brand';

/** A tag that stories are filtered by, as addresses know it. */
export interface StoryChoice {
  readonly group: StoryTagGroup;
  readonly slug: string;
}

/**
 * The address of the stories with these tags chosen: `/blog?traveller=family&property=the-delta-camps&page=2` (CNT-06).
 *
 * @param page from 1, which the address leaves out
 */
export function storiesLink(chosen: readonly StoryChoice[], page = 1): string {
  const query = new URLSearchParams();
  for (const { group, slug } of chosen) query.append(storyFilterNames[group], slug);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/blog?${query}` : '/blog';
}

/** Where the stories of a property stand in the page of them, and what the filter names its tag by. */
export const storiesAnchor = ({ storyTag }: Pick<Property, 'storyTag'>): string => addressWord(storyTag);

/**
 * The stories of a property: filtered by it, at its anchor (NAV-13). The query filters without scripts too; the anchor is what links
 * from elsewhere have carried for years.
 */
export function propertyStoriesLink(property: Pick<Property, 'storyTag'>): string {
  const slug = storiesAnchor(property);
  return `${storiesLink([{ group: 'property', slug }])}#${slug}`;
}

import { storiesLink } from '../../links/stories-link.ts';
import type { StoriesPage } from './read-stories-page.ts';

/** "38 stories", the featured one among them where it stands on the page. */
export function countInWords({ listing }: Pick<StoriesPage, 'listing'>): string {
  const { total, featuredMatches, chosen } = listing;
  const count = total + (featuredMatches ? 1 : 0);
  if (count === 0) return chosen.length > 0 ? 'No story matches all of your choices.' : 'No stories yet.';
  return count === 1 ? '1 story' : `${count} stories`;
}

/** What was chosen, each with the address without it. */
export const removals = (chosen: StoriesPage['listing']['chosen']) =>
  chosen.map((tag) => ({
    title: tag.title,
    href: storiesLink(chosen.filter((other) => other !== tag)),
  }));

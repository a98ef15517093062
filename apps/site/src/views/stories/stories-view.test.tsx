import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StoriesPage } from './read-stories-page.ts';
import { StoriesView } from './stories-view.tsx';

const tag = { slug: 'couples', title: 'Couples', group: 'travellerType' } as const;

/** The page of the stories: with nothing of what is not said. */
function drawn(listing: object): string {
  const none = {
    featured: null,
    featuredMatches: false,
    stories: [],
    total: 0,
    chosen: [],
    page: 1,
    pageCount: 1,
  };
  const tags = { travellerType: [tag], interest: [], property: [] };
  const page = { intro: {}, crumbs: [], listing: { ...none, tags, ...listing } };
  return renderToStaticMarkup(<StoriesView {...(page as unknown as StoriesPage)} />);
}

test('COL-04 without stories, or without anything to choose, there is no button to show some', () => {
  expect(drawn({})).not.toContain('<form');
  expect(drawn({})).toContain('No stories yet.');
  const no = { travellerType: [], interest: [], property: [] };
  expect(drawn({ total: 3, tags: no })).not.toContain('<form');
  expect(drawn({ total: 3 })).toContain('Show stories');
  // What was chosen can be changed though nothing matches.
  expect(drawn({ chosen: [tag] })).toContain('Show stories');
});

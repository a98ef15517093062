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
    matchesAny: false,
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

test('CNT-06/no-match stories that match one choice alone are said to; without any, each choice can be taken away', () => {
  const chosen = [tag, { slug: 'recipes', title: 'Recipes', group: 'interest' }];
  expect(drawn({ chosen, total: 1, matchesAny: true })).toContain(
    'No story matches all of your choices. 1 story matches at least one of them.',
  );
  expect(drawn({ chosen, total: 12, matchesAny: true })).toContain('12 stories match at least one of them.');
  expect(drawn({ chosen, total: 12 })).not.toContain('No story matches');
  const none = drawn({ chosen, matchesAny: true });
  expect(none).toContain('No story matches your choices.');
  expect(none).toContain('Without Recipes');
});

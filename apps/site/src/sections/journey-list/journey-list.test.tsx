import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JourneyListing } from '../../content/journey/journey-listing.ts';
import { JourneyList } from './journey-list.tsx';

const filter = (chosen: string | null) => ({
  name: 'nights',
  title: 'Nights',
  options: [{ value: 'up-to-7', label: 'Up to 7' }],
  chosen,
});

/** The list of no journeys, with a filter of which something may be chosen. */
const drawn = (chosen: string | null) => {
  const listing = { filters: [filter(chosen)], journeys: [] } as unknown as JourneyListing;
  return renderToStaticMarkup(<JourneyList path="/curated-journeys" listing={listing} most={9} />);
};

test('COL-03/retired after the last journey a list says that there is none, offers no choice, and leads to a person', () => {
  const html = drawn(null);
  expect(html).toContain('No journeys yet.');
  expect(html).not.toContain('<form');
  expect(html).not.toContain('your choices');
  expect(html).toContain('/enquire/travel-africa');
});

test('a choice that no journey matches can be taken back', () => {
  const html = drawn('up-to-7');
  expect(html).toContain('No journey matches all of your choices.');
  expect(html).toContain('Take one of your choices away, or ');
  expect(html).toContain('<form');
});

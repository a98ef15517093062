import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PackageCard } from '../../content/journey/journey.ts';
import type { JourneyListing } from '../../content/journey/journey-listing.ts';
import { samples } from '../../ui/samples/sample-pictures.ts';
import type { PageMoney } from '../currency-switch/page-money.ts';
import { JourneyList } from './journey-list.tsx';

const money = (choice: Partial<PageMoney['choice']> = {}): PageMoney => ({
  path: '/curated-journeys',
  query: new URLSearchParams(),
  choice: {
    ...{ currency: 'ZAR', rate: 1, currencies: ['ZAR', 'USD'], quote: null, failed: false },
    rates: { USD: 0.05 },
    ...choice,
  },
});

const filter = (chosen: string | null) => ({
  name: 'nights',
  title: 'Nights',
  options: [{ value: 'up-to-7', label: 'Up to 7' }],
  chosen,
});

/** The list of no journeys, with a filter of which something may be chosen. */
const drawn = (chosen: string | null) => {
  const listing = { filters: [filter(chosen)], journeys: [] } as unknown as JourneyListing;
  return renderToStaticMarkup(<JourneyList listing={listing} money={money()} most={9} />);
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

const journey = (title: string, priceFrom: PackageCard['priceFrom']) => ({
  ...{ title, href: `/curated-journeys/${title}`, slug: title, nights: 7, stops: [], season: 'All year' },
  ...{ picture: { ...samples.dusk, focus: { x: 50, y: 50 } }, comingSoon: false, priceFrom },
});
const priced = (choice: Partial<PageMoney['choice']> = {}, chosen: string | null = null) => {
  const journeys = [
    journey('rand', { amount: 98_000, currency: 'ZAR' }),
    journey('dollars', { amount: 8200, currency: 'USD' }),
  ];
  const listing = { filters: [filter(chosen)], journeys } as unknown as JourneyListing;
  return renderToStaticMarkup(<JourneyList listing={listing} money={money(choice)} most={9} />)
    .replaceAll('\u00a0', ' ')
    .replaceAll(/<span[^>]* hidden="">[^<]*<\/span>/g, '')
    .replaceAll(/<\/?(?:span|b|data)[^>]*>/g, '');
};

test('CUR-02 prices of a list stand in one currency, those kept in another say which, and the switch comes with them', () => {
  const rand = priced();
  expect(rand).toContain('From R 98 000 per person');
  expect(rand).toContain('From R 164 000 per person, converted from dollars');
  expect(rand).not.toContain('$8,200');
  expect(rand).toContain('data-currency-switch="ZAR"');
  const dollars = priced({ currency: 'USD', rate: 0.05 }, 'up-to-7');
  expect(dollars).toContain('From $4,900 per person');
  // Told as it is kept, and not by a rate there and back.
  expect(dollars).toContain('From $8,200 per person');
  expect(dollars).not.toContain('converted from');
  // Without scripts the form, and each way to take a choice back, keep the currency.
  expect(dollars).toContain('<input type="hidden" name="currency" value="USD"/>');
  expect(dollars).toContain('href="/curated-journeys?currency=USD#journeys"');
  expect(dollars).toContain('href="/curated-journeys?nights=up-to-7"');
});

test('CUR-02 without a rate a price stands in its own currency', () => {
  const html = priced({ rates: {} });
  expect(html).toContain('From R 98 000 per person');
  expect(html).toContain('From $8,200 per person');
});

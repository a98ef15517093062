import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Rate } from '../../content/rates/rates.ts';
import { estimateChoices } from '../../sections/estimate/read-question.ts';
import { asKept } from '../../ui/money/money.tsx';
import { PropertyRatesView } from './property-rates-view.tsx';
import type { PropertyRatesPage } from './read-property-rates-page.ts';

const rate: Rate = {
  ...{ title: 'Tent, 2027', property: 'lionsands', year: 2027, place: 'Tent', item: 'tent', kind: 'room' },
  ...{
    lodge: 'River Lodge',
    sleeps: 2,
    sleepsAdults: null,
    howMany: null,
    currency: 'USD',
    per: 'person',
    guests: '',
    note: '',
    asOf: null,
  },
  ...{ inclusions: [], exclusions: [], childPolicy: '', childFrom: null, childFree: null, childUntil: null },
  seasons: [
    {
      ...{ name: 'Green season', from: '2027-01-01', to: '2027-12-31', minimumNights: null, note: '' },
      ...{ perPersonSharing: 1090.5, single: null, child: null, unit: null },
    },
  ],
};

function page(rates: readonly Rate[]): string {
  const view = {
    head: { heading: 'Rates at Xugana', label: '', lead: '', picture: null },
    path: '/lionsands/rates-and-offers',
    property: {
      key: 'lionsands',
      name: 'Xugana',
      shortName: 'Xugana',
      levies: [],
      picture: null,
      booking: {},
    },
    ...{ crumbs: [], rates, years: rates.length > 0 ? [2027] : [], asOf: null, seasons: [], offers: [] },
    ...{
      tours: false,
      others: [],
      places: [],
      choice: { ...asKept(), currencies: ['ZAR'], quote: null, failed: false },
      query: new URLSearchParams(),
    },
    estimate: {
      asked: { question: null, typed: {}, errors: {} },
      ...{ answer: null, choices: estimateChoices(rates), treehouses: [], today: '2027-01-02' },
    },
  };
  return renderToStaticMarkup(<PropertyRatesView {...(view as unknown as PropertyRatesPage)} />);
}

test('a property without a price on sale leads to no file of prices and to no part that is not there', () => {
  const bare = page([]);
  expect(bare).toContain('Prices are being set.');
  for (const absent of ['.pdf', 'href="#estimate"', 'href="#prices"', 'What the price includes', 'Children'])
    expect(bare).not.toContain(absent);
  expect(bare).not.toMatch(/<(h[1-6]|p)[^>]*><\/\1>/);
  const priced = page([{ ...rate, inclusions: ['All meals'], childPolicy: 'From ten years.' }]);
  for (const there of ['rates-and-offers.pdf', 'href="#estimate"', 'href="#prices"', 'All meals', 'Children'])
    expect(priced).toContain(there);
  expect(priced).not.toContain('Prices are being set.');
  expect(priced).not.toContain('Not included');
});
